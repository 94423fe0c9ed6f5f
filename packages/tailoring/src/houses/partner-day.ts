/** The day a partner is asked to be done by. Days are ISO days. */
import { addDays } from '../customers/days.ts'
import { furthestDays } from '../orders/due.ts'
import type { Result } from '../result.ts'

interface Promised {
  promisedOn: string
  today: string
}

/** The house's own day before the promise, never before today: also for an order that is late already. */
export function usualPartnerDay({
  promisedOn,
  workshopOn,
  today,
}: Promised & { workshopOn?: string | null }) {
  const planned = workshopOn ?? promisedOn
  return planned < today ? today : planned
}

/** The last day that may be asked for: the promise; of an order that is late any day there is. */
export const lastPartnerDay = ({ promisedOn, today }: Promised) =>
  promisedOn < today ? addDays(today, furthestDays) : promisedOn

/** Whether a partner may be asked to be done by this day. */
export function partnerDayResult(
  dueOn: string,
  promised: Promised,
): Result<unknown, 'orders.promisePast' | 'houses.dayAfterPromise', object> {
  if (dueOn < promised.today) return { refused: 'orders.promisePast', params: {} }
  return dueOn > lastPartnerDay(promised) ? { refused: 'houses.dayAfterPromise', params: {} } : { ok: true }
}
