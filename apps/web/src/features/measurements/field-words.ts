import type { Say } from '@darzi/words/say.ts'

interface Named {
  /** A key of the catalogue, or the id of a field of the shop. */
  field: string
  name?: string | undefined
}

/** What a field is called: by the shop, or in the words of the catalogue. */
export function fieldName({ field, name }: Named, say: Say): string {
  return name ?? say(`measurement-fields.${field}.name`)
}

/** What a garment is called: by the shop, or in the words of the catalogue. */
export function garmentName({ key, name }: { key: string; name?: string | undefined }, say: Say): string {
  return name ?? say(`garment-names.types.${key}`)
}

/** A person as they are told apart: the family under whose record. */
export function measuredName(
  { person, customer }: { person: { name: string; isCustomer: boolean }; customer: { name: string } },
  say: Say,
): string {
  if (person.isCustomer) return person.name
  return say('measurements.person.under', { person: person.name, customer: customer.name })
}
