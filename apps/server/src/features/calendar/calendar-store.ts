import { randomBytes } from 'node:crypto'
import type { HourSpan } from '@darzi/tailoring/calendar/hours.ts'
import type { AppointmentKind, AppointmentState } from '@darzi/tailoring/calendar/kinds.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'

/** 128 random bits: nobody guesses the link to an appointment. */
export const newLinkToken = () => randomBytes(16).toString('base64url')

/** The shop's calendar, held until the transaction ends: bookings come one after the other. */
export async function holdCalendar(tx: Tx, shopId: string) {
  await tx
    .insertInto('calendar_settings')
    .values({ shop_id: shopId, booking_token: newLinkToken() })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .execute()
  await tx.selectFrom('calendar_settings').select('shop_id').forUpdate().execute()
}

export async function writeRules(
  tx: Tx,
  rules: {
    takes_bookings?: boolean
    step_minutes?: number
    notice_minutes?: number
    horizon_days?: number
    has_own_hours?: boolean
  },
) {
  if (Object.values(rules).every((value) => value === undefined)) return
  await tx.updateTable('calendar_settings').set(rules).execute()
}

export async function writeShopHours(tx: Tx, shopId: string, hours: readonly HourSpan[]) {
  await tx.deleteFrom('shop_hours').execute()
  if (hours.length > 0)
    await tx
      .insertInto('shop_hours')
      .values(hours.map((span) => ({ shop_id: shopId, ...columnsOf(span) })))
      .execute()
}

const columnsOf = ({ weekday, from, to }: HourSpan) => ({ weekday, from_minute: from, to_minute: to })

interface MemberSaid {
  shopId: string
  memberId: string
  takesAppointments: boolean
  isWoman: boolean
  hours: readonly HourSpan[] | null
  skills: readonly { garment: string; stage: string }[]
}

export async function writeMemberCalendar(tx: Tx, said: MemberSaid) {
  const { shopId, memberId, takesAppointments, isWoman, hours, skills } = said
  const of = { shop_id: shopId, member_id: memberId }
  const columns = {
    takes_appointments: takesAppointments,
    is_woman: isWoman,
    has_own_hours: hours !== null,
  }
  await tx
    .insertInto('member_calendars')
    .values({ ...of, ...columns })
    .onConflict((conflict) => conflict.columns(['shop_id', 'member_id']).doUpdateSet(columns))
    .execute()
  await tx.deleteFrom('member_hours').where('member_id', '=', memberId).execute()
  if (hours && hours.length > 0)
    await tx
      .insertInto('member_hours')
      .values(hours.map((span) => ({ ...of, ...columnsOf(span) })))
      .execute()
  await tx.deleteFrom('member_skills').where('member_id', '=', memberId).execute()
  if (skills.length > 0)
    await tx
      .insertInto('member_skills')
      .values(skills.map((skill) => ({ ...of, ...skill })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function writeFeed(
  tx: Tx,
  given: { shopId: string; memberId: string; hash: Buffer; now: Date },
) {
  const columns = { feed_hash: given.hash, feed_made_at: given.now }
  await tx
    .insertInto('member_calendars')
    .values({ shop_id: given.shopId, member_id: given.memberId, ...columns })
    .onConflict((conflict) => conflict.columns(['shop_id', 'member_id']).doUpdateSet(columns))
    .execute()
}

export async function endFeed(tx: Tx, memberId: string) {
  await tx
    .updateTable('member_calendars')
    .set({ feed_hash: null, feed_made_at: null })
    .where('member_id', '=', memberId)
    .execute()
}

export const feedMadeAt = async (tx: Tx, memberId: string) =>
  (
    await tx
      .selectFrom('member_calendars')
      .select('feed_made_at')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.feed_made_at ?? undefined

interface NewDayOff {
  shopId: string
  id: string
  memberId: string | null
  firstOn: string
  lastOn: string
  reason: string
  now: Date
}

export async function insertDayOff(tx: Tx, off: NewDayOff) {
  await tx
    .insertInto('days_off')
    .values({
      shop_id: off.shopId,
      id: off.id,
      member_id: off.memberId,
      first_on: off.firstOn,
      last_on: off.lastOn,
      reason: off.reason,
      created_at: off.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .execute()
}

export async function deleteDayOff(tx: Tx, id: string): Promise<{ reason: string }> {
  const row = await tx.deleteFrom('days_off').where('id', '=', id).returning('reason').executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A member who works here; throws notFound. */
export async function requireMember(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const row = await tx
    .selectFrom('members')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export interface NewAppointment {
  shop_id: string
  id: string
  kind: AppointmentKind
  starts_at: Date
  ends_at: Date
  member_id: string | null
  customer_id: string | null
  guest_name: string | null
  guest_phone: string | null
  guest_language: Language | null
  order_id: string | null
  piece_id: string | null
  wants_woman: boolean
  address: string | null
  notes: string | null
  overbook_reason: string | null
  booked_by: 'shop' | 'customer'
  token: string
  created_by: string | null
  created_at: Date
}

export async function insertAppointment(tx: Tx, row: NewAppointment) {
  await tx
    .insertInto('appointments')
    .values({ ...row, known_starts_at: row.starts_at })
    .execute()
}

export async function appointmentExists(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('appointments').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export type LockedAppointment = Awaited<ReturnType<typeof lockAppointment>>

/** An appointment for changing; the calendar is held before it. Throws notFound. */
export async function lockAppointment(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('appointments')
    .select(['id', 'kind', 'state', 'starts_at', 'ends_at', 'member_id', 'customer_id', 'piece_id'])
    .select(['guest_name', 'guest_phone', 'wants_woman', 'address', 'notes', 'overbook_reason', 'version'])
    .select('token')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function changeAppointment(
  tx: Tx,
  { id, version }: Pick<LockedAppointment, 'id' | 'version'>,
  change: Partial<Omit<NewAppointment, 'shop_id' | 'id' | 'token'>> & {
    state?: AppointmentState
    /** Where the change is its customer's own. */
    known_starts_at?: Date | null
  },
) {
  await tx
    .updateTable('appointments')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Notes that its customer is reminded of this start; false when they were, or when it stands there no longer. */
export async function noteReminded(tx: Tx, { id, starts_at }: { id: string; starts_at: Date }) {
  const row = await tx
    .updateTable('appointments')
    .set({ reminded_for: starts_at })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('starts_at', '=', starts_at)
    .where('reminded_for', 'is distinct from', starts_at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes the start that its customer was told of; null, that it is cancelled. */
export async function noteKnownStart(tx: Tx, { id, startsAt }: { id: string; startsAt: Date | null }) {
  await tx
    .updateTable('appointments')
    .set((row) => ({ known_starts_at: startsAt, told_changes: row('told_changes', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
