import {
  customerLimit,
  mayAddCustomers,
  mayTakeOrder,
  monthlyOrderLimit,
  planInForce,
} from '@darzi/tailoring/plans.ts'
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
  return (await customerQuota(tx, use)).require(use)
}

/** The same question without the refusal, for previews. */
export async function planResult(tx: Tx, use: PlanUse) {
  return (await customerQuota(tx, use)).result(use)
}

type Counted = Pick<PlanUse, 'customers' | 'adding'>

/** The same in two steps: the plan is read before the book is locked, the customers are counted after. */
export async function customerQuota(tx: Tx, { shopId, now }: Pick<PlanUse, 'shopId' | 'now'>) {
  const shop = { ...(await chosenPlan(tx, shopId)), now }
  const result = ({ customers, adding }: Counted) => mayAddCustomers({ ...shop, customers, adding })
  return {
    /** How many the plan holds; undefined when there is no limit. */
    limit: customerLimit(planInForce(shop)),
    result,
    /** Throws customers.limitReached. */
    require(use: Counted): number | undefined {
      const given = result(use)
      if (!('refused' in given)) return given.quotaLeft
      const { limit, plan, moveTo } = given.params
      throw new AppError('customers.limitReached', { limit, plan, moveTo })
    },
  }
}

/** How many orders the plan holds in a month, and the refusal of one more than that. */
export interface OrderQuota {
  most: number
  /** Throws orders.limitReached. */
  require(taken: number): void
}

/** Undefined for a plan without a limit: nothing has to be counted for it. */
export async function orderQuota(
  tx: Tx,
  { shopId, now }: { shopId: string; now: Date },
): Promise<OrderQuota | undefined> {
  const shop = { ...(await chosenPlan(tx, shopId)), now }
  const most = monthlyOrderLimit(planInForce(shop))
  if (most === undefined) return undefined
  return {
    most,
    require: (taken) => {
      const result = mayTakeOrder({ ...shop, taken })
      if ('refused' in result) throw new AppError('orders.limitReached', { ...result.params })
    },
  }
}
