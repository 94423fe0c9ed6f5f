/**
 * When an appointment can be made: from the shop's hours, those of its staff, holidays and what is booked already. What is offered
 * and what is accepted are one rule, so that no free slot is refused.
 */
import { addDays, weekdayOf } from '../customers/days.ts'
import type { HourSpan } from './hours.ts'
import { instantFrom, instantOf } from './wall-clock.ts'

export interface StaffHours {
  id: string
  isWoman: boolean
  /** Undefined: in whenever the shop is open. */
  hours?: readonly HourSpan[]
  /** Garments they know at the stage that is asked for. */
  garments?: readonly string[]
}

export interface DayOff {
  /** Undefined: the shop is closed. */
  memberId?: string
  firstOn: string
  lastOn: string
}

export interface TakenTime {
  memberId?: string
  startsAt: Date
  endsAt: Date
}

export interface Plan {
  timeZone: string
  hours: readonly HourSpan[]
  /** Those who take appointments. */
  staff: readonly StaffHours[]
  daysOff: readonly DayOff[]
  taken: readonly TakenTime[]
  /** Nothing is booked before it. */
  notBefore: Date
}

export interface SlotFilter {
  minutes: number
  memberId?: string
  wantsWoman?: boolean
  /** Who knows this garment is offered first. */
  garment?: string
}

export interface Slot {
  on: string
  /** Minutes after midnight of the shop's clock. */
  minute: number
  startsAt: Date
  endsAt: Date
  /** Who is free: the least booked of the day first. */
  memberIds: readonly string[]
}

export type SlotRefusal =
  | 'calendar.noSuchTime'
  | 'calendar.past'
  | 'calendar.closed'
  | 'calendar.nobody'
  | 'calendar.away'
  | 'calendar.taken'

type At = SlotFilter & { on: string; minute: number }

/** Whether an appointment can begin then, and with whom; else the first reason why not. */
export function slotAt(plan: Plan, at: At): { ok: true; slot: Slot } | { refused: SlotRefusal } {
  const startsAt = instantOf(at, plan.timeZone)
  if (!startsAt) return { refused: 'calendar.noSuchTime' }
  const endsAt = new Date(startsAt.getTime() + at.minutes * 60_000)
  if (startsAt < plan.notBefore) return { refused: 'calendar.past' }
  const when = { ...at, startsAt, endsAt }
  if (!isWithin(plan.hours, when, plan) || isOff(plan, at.on)) return { refused: 'calendar.closed' }
  const wanted = plan.staff.filter(
    ({ id, isWoman }) => (!at.memberId || id === at.memberId) && (!at.wantsWoman || isWoman),
  )
  if (wanted.length === 0) return { refused: 'calendar.nobody' }
  const working = wanted.filter(
    ({ id, hours }) => (!hours || isWithin(hours, when, plan)) && !isOff(plan, at.on, id),
  )
  if (working.length === 0) return { refused: 'calendar.away' }
  const free = working.filter(
    ({ id }) =>
      !plan.taken.some(
        (taken) => taken.memberId === id && taken.startsAt < endsAt && startsAt < taken.endsAt,
      ),
  )
  if (free.length === 0) return { refused: 'calendar.taken' }
  const memberIds = inOrder(free, plan, at).map(({ id }) => id)
  return { ok: true, slot: { on: at.on, minute: at.minute, startsAt, endsAt, memberIds } }
}

interface Days {
  firstOn: string
  days: number
  stepMinutes: number
}

/** Every free slot of some days, in order of time. */
export function freeSlots(plan: Plan, { firstOn, days, stepMinutes }: Days, slotFilter: SlotFilter): Slot[] {
  return Array.from({ length: days }, (_, index) => addDays(firstOn, index)).flatMap((on) =>
    spansOf(plan.hours, on).flatMap(({ from, to }) => {
      const steps = Math.max(0, Math.floor((to - from - 1) / stepMinutes) + 1)
      return Array.from({ length: steps }, (_, step) => from + step * stepMinutes).flatMap((minute) => {
        const found = slotAt(plan, { ...slotFilter, on, minute })
        return 'ok' in found ? [found.slot] : []
      })
    }),
  )
}

/** The spans of a day, the earliest first. */
export const spansOf = (hours: readonly HourSpan[], on: string): HourSpan[] => {
  const weekday = weekdayOf(on)
  return hours.filter((span) => span.weekday === weekday).sort((one, other) => one.from - other.from)
}

interface When {
  on: string
  startsAt: Date
  endsAt: Date
}

const isWithin = (hours: readonly HourSpan[], { on, startsAt, endsAt }: When, { timeZone }: Plan) =>
  spansOf(hours, on).some(
    ({ from, to }) =>
      instantFrom({ on, minute: from }, timeZone) <= startsAt &&
      endsAt <= instantFrom({ on, minute: to }, timeZone),
  )

const isOff = ({ daysOff }: Plan, on: string, memberId?: string) =>
  daysOff.some((off) => off.memberId === memberId && off.firstOn <= on && on <= off.lastOn)

function inOrder(free: readonly StaffHours[], plan: Plan, { on, garment }: At): StaffHours[] {
  const from = instantFrom({ on, minute: 0 }, plan.timeZone)
  const to = instantFrom({ on, minute: 1440 }, plan.timeZone)
  const loadOf = ({ id }: StaffHours) =>
    plan.taken.filter(({ memberId, startsAt }) => memberId === id && from <= startsAt && startsAt < to).length
  const knows = ({ garments }: StaffHours) => (garment && garments?.includes(garment) ? 0 : 1)
  return [...free].sort((one, other) => knows(one) - knows(other) || loadOf(one) - loadOf(other))
}
