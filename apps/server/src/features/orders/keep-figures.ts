import type { Tx } from '../../db/tx.ts'
import { holdFigures, writeOwnOrders } from '../customers/api.ts'
import { ordersOfCustomer } from './figures-queries.ts'

/** Counts a customer's own orders anew and writes the totals on the record; to be called after any change of them. */
export async function keepFigures(tx: Tx, customerId: string) {
  await holdFigures(tx, customerId)
  await writeOwnOrders(tx, customerId, await ordersOfCustomer(tx, customerId))
}
