import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { isOfCustomerOf, isOfNewCustomer, ownOrderIds } from './own-order-queries.ts'
import { addOwnOrder } from './own-things-store.ts'

interface Ordered {
  accountId: string
  shopId: string
  orderId: string
  now: Date
}

/**
 * Keeps an order among those of the account that made it, under a phone it typed. Answers whether the account may see all of it, its
 * private link too: as a customer who is new to the shop, whose orders it sees already, or whose phone it has proven. Anybody can type
 * a phone, and under one that the book knows stand somebody's name, sizes and bills. As the account.
 */
export async function keepOrdered(tx: Tx, { orderId, now, ...hand }: Ordered): Promise<boolean> {
  const own = await ownOrderIds(tx)
  const whole = own.filter(({ shopId, seesAll }) => shopId === hand.shopId && seesAll)
  const others = whole.map(({ orderId: id }) => id).filter((id) => id !== orderId)
  const seesAll = await handToShop(
    tx,
    hand,
    async () => (await isOfNewCustomer(tx, orderId)) || (await isOfCustomerOf(tx, orderId, others)),
  )
  await addOwnOrder(tx, { ...hand, orderId, seesAll, now })
  // Its phone may be proven.
  return seesAll || (await ownOrderIds(tx)).some((each) => each.orderId === orderId && each.seesAll)
}
