/** Hours of the shop and its staff, holidays, skills, and how customers book. Managers' work. */
import type { calendarRoutes } from '@darzi/contract/calendar.ts'
import type { CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { type HourSpan, problemOfHours } from '@darzi/tailoring/calendar/hours.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, InTx, Member, PublishesEvents, RequestContext } from '../../http/request-context.ts'
import { allGarments } from '../garments/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  deleteDayOff,
  holdCalendar,
  insertDayOff,
  requireMember,
  writeMemberCalendar,
  writeRules,
  writeShopHours,
} from './calendar-store.ts'
import { daysOffSince, hoursOfShop, rulesOf, staffOf } from './plan-queries.ts'

type Asking = InTx & Around & { member: Member }

export async function readSettings({ tx, member, now, app }: Asking): Promise<CalendarSettings> {
  const rules = await rulesOf(tx)
  const today = dayIn(member.shop.timeZone, now)
  const garments = await allGarments(tx)
  return {
    takesBookings: rules.takes_bookings,
    stepMinutes: stepOf(rules.step_minutes),
    noticeMinutes: rules.notice_minutes,
    horizonDays: rules.horizon_days,
    bookingLink:
      rules.takes_bookings && rules.booking_token
        ? `${app.settings.PUBLIC_URL ?? ''}/book/${rules.booking_token}`
        : undefined,
    timeZone: member.shop.timeZone,
    today,
    hours: [...(await hoursOfShop(tx, rules.has_own_hours))],
    isUsual: !rules.has_own_hours,
    members: await staffOf(tx),
    // What ended yesterday may still be looked up.
    daysOff: await daysOffSince(tx, addDays(today, -31)),
    garments: garments
      .filter(({ isActive }) => isActive)
      .map(({ key, name, stages }) => ({ key, name, stages: stages.map((stage) => stage.key) })),
  }
}

const steps = [15, 20, 30, 60] as const
const stepOf = (minutes: number) => steps.find((step) => step === minutes) ?? 30

export async function setRules(ctx: RequestContext<typeof calendarRoutes.setRules>) {
  const { tx, body, member } = ctx
  await holdCalendar(tx, member.shopId)
  await writeRules(tx, {
    takes_bookings: body.takesBookings,
    step_minutes: body.stepMinutes,
    notice_minutes: body.noticeMinutes,
    horizon_days: body.horizonDays,
  })
  await wake(ctx, 'calendar.rulesSet')
  return readSettings(ctx)
}

/** All seven days at once, so that no half of a week is written. */
export async function setHours(ctx: RequestContext<typeof calendarRoutes.setHours>) {
  const { tx, body, member } = ctx
  requireSound(body.hours)
  await holdCalendar(tx, member.shopId)
  await writeShopHours(tx, member.shopId, body.hours)
  await writeRules(tx, { has_own_hours: true })
  await wake(ctx, 'calendar.hoursSet')
  return readSettings(ctx)
}

export async function setMember(ctx: RequestContext<typeof calendarRoutes.setMember>) {
  const { tx, params, body, member } = ctx
  const { name } = await requireMember(tx, params.id)
  if (body.hours) requireSound(body.hours)
  await holdCalendar(tx, member.shopId)
  await writeMemberCalendar(tx, { shopId: member.shopId, memberId: params.id, ...body })
  await ctx.publishEvent({
    kind: 'calendar.memberSet',
    subject: { type: 'appointment', id: params.id, name },
  })
  const told = (await staffOf(tx)).find(({ id }) => id === params.id)
  if (!told) throw new AppError('request.notFound')
  return told
}

function requireSound(hours: readonly HourSpan[]) {
  const trouble = problemOfHours(hours)
  if (!trouble) return
  const { at, code, weekday } = trouble
  throw fieldError(`hours.${at}`, code, { weekday })
}

export async function addDayOff(ctx: RequestContext<typeof calendarRoutes.addDayOff>) {
  const { tx, body, member, now, newId } = ctx
  const { id = newId(), firstOn, lastOn, reason } = body
  if (firstOn > lastOn) throw fieldError('lastOn', 'calendar.daysTurned')
  const whose = body.memberId ? await requireMember(tx, body.memberId) : undefined
  await holdCalendar(tx, member.shopId)
  await insertDayOff(tx, {
    shopId: member.shopId,
    id,
    memberId: whose?.id ?? null,
    firstOn,
    lastOn,
    reason,
    now,
  })
  await ctx.publishEvent({
    kind: whose ? 'calendar.holidayAdded' : 'calendar.closedAdded',
    subject: { type: 'appointment', id, name: whose?.name ?? reason },
  })
  return { id, member: whose, firstOn, lastOn, reason }
}

export async function removeDayOff(ctx: RequestContext<typeof calendarRoutes.removeDayOff>) {
  const { reason } = await deleteDayOff(ctx.tx, ctx.params.id)
  await ctx.publishEvent({
    kind: 'calendar.dayOffRemoved',
    subject: { type: 'appointment', id: ctx.params.id, name: reason },
  })
  return { ok: true } as const
}

const wake = ({ publishEvent, member }: PublishesEvents & { member: Member }, kind: string) =>
  publishEvent({ kind, subject: { type: 'appointment', id: member.shopId, name: '' } })
