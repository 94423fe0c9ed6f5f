import type { Tx } from '../../db/tx.ts'

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
