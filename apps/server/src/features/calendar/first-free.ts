import { usualMinutes } from '@darzi/tailoring/calendar/kinds.ts'
import { freeSlots } from '@darzi/tailoring/calendar/slots.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { Tx } from '../../db/tx.ts'
import { dayIn } from '../shops/api.ts'
import { shopHere } from './calendar-queries.ts'
import { noticeOf } from './own-appointment.ts'
import { planOf, rulesOf } from './plan-queries.ts'

const weekDays = 7

/** The first day on which a customer may book a fitting; undefined where nobody can, or nothing is free so far ahead. Inside the shop. */
export async function firstFreeOn(
  tx: Tx,
  { shopId, now }: { shopId: string; now: Date },
): Promise<string | undefined> {
  const rules = await rulesOf(tx)
  if (!rules.takes_bookings) return undefined
  const { timeZone } = await shopHere(tx, shopId)
  const notBefore = noticeOf(rules, now)
  const today = dayIn(timeZone, now)
  const lastOn = addDays(today, rules.horizon_days)
  for (let firstOn = today; firstOn <= lastOn; firstOn = addDays(firstOn, weekDays)) {
    const plan = await planOf(tx, { timeZone, firstOn, days: weekDays, notBefore })
    const span = { firstOn, days: weekDays, stepMinutes: rules.step_minutes }
    const [first] = freeSlots(plan, span, { minutes: usualMinutes.fitting })
    if (first) return first.on <= lastOn ? first.on : undefined
  }
  return undefined
}
