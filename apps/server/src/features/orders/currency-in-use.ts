import type { Tx } from '../../db/tx.ts'
import { isAnyTaken, lockNumbers } from './order-store.ts'
import { standingOffers } from './ports.ts'

/** Whether prices of the shop's currency are in its book: of orders, or of offers that may become one. Neither is written until the transaction ends. */
export async function isCurrencyInUse(tx: Tx, shopId: string): Promise<boolean> {
  await lockNumbers(tx, shopId)
  return (await isAnyTaken(tx)) || standingOffers.use()(tx)
}
