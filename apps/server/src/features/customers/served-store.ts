/** What the orders feature needs of a customer: who is served, and the place for the figures that follow from orders. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'

export interface OrderCustomer {
  id: string
  name: string
  phone: string | null
  /** Everyone who may be measured under this record. */
  people: { id: string; name: string }[]
}

/**
 * The customer an order is for, locked until the transaction ends, so that the figures written after it are of all
 * orders. Throws notFound and customers.mergedAway.
 */
export async function customerForOrder(tx: Tx, id: string): Promise<OrderCustomer> {
  const [row, people] = await Promise.all([
    tx
      .selectFrom('customers')
      .select(['id', 'name', 'phone', 'merged_into'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    tx
      .selectFrom('persons')
      .select(['id', 'name'])
      .where('customer_id', '=', id)
      .where('removed_at', 'is', null)
      .execute(),
  ])
  if (!row) throw notFound()
  if (row.merged_into) throw new AppError('customers.mergedAway', { into: row.merged_into })
  return { id: row.id, name: row.name, phone: row.phone, people }
}

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
