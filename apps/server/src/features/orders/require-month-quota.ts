import type { Tx } from '../../db/tx.ts'
import { orderQuota } from '../shops/api.ts'
import { ordersThisMonth } from './figures-queries.ts'

interface Taking {
  tx: Tx
  member: { shopId: string }
  now: Date
}

/**
 * Throws orders.limitReached when the shop's plan holds no more orders in this month of the shop's calendar. A form's order
 * counts from its approval on. Ask it with the numbers locked.
 */
export async function requireMonthQuota(taking: Taking) {
  const requireQuota = await monthQuota(taking)
  await requireQuota()
}

/** The same in two steps: the plan is read before the numbers are locked, the month is counted after. */
export async function monthQuota({ tx, member, now }: Taking): Promise<() => Promise<void>> {
  const { shopId } = member
  const quota = await orderQuota(tx, { shopId, now })
  return async () => quota?.require(await ordersThisMonth(tx, { shopId, now, most: quota.most }))
}
