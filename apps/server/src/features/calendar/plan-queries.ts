/** What slots are made from: hours, staff, holidays, and the times that are taken. All inside the shop. */
import { type HourSpan, usualHours } from '@darzi/tailoring/calendar/hours.ts'
import type { Plan, StaffHours } from '@darzi/tailoring/calendar/slots.ts'
import { instantFrom } from '@darzi/tailoring/calendar/wall-clock.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { Tx } from '../../db/tx.ts'
import { allGarments } from '../garments/api.ts'
import { skillsOfMembers } from '../staff/api.ts'

const usualRules = {
  takes_bookings: false,
  booking_token: undefined as string | undefined,
  step_minutes: 30,
  notice_minutes: 120,
  horizon_days: 30,
  has_own_hours: false,
}

/** How the shop books; the usual rules until it has said its own. */
export async function rulesOf(tx: Tx) {
  const row = await tx
    .selectFrom('calendar_settings')
    .select([
      'takes_bookings',
      'booking_token',
      'step_minutes',
      'notice_minutes',
      'horizon_days',
      'has_own_hours',
    ])
    .executeTakeFirst()
  return row ?? usualRules
}

export async function hoursOfShop(tx: Tx, hasOwn: boolean): Promise<readonly HourSpan[]> {
  if (!hasOwn) return usualHours
  const rows = await tx
    .selectFrom('shop_hours')
    .select(['weekday', 'from_minute', 'to_minute'])
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
  return rows.map(spanOf)
}

const spanOf = (row: { weekday: number; from_minute: number; to_minute: number }): HourSpan => ({
  weekday: row.weekday,
  from: row.from_minute,
  to: row.to_minute,
})

/** The members at work, with what the calendar knows of them. */
export async function staffOf(tx: Tx) {
  const members = await tx
    .selectFrom('members')
    .leftJoin('member_calendars as own', 'own.member_id', 'members.id')
    .select(['members.id', 'members.name', 'members.role'])
    .select(['own.takes_appointments', 'own.is_woman', 'own.has_own_hours'])
    .where('members.is_active', '=', true)
    .orderBy('members.joined_at')
    .orderBy('members.id')
    .execute()
  const spans = await tx
    .selectFrom('member_hours')
    .select(['member_id', 'weekday', 'from_minute', 'to_minute'])
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
  const skills = await skillsOfMembers(tx)
  return members.map(({ id, name, role, ...own }) => ({
    id,
    name,
    role,
    isWoman: own.is_woman ?? false,
    // Who works at the table sees no customers until somebody says otherwise.
    takesAppointments: own.takes_appointments ?? (role !== 'cutter' && role !== 'stitcher'),
    hours: own.has_own_hours ? spans.filter((span) => span.member_id === id).map(spanOf) : undefined,
    skills: skills.flatMap(({ member_id, garment, stage }) => (member_id === id ? [{ garment, stage }] : [])),
  }))
}
export type StaffMember = Awaited<ReturnType<typeof staffOf>>[number]

export async function daysOffSince(tx: Tx, day: string) {
  const rows = await tx
    .selectFrom('days_off')
    .leftJoin('members', 'members.id', 'days_off.member_id')
    .select(['days_off.id', 'days_off.member_id', 'members.name', 'first_on', 'last_on', 'reason'])
    .where('last_on', '>=', day)
    .orderBy('first_on')
    .orderBy('days_off.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    member: row.member_id ? { id: row.member_id, name: row.name ?? '' } : undefined,
    memberId: row.member_id ?? undefined,
    firstOn: row.first_on,
    lastOn: row.last_on,
    reason: row.reason,
  }))
}

const keyOf = ({ garment, stage }: { garment: string; stage: string }) => `${garment}/${stage}`

/** The stages of each garment at whose end the customer tries it on. */
async function trialStages(tx: Tx): Promise<Set<string>> {
  const stages = (await allGarments(tx)).flatMap(({ key: garment, stages }) =>
    stages.filter(({ isTrial }) => isTrial).map(({ key: stage }) => keyOf({ garment, stage })),
  )
  return new Set(stages)
}

interface Asked {
  timeZone: string
  firstOn: string
  days: number
  notBefore: Date
  /** An appointment that is being moved. */
  except?: string
}

/** The plan of some days. */
export async function planOf(tx: Tx, { timeZone, firstOn, days, notBefore, except }: Asked): Promise<Plan> {
  const { has_own_hours } = await rulesOf(tx)
  const tries = await trialStages(tx)
  const staff: StaffHours[] = (await staffOf(tx))
    .filter(({ takesAppointments }) => takesAppointments)
    .map(({ id, isWoman, hours, skills }) => ({
      id,
      isWoman,
      hours,
      garments: skills.filter((skill) => tries.has(keyOf(skill))).map(({ garment }) => garment),
    }))
  // A visit begun on the day before may last into the first one.
  const from = instantFrom({ on: addDays(firstOn, -1), minute: 0 }, timeZone)
  const to = instantFrom({ on: addDays(firstOn, days), minute: 0 }, timeZone)
  const taken = await tx
    .selectFrom('appointments')
    .select(['member_id', 'starts_at', 'ends_at'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('state', '=', 'booked')
    .$if(except !== undefined, (rows) => rows.where('id', '<>', except ?? ''))
    .orderBy('starts_at')
    .execute()
  return {
    timeZone,
    hours: await hoursOfShop(tx, has_own_hours),
    staff,
    daysOff: await daysOffSince(tx, firstOn),
    taken: taken.map(({ member_id, starts_at, ends_at }) => ({
      memberId: member_id ?? undefined,
      startsAt: starts_at,
      endsAt: ends_at,
    })),
    notBefore,
  }
}
