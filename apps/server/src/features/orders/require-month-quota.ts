import type { Tx } from '../../db/tx.ts'
import { requireOrderQuota } from '../shops/api.ts'
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
export async function requireMonthQuota({ tx, member, now }: Taking) {
  const { shopId } = member
  await requireOrderQuota(tx, { shopId, now, taken: (most) => ordersThisMonth(tx, { shopId, now, most }) })
}
