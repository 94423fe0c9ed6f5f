import type { Person } from '@darzi/contract/customer-shapes.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Tx } from '../../db/tx.ts'
import type { WriteContext } from './customer-store.ts'

export interface NewPerson {
  id: string
  customerId: string
  isCustomer: boolean
  name: string
  relation?: string
  sizing?: Person['sizing']
  birthYear?: number
  notes?: string
}

/** The first person of a record: the customer, who is measured too. */
export const customerPerson = (record: { id: string; name: string }, id: string): NewPerson => ({
  id,
  customerId: record.id,
  name: record.name,
  isCustomer: true,
})

/** Writes persons in their order; answers how many were new, for an id may be taken. */
export async function insertPeople(
  tx: Tx,
  writeContext: WriteContext,
  people: readonly NewPerson[],
): Promise<number> {
  if (people.length === 0) return 0
  const written = await tx
    .insertInto('persons')
    .values(peopleRows(writeContext, people))
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return written.length
}

export const peopleRows = (writeContext: WriteContext, people: readonly NewPerson[]) =>
  people.map((person, place) => newRow(writeContext, person, place))

/** A family stands in the order it was written: a millisecond apart. */
function newRow(writeContext: WriteContext, person: NewPerson, place: number) {
  return {
    shop_id: writeContext.shopId,
    id: person.id,
    customer_id: person.customerId,
    is_customer: person.isCustomer,
    ...personRow(person),
    created_at: new Date(writeContext.now.getTime() + place),
  }
}

type PersonFields = Pick<NewPerson, 'name' | 'relation' | 'sizing' | 'birthYear' | 'notes'>

/** The columns of the fields that were given; an empty text clears. */
function personRow({ name, relation, sizing, birthYear, notes }: PersonFields) {
  return {
    name: normaliseName(name),
    ...(relation === undefined ? {} : { relation: normaliseName(relation) || null }),
    ...(sizing === undefined ? {} : { sizing }),
    ...(birthYear === undefined ? {} : { birth_year: birthYear }),
    ...(notes === undefined ? {} : { notes: normaliseLines(notes) || null }),
  }
}

/** A person of a record, removed ones too; undefined when there is none of this id under it. */
export function findPerson(tx: Tx, { id, customerId }: { id: string; customerId: string }) {
  return tx
    .selectFrom('persons')
    .select(['id', 'name', 'is_customer', 'removed_at'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Writes the fields that were given. */
export async function changePerson(tx: Tx, id: string, fields: PersonFields) {
  await tx.updateTable('persons').set(personRow(fields)).where('id', '=', id).execute()
}

export async function markRemoved(tx: Tx, id: string, removedAt: Date | null) {
  await tx.updateTable('persons').set({ removed_at: removedAt }).where('id', '=', id).execute()
}

/** The names of a record's family in its order: everyone but the customer, nobody who was taken off. */
export async function familyNames(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('persons')
    .select('name')
    .where('customer_id', '=', customerId)
    .where('is_customer', '=', false)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.name)
}

/** The customer is the record's first person: one human, one name. */
export async function renameCustomerPerson(tx: Tx, customerId: string, name: string) {
  await tx
    .updateTable('persons')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('is_customer', '=', true)
    .execute()
}
