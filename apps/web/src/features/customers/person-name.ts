import type { Customer } from '@darzi/contract/customer-shapes.ts'

/** The name of one of the record's people; empty for one no longer under it. */
export function personName({ people }: Pick<Customer, 'people'>, id: string): string {
  return people.find((person) => person.id === id)?.name ?? ''
}
