import type { analyticsRoutes, Overview } from '@darzi/contract/analytics.ts'
import { monthAt, spansOf } from '@darzi/tailoring/analytics/spans.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { customerFigures } from '../customers/api.ts'
import { lowStock } from '../inventory/api.ts'
import { dayIn } from '../shops/api.ts'
import { customersWithin, pendingSince, sumsOf } from './figure-queries.ts'
import { sumsIn } from './sums.ts'

const activeDays = 30

/** The owner's four figures, each with what it was a month ago, and what runs low. */
export async function readOverview({
  tx,
  member,
  now,
}: RequestContext<typeof analyticsRoutes.overview>): Promise<Overview> {
  const { currency, timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const asked = spansOf({ range: 'month' }, today)
  if ('refused' in asked) throw new Error(asked.refused)
  const { spans } = asked
  const monthAgo = sameDayBefore(today)
  const [sums, pending, directory, activeBefore, stock] = await Promise.all([
    sumsOf(tx, spans, today),
    pendingSince(tx, monthAgo),
    customerFigures(tx, { today }),
    customersWithin(tx, { from: addDays(monthAgo, -activeDays), to: monthAgo }),
    lowStock(tx, member),
  ])
  const { times, amount } = sumsIn(sums)
  return {
    today,
    currency,
    now: spans.now,
    before: spans.before,
    orders: times('ordered'),
    revenueMinor: amount('paid'),
    activeCustomers: { now: directory.recent, before: activeBefore },
    pending: { now: pending.now, before: Math.max(0, pending.now - pending.grown) },
    stock,
  }
}

/** The same day a month ago, or that month's last. */
export function sameDayBefore(today: string): string {
  const lastDay = addDays(monthAt(today, 0), -1)
  const same = `${lastDay.slice(0, 8)}${today.slice(8)}`
  return same < lastDay ? same : lastDay
}
