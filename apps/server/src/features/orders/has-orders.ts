import type { Tx } from '../../db/tx.ts'
import { isAnyTaken, lockNumbers } from './order-store.ts'

/** Whether the shop has orders in its book. Nobody takes one until the transaction ends. */
export async function hasOrders(tx: Tx, shopId: string): Promise<boolean> {
  await lockNumbers(tx, shopId)
  return isAnyTaken(tx)
}
