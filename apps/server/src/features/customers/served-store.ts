/** What the orders feature needs of a customer: who is served, and the place for the figures that follow from orders. */
import type { Language } from '@darzi/words/languages.ts'
import { type QueryCreator, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DB } from '../../db/types.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { hasStoppedMessages } from './messages-queries.ts'

export interface OrderCustomer {
  id: string
  name: string
  phone: string | null
  photoId: string | null
  language: Language | null
  /** They asked for no messages. */
  hasStoppedMessages: boolean
  /** Counts the record's changes: what was read of it stands as long as this does. */
  version: number
  /** Aside of the directory: waiting for room of the shop's plan, or put away. */
  isAside: boolean
  /** Everyone who may be measured under this record, the customer first. */
  people: { id: string; name: string; isCustomer: boolean }[]
  /** What is pinned on the record, the newest first: on it as a whole, or on one person. */
  pinnedNotes: { text: string; personId: string | null; person: string | null }[]
}

/** The customer an order is for, not locked: see addOwnOrder. Throws notFound and customers.mergedAway. */
export async function customerForOrder(tx: Tx, id: string): Promise<OrderCustomer> {
  const row = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'photo_id', 'language', 'version', 'state', 'merged_into'])
    .select(hasStoppedMessages('customers.id').as('has_stopped'))
    .select(({ selectFrom }) => [
      selectFrom('persons as person')
        .select(
          sql<OrderCustomer['people']>`json_agg(json_build_object('id', person.id, 'name', person.name,
            'isCustomer', person.is_customer) order by person.is_customer desc, person.created_at, person.id)`.as(
            'people',
          ),
        )
        .whereRef('person.customer_id', '=', 'customers.id')
        .where('person.removed_at', 'is', null)
        .as('people'),
      selectFrom('customer_notes as note')
        .leftJoin('persons as person', 'person.id', 'note.person_id')
        .select(
          sql<OrderCustomer['pinnedNotes']>`json_agg(json_build_object('text', note.text,
            'personId', note.person_id, 'person', person.name) order by note.created_at desc, note.id desc)`.as(
            'notes',
          ),
        )
        .whereRef('note.customer_id', '=', 'customers.id')
        .where('note.is_pinned', '=', true)
        .where('note.deleted_at', 'is', null)
        .as('pinned_notes'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.merged_into) throw new AppError('customers.mergedAway', { into: row.merged_into })
  const { name, phone, version } = row
  return {
    id: row.id,
    name,
    phone,
    version,
    photoId: row.photo_id,
    language: row.language,
    hasStoppedMessages: row.has_stopped,
    isAside: row.state === 'archived',
    people: row.people ?? [],
    pinnedNotes: row.pinned_notes ?? [],
  }
}

/**
 * The part of a statement that counts a new order in its customer's totals, and holds the record until the transaction ends.
 * It changes no row when the record is not what it was when it was read: merged, split, renamed, put away.
 */
export const addOwnOrder = (
  db: QueryCreator<DB>,
  { id, version }: Pick<OrderCustomer, 'id' | 'version'>,
  { orders, spentMinor, lastOrderOn }: OwnOrders,
) =>
  db
    .updateTable('customers')
    .set({
      orders_count: sql<number>`orders_count + ${orders}::int`,
      spent_minor: sql<number>`spent_minor + ${spentMinor}::bigint`,
      last_order_on: sql<string | null>`greatest(last_order_on, ${lastOrderOn}::date)`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')

/** Whether a record stands aside of the directory: waiting for room of the shop's plan, or put away. */
export async function isAside(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('customers').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'archived'
}

/** What was last done with a record; its orders and measurings tell their own. */
export const lastEventOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('events')
    .select(['kind', 'at', 'params'])
    .where('subject_type', '=', 'customer')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Holds a record, merged ones too, while its figures are counted anew. */
export async function holdFigures(tx: Tx, id: string) {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute()
}

/** What the shop's own orders of a customer come to; called-off ones are not counted. */
export interface OwnOrders {
  orders: number
  spentMinor: number
  lastOrderOn: string | null
}

/** The totals of a held record: the figures brought forward and those of its own orders. No version of the record. */
export async function writeOwnOrders(tx: Tx, id: string, { orders, spentMinor, lastOrderOn }: OwnOrders) {
  await tx
    .updateTable('customers')
    .set({
      orders_count: sql<number>`earlier_orders + ${orders}::int`,
      spent_minor: sql<number>`earlier_spent_minor + ${spentMinor}::bigint`,
      last_order_on: sql<string | null>`greatest(earlier_last_order_on, ${lastOrderOn}::date)`,
    })
    .where('id', '=', id)
    .execute()
}
