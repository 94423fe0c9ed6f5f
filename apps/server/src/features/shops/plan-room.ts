import { mayAddCustomers, mayTakeOrder, monthlyOrderLimit, planInForce } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { Refusal } from '../../http/refusal.ts'
import { chosenPlan } from './shop-queries.ts'

interface Wish {
  shopId: string
  /** Customers the shop has, archived ones not counted. */
  customers: number
  adding: number
  now: Date
}

/** How many more customers the plan allows after adding (absent: unlimited); throws customers.limitReached. */
export async function requirePlanRoom(tx: Tx, wish: Wish): Promise<number | undefined> {
  const ruling = await planRuling(tx, wish)
  if (!('refused' in ruling)) return ruling.roomLeft
  const { limit, plan, moveTo } = ruling.because
  throw new Refusal('customers.limitReached', { limit, plan, moveTo })
}

/** The same question without the refusal, for previews. */
export async function planRuling(tx: Tx, { shopId, customers, adding, now }: Wish) {
  const { plan, trialEndsAt } = await chosenPlan(tx, shopId)
  return mayAddCustomers({ plan, trialEndsAt, customers, adding, now })
}

interface OrderWish {
  shopId: string
  /** Counts the orders of the shop's month; counting may stop at `most`. */
  taken(most: number): Promise<number>
  now: Date
}

/** Throws orders.limitReached when the plan holds no more orders this month; an unlimited one is not counted for. */
export async function requireOrderRoom(tx: Tx, { shopId, taken, now }: OrderWish) {
  const shop = { ...(await chosenPlan(tx, shopId)), now }
  const limit = monthlyOrderLimit(planInForce(shop))
  if (limit === undefined) return
  const ruling = mayTakeOrder({ ...shop, taken: await taken(limit) })
  if ('refused' in ruling) throw new Refusal('orders.limitReached', { ...ruling.because })
}
