import { mayAddCustomers, mayTakeOrder, monthlyOrderLimit, planInForce } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { chosenPlan } from './shop-queries.ts'

interface PlanUse {
  shopId: string
  /** Customers the shop has, archived ones not counted. */
  customers: number
  adding: number
  now: Date
}

/** How many more customers the plan allows after adding (absent: unlimited); throws customers.limitReached. */
export async function requirePlanQuota(tx: Tx, use: PlanUse): Promise<number | undefined> {
  const result = await planResult(tx, use)
  if (!('refused' in result)) return result.quotaLeft
  const { limit, plan, moveTo } = result.params
  throw new AppError('customers.limitReached', { limit, plan, moveTo })
}

/** The same question without the refusal, for previews. */
export async function planResult(tx: Tx, { shopId, customers, adding, now }: PlanUse) {
  const { plan, trialEndsAt } = await chosenPlan(tx, shopId)
  return mayAddCustomers({ plan, trialEndsAt, customers, adding, now })
}

interface NewFormOrder {
  shopId: string
  /** Counts the orders of the shop's month; counting may stop at `most`. */
  taken(most: number): Promise<number>
  now: Date
}

/** Throws orders.limitReached when the plan holds no more orders this month; an unlimited one is not counted for. */
export async function requireOrderQuota(tx: Tx, { shopId, taken, now }: NewFormOrder) {
  const shop = { ...(await chosenPlan(tx, shopId)), now }
  const limit = monthlyOrderLimit(planInForce(shop))
  if (limit === undefined) return
  const result = mayTakeOrder({ ...shop, taken: await taken(limit) })
  if ('refused' in result) throw new AppError('orders.limitReached', { ...result.params })
}
