/** Which orders an account finds among its own, and whose they are. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** More than anybody has of these. */
const mostKnown = 10_000

/** By what the account did itself and by the phones it has proven, the newest first. As the account. */
export async function ownOrderIds(tx: Tx) {
  const { rows } = await sql<{ shopId: string; orderId: string; seesAll: boolean }>`
    select shop_id as "shopId", order_id as "orderId", sees_all as "seesAll"
      from find_own_orders(${mostKnown})`.execute(tx)
  return rows
}

/**
 * Whether the order's customer came into the shop's book with it. Under a phone the book knew, what the order is cut from may be
 * the sizes of whoever that phone is, and whoever typed it is not shown those. Inside the shop.
 */
export async function isOfNewCustomer(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.created_at as ordered', 'customers.created_at as known'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.known.getTime() === row.ordered.getTime()
}

/** Whether one of these orders is of the same customer. Inside the shop. */
export async function isOfCustomerOf(tx: Tx, orderId: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false
  const row = await tx
    .selectFrom('orders')
    .innerJoin('orders as other', 'other.customer_id', 'orders.customer_id')
    .select('other.id')
    .where('orders.id', '=', orderId)
    .where('other.id', 'in', others)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
