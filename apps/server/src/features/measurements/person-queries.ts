import type { Tx } from '../../db/tx.ts'
import { customerNumber } from '../customers/api.ts'
import { measuredSince } from './sent-queries.ts'

/** Who is measured, and under whose record; undefined when not there or taken off. */
export async function personMeasured(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('persons as person')
    .innerJoin('customers as customer', 'customer.id', 'person.customer_id')
    .select(['person.id', 'person.name', 'person.is_customer', 'person.sizing'])
    .select(['customer.id as customer_id', 'customer.name as customer_name', 'customer.number'])
    .where('person.id', '=', id)
    .where('person.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    person: { id: row.id, name: row.name, isCustomer: row.is_customer, sizing: row.sizing ?? undefined },
    customer: { id: row.customer_id, name: row.customer_name, number: customerNumber(row.number) },
  }
}

/** The pinned notes on the record as a whole and on this person of it, newest first. */
export async function pinnedNotes(
  tx: Tx,
  { customerId, personId }: { customerId: string; personId: string },
) {
  const rows = await tx
    .selectFrom('customer_notes')
    .select('text')
    .where('customer_id', '=', customerId)
    .where('is_pinned', '=', true)
    .where('deleted_at', 'is', null)
    .where((note) => note.or([note('person_id', 'is', null), note('person_id', '=', personId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row.text)
}

/** The last record of the body and of each garment, the body's first; what a customer sent, only where the shop took none. */
export async function latestIds(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('measurement_records')
    .select('id')
    .distinctOn(['profile', 'garment_key'])
    .where('person_id', '=', personId)
    .orderBy('profile')
    .orderBy('garment_key')
    .orderBy((record) => record('sent_by', 'is not', null))
    .orderBy('taken_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => row.id)
}

/** The newest record of the body that the customer sent and the shop has not measured after; undefined when there is none. */
export async function proposedId(tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('measurement_records as sent')
    .select('sent.id')
    .where('sent.person_id', '=', personId)
    .where('sent.profile', '=', 'body')
    .where('sent.sent_by', 'is not', null)
    .where(({ not, exists }) => not(exists(measuredSince(tx, 'sent'))))
    .orderBy('sent.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
