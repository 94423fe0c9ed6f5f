/** The appointment behind its customer's link: seen, moved, cancelled. The token is the key; nobody signs in. */
import type { bookingRoutes } from '@darzi/contract/calendar.ts'
import type { OwnAppointment } from '@darzi/contract/calendar-shapes.ts'
import { freeSlots } from '@darzi/tailoring/calendar/slots.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { countAttempt, guardAttempts, tooManyAttempts } from '../accounts/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  type AppointmentRow,
  appointmentOfToken,
  appointmentRow,
  placeOf,
  shopHere,
} from './calendar-queries.ts'
import { changeAppointment, holdCalendar, lockAppointment } from './calendar-store.ts'
import { place } from './place.ts'
import { planOf, rulesOf } from './plan-queries.ts'
import { toldSlot } from './read-calendar.ts'
import { planReminder } from './remind.ts'

type OwnContext = StepsContext<typeof bookingRoutes.own>
type SlotsContext = StepsContext<typeof bookingRoutes.ownSlots>
type MoveContext = StepsContext<typeof bookingRoutes.moveOwn>
type CancelContext = StepsContext<typeof bookingRoutes.cancelOwn>

export async function readOwn(ctx: OwnContext) {
  const found = await open(ctx)
  return ctx.step(({ tx }) => insideShop(tx, found.shopId, () => tell(tx, found, ctx.now)))
}

export async function readOwnSlots(ctx: SlotsContext) {
  const { step, query, now } = ctx
  const found = await open(ctx)
  return step(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      const row = await appointmentRow(tx, found.appointmentId)
      const { timeZone } = await shopHere(tx, found.shopId)
      const { minutes } = placeOf(row, timeZone)
      const slotFilter = { minutes, wantsWoman: row.wants_woman }
      return { slots: await openSlots(tx, { ...query, timeZone, now, except: row.id, slotFilter }) }
    }),
  )
}

interface Opening {
  from: string
  days: number
  timeZone: string
  now: Date
  except?: string
  slotFilter: { minutes: number; wantsWoman: boolean }
}

/** What is free for customers: not sooner than the shop's notice, not later than it plans ahead. */
export async function openSlots(tx: Tx, { from, days, timeZone, now, except, slotFilter }: Opening) {
  const rules = await rulesOf(tx)
  const lastOn = addDays(dayIn(timeZone, now), rules.horizon_days)
  const plan = await planOf(tx, { timeZone, firstOn: from, days, notBefore: noticeOf(rules, now), except })
  return freeSlots(plan, { firstOn: from, days, stepMinutes: rules.step_minutes }, slotFilter)
    .filter(({ on }) => on <= lastOn)
    .map(toldSlot)
}

export const noticeOf = ({ notice_minutes }: { notice_minutes: number }, now: Date) =>
  new Date(now.getTime() + notice_minutes * 60_000)

/** Moves it to another free slot; who takes it may change with it. */
export async function moveOwn(ctx: MoveContext) {
  const { step, once, body, now, newId, request } = ctx
  const found = await open(ctx)
  await guardAttempts(step, now, { appointmentLink: found.appointmentId })
  return once(({ tx, enqueue }) =>
    insideShop(tx, found.shopId, async () => {
      await holdCalendar(tx, found.shopId)
      const before = await lockAppointment(tx, found.appointmentId)
      requireOpen(before, now)
      const { timeZone } = await shopHere(tx, found.shopId)
      const { minutes, on, minute } = placeOf(before, timeZone)
      if (on === body.on && minute === body.minute) return tell(tx, found, now)
      const rules = await rulesOf(tx)
      requireNear(body.on, addDays(dayIn(timeZone, now), rules.horizon_days))
      const placed = await place(tx, {
        ...body,
        minutes,
        wantsWoman: before.wants_woman,
        timeZone,
        now,
        notBefore: noticeOf(rules, now),
        language: request.language,
        except: before.id,
      })
      await changeAppointment(tx, before, {
        starts_at: placed.startsAt,
        ends_at: placed.endsAt,
        member_id: placed.memberId,
        overbook_reason: null,
        known_starts_at: placed.startsAt,
      })
      await publish(tx, found, { kind: 'calendar.movedByCustomer', now, newId })
      const { shopId, appointmentId } = found
      await planReminder({ tx, enqueue }, { shopId, appointmentId, startsAt: placed.startsAt, now })
      return tell(tx, found, now)
    }),
  )
}

export function requireNear(on: string, lastOn: string) {
  if (on > lastOn) throw fieldError('on', 'calendar.tooFar', { lastOn })
}

export async function cancelOwn(ctx: CancelContext) {
  const { step, once, now, newId } = ctx
  const found = await open(ctx)
  await guardAttempts(step, now, { appointmentLink: found.appointmentId })
  return once(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      await holdCalendar(tx, found.shopId)
      const before = await lockAppointment(tx, found.appointmentId)
      if (before.state === 'cancelled') return tell(tx, found, now)
      requireOpen(before, now)
      await changeAppointment(tx, before, { state: 'cancelled', known_starts_at: null })
      await publish(tx, found, { kind: 'calendar.cancelledByCustomer', now, newId })
      return tell(tx, found, now)
    }),
  )
}

interface Found {
  shopId: string
  appointmentId: string
}
type Knocking = Pick<OwnContext, 'params' | 'step' | 'request' | 'now'>

/** Links that lead nowhere are counted by address, and too many are told to wait. */
async function open({ params, step, request, now }: Knocking): Promise<Found> {
  const { found, wait } = await step(async ({ tx }) => {
    const found = await appointmentOfToken(tx, params.token)
    const attempt = { kind: 'trackGuess', key: request.address, now } as const
    return { found, wait: found ? 0 : await countAttempt(tx, attempt) }
  })
  if (found) return found
  throw wait > 0 ? tooManyAttempts(wait) : notFound()
}

const isOpen = ({ state, starts_at }: { state: string; starts_at: Date }, now: Date) =>
  state === 'booked' && starts_at > now

function requireOpen(row: { state: string; starts_at: Date }, now: Date) {
  if (!isOpen(row, now)) throw new AppError('calendar.notOpen')
}

/** Inside the shop. The name is only what whoever booked is called: the link may be passed on. */
export async function tell(tx: Tx, { shopId, appointmentId }: Found, now: Date): Promise<OwnAppointment> {
  return tellRow(tx, await appointmentRow(tx, appointmentId), { shopId, now })
}

export async function tellRow(
  tx: Tx,
  row: AppointmentRow,
  { shopId, now }: { shopId: string; now: Date },
): Promise<OwnAppointment> {
  const { timeZone, told } = await shopHere(tx, shopId)
  return {
    ...placeOf(row, timeZone),
    kind: row.kind,
    state: row.state,
    name: row.guest_name ?? row.customer_name ?? '',
    memberName: row.member_name ?? undefined,
    wantsWoman: row.wants_woman,
    address: row.address ?? undefined,
    shop: told,
    today: dayIn(timeZone, now),
    can: { change: isOpen(row, now) },
  }
}

async function publish(
  tx: Tx,
  { shopId, appointmentId }: Found,
  { kind, now, newId }: { kind: string; now: Date; newId(): string },
) {
  const { customer_name, guest_name } = await appointmentRow(tx, appointmentId)
  const name = customer_name ?? guest_name ?? ''
  await publishEvent(
    tx,
    { shopId, memberId: null, name },
    { id: newId(), at: now, kind, subject: { type: 'appointment', id: appointmentId, name } },
  )
}
