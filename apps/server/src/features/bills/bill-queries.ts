import type { Tx } from '../../db/tx.ts'

const numberShape = /^[A-Z0-9/-]{1,16}$/

/** The orders a bill or credit note of this number is of; none for what is no number of a bill. */
export async function ordersOfBill(tx: Tx, typed: string): Promise<string[]> {
  const number = typed.trim().toUpperCase()
  if (!numberShape.test(number)) return []
  const rows = await tx.selectFrom('bills').select('order_id').where('number', '=', number).execute()
  return rows.map(({ order_id }) => order_id)
}

/** What was issued of these orders, the newest first. */
export const billsOfOrders = (tx: Tx, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('bills')
        .select(['id', 'number', 'kind', 'order_id as orderId'])
        .where('order_id', 'in', orderIds)
        .orderBy('issued_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
