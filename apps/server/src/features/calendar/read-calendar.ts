import type { calendarRoutes } from '@darzi/contract/calendar.ts'
import type { CalendarDay } from '@darzi/contract/calendar-shapes.ts'
import { freeSlots, spansOf } from '@darzi/tailoring/calendar/slots.ts'
import { instantFrom } from '@darzi/tailoring/calendar/wall-clock.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { shopOf } from './book.ts'
import { appointmentOf, appointmentsBetween, orderDaysBetween, pieceNamed } from './calendar-queries.ts'
import { daysOffSince, hoursOfShop, planOf, rulesOf, staffOf } from './plan-queries.ts'

/** Some days of the calendar: hours, appointments, and what orders promise. */
export async function readCalendar(ctx: RequestContext<typeof calendarRoutes.read>) {
  const { tx, query, member, now } = ctx
  const { timeZone } = member.shop
  const { from: firstOn, days: count, member: memberId } = query
  const lastOn = addDays(firstOn, count)
  const rules = await rulesOf(tx)
  const rows = await appointmentsBetween(tx, {
    from: instantFrom({ on: firstOn, minute: 0 }, timeZone),
    to: instantFrom({ on: lastOn, minute: 0 }, timeZone),
    memberId,
  })
  const staff = await staffOf(tx)
  const hours = await hoursOfShop(tx, rules.has_own_hours)
  const off = await daysOffSince(tx, firstOn)
  const days = Array.from({ length: count }, (_, index): CalendarDay => {
    const on = addDays(firstOn, index)
    const here = off.filter((each) => each.firstOn <= on && on <= each.lastOn)
    const closed = here.find((each) => !each.member)
    return {
      on,
      spans: closed ? [] : spansOf(hours, on).map(({ from, to }) => ({ from, to })),
      reason: closed?.reason,
      away: here.flatMap((each) => (each.member ? [{ name: each.member.name, reason: each.reason }] : [])),
    }
  })
  return {
    today: dayIn(timeZone, now),
    timeZone,
    stepMinutes: rules.step_minutes,
    days,
    appointments: rows.map((row) => appointmentOf(row, shopOf(ctx))),
    orderDays: await orderDaysBetween(tx, { from: firstOn, to: lastOn }),
    members: staff
      .filter(({ takesAppointments }) => takesAppointments)
      .map(({ id, name, isWoman }) => ({ id, name, isWoman })),
  }
}

/** When the shop's own people can book; customers' notice and horizon bind only customers. */
export async function readSlots({ tx, query, member, now }: RequestContext<typeof calendarRoutes.slots>) {
  const { timeZone } = member.shop
  const { from: firstOn, days, minutes, memberId, except } = query
  const plan = await planOf(tx, { timeZone, firstOn, days, notBefore: now, except })
  const { step_minutes: stepMinutes } = await rulesOf(tx)
  const piece = query.pieceId ? await pieceNamed(tx, query.pieceId) : undefined
  const wantsWoman = query.wantsWoman === 'true'
  const slotFilter = { minutes, memberId, wantsWoman, garment: piece?.garment_key }
  return { slots: freeSlots(plan, { firstOn, days, stepMinutes }, slotFilter).map(toldSlot) }
}

export const toldSlot = ({ startsAt, endsAt, memberIds, ...at }: ReturnType<typeof freeSlots>[number]) => ({
  ...at,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  memberIds: [...memberIds],
})
