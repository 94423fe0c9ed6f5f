/** Appointments and what stands beside them in the calendar. All inside the shop. */
import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { wallTimeOf } from '@darzi/tailoring/calendar/wall-clock.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { showPhone } from '../../phone.ts'
import { hasStoppedMessages } from '../customers/api.ts'

/** How a shop writes times and phones, and where its links begin. */
export interface ShopFacts {
  timeZone: string
  country: string
  publicUrl: string
}

/** The record that stands today for one that was merged into another, however often. */
const standing = (record: string) =>
  sql<string>`coalesce(standing_customer(${sql.ref(`${record}.merged_into`)}), ${sql.ref(`${record}.id`)})`

const appointments = (tx: Tx) =>
  tx
    .selectFrom('appointments as made')
    .leftJoin('members as member', 'member.id', 'made.member_id')
    .leftJoin('customers as first', 'first.id', 'made.customer_id')
    .leftJoin('customers as customer', (join) => join.on('customer.id', '=', standing('first')))
    .leftJoin('orders', 'orders.id', 'made.order_id')
    .leftJoin('order_pieces as piece', 'piece.id', 'made.piece_id')
    .select([
      'made.id',
      'made.kind',
      'made.state',
      'made.starts_at',
      'made.ends_at',
      'made.member_id',
      'made.guest_name',
      'made.guest_phone',
      'made.guest_language',
      'made.order_id',
      'made.piece_id',
      'made.wants_woman',
      'made.address',
      'made.notes',
      'made.overbook_reason',
      'made.booked_by',
      'made.token',
      'made.version',
      'made.known_starts_at',
      'made.told_changes',
      'member.name as member_name',
      'customer.id as customer_id',
      'customer.name as customer_name',
      'customer.phone as customer_phone',
      'customer.email as customer_email',
      'customer.language as customer_language',
      hasStoppedMessages('customer.id').as('customer_stopped'),
      'orders.number as order_number',
      'piece.position',
      'piece.garment_key',
      'piece.garment_name',
      sql<number>`(select count(*)::int from order_pieces each where each.order_id = made.order_id)`.as(
        'pieces',
      ),
    ])

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof appointments>['executeTakeFirstOrThrow']>>

export const appointmentsBetween = (
  tx: Tx,
  { from, to, memberId }: { from: Date; to: Date; memberId?: string },
) =>
  appointments(tx)
    .where('made.starts_at', '>=', from)
    .where('made.starts_at', '<', to)
    .$if(memberId !== undefined, (rows) => rows.where('made.member_id', '=', memberId ?? ''))
    .orderBy('made.starts_at')
    .orderBy('made.id')
    .limit(mostShown)
    .execute()
const mostShown = 2000

export const appointmentsNamed = (tx: Tx, ids: readonly string[]) =>
  appointments(tx).where('made.id', 'in', ids).execute()

export async function appointmentRow(tx: Tx, id: string): Promise<AppointmentRow> {
  const row = await appointments(tx).where('made.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The one that is furthest ahead; undefined when there is none. */
export async function lastAppointmentId(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export const readAppointment = async (tx: Tx, id: string, shop: ShopFacts): Promise<Appointment> =>
  appointmentOf(await appointmentRow(tx, id), shop)

/** The time of a row on the shop's clock. */
export function placeOf({ starts_at, ends_at }: Pick<AppointmentRow, 'starts_at' | 'ends_at'>, zone: string) {
  return {
    ...wallTimeOf(starts_at, zone),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    minutes: Math.round((ends_at.getTime() - starts_at.getTime()) / 60_000),
  }
}

export function appointmentOf(row: AppointmentRow, { timeZone, country, publicUrl }: ShopFacts): Appointment {
  const phone = row.customer_phone ?? row.guest_phone
  const { order_id: orderId, order_number: number, piece_id: pieceId, position, garment_key: key } = row
  return {
    ...placeOf(row, timeZone),
    id: row.id,
    kind: row.kind,
    state: row.state,
    member: row.member_id ? { id: row.member_id, name: row.member_name ?? '' } : undefined,
    customer: row.customer_id
      ? {
          id: row.customer_id,
          name: row.customer_name ?? '',
          language: row.customer_language ?? undefined,
          hasStoppedMessages: row.customer_stopped || undefined,
        }
      : undefined,
    name: row.customer_name ?? row.guest_name ?? '',
    phone: phone ?? undefined,
    phoneShown: phone ? showPhone(phone, country) : undefined,
    order: orderId && number !== null ? { id: orderId, number: orderNumber(number) } : undefined,
    piece:
      pieceId && number !== null && position !== null && key
        ? {
            id: pieceId,
            tag: pieceTag(number, { position, of: row.pieces }),
            garment: { key, name: row.garment_name ?? undefined },
          }
        : undefined,
    wantsWoman: row.wants_woman,
    address: row.address ?? undefined,
    notes: row.notes ?? undefined,
    overbookReason: row.overbook_reason ?? undefined,
    bookedBy: row.booked_by,
    link: `${publicUrl}/appointment/${row.token}`,
    version: row.version,
  }
}

/** Orders still in the house whose trial or promised day falls between these days. */
export async function orderDaysBetween(tx: Tx, { from, to }: { from: string; to: string }) {
  const of = (is: 'trial' | 'promise') => {
    const column = is === 'trial' ? ('orders.trial_on' as const) : ('orders.promised_on' as const)
    return tx
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['orders.id', 'orders.number', 'customers.name', `${column} as on`])
      .where(column, '>=', from)
      .where(column, '<', to)
      .where('orders.state', 'not in', ['delivered', 'cancelled'])
      .orderBy(column)
      .orderBy('orders.id')
      .limit(mostShown)
      .execute()
  }
  const tell = (is: 'trial' | 'promise', rows: Awaited<ReturnType<typeof of>>) =>
    rows.flatMap(({ id, number, name, on }) =>
      on ? [{ orderId: id, number: orderNumber(number), customerName: name, on, is }] : [],
    )
  return [...tell('trial', await of('trial')), ...tell('promise', await of('promise'))]
}

/** A customer of the shop, by the record they are kept under now. */
export async function customerNamed(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('customers as first')
    .innerJoin('customers as customer', (join) => join.on('customer.id', '=', standing('first')))
    .select(['customer.id', 'customer.name', 'customer.phone', 'customer.address', 'customer.language'])
    .where('first.id', '=', id)
    .executeTakeFirst()
  return row
}

/** The one customer with this phone; undefined when there is none, or several. */
export async function customerWithPhone(tx: Tx, phone: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', phone)
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** Whether a customer with this phone asked for no messages. */
export async function isStoppedPhone(tx: Tx, phone: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', phone)
    .where(hasStoppedMessages('customers.id'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const orderNamed = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.id', standing('customers').as('customer_id')])
    .where('orders.id', '=', id)
    .executeTakeFirst()

export const pieceNamed = (tx: Tx, id: string) =>
  tx
    .selectFrom('order_pieces')
    .select(['id', 'order_id', 'garment_key'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Where a secret address leads. */
export async function appointmentOfToken(tx: Tx, token: string) {
  const { rows } = await sql<{ shopId: string; appointmentId: string }>`
    select shop_id as "shopId", appointment_id as "appointmentId" from find_appointment(${token})`.execute(tx)
  return rows[0]
}

export async function shopOfBookingPage(tx: Tx, token: string) {
  const { rows } = await sql<{ shopId: string }>`
    select shop_id as "shopId" from find_booking_page(${token})`.execute(tx)
  return rows[0]
}

export async function memberOfFeed(tx: Tx, hash: Buffer) {
  const { rows } = await sql<{ shopId: string; memberId: string }>`
    select shop_id as "shopId", member_id as "memberId" from find_calendar_feed(${hash})`.execute(tx)
  return rows[0]
}

/** What a member works as. */
export async function roleOf(tx: Tx, memberId: string) {
  const row = await tx.selectFrom('members').select('role').where('id', '=', memberId).executeTakeFirst()
  return row?.role
}

/** What is told to the public of the shop it is in. */
export async function shopHere(tx: Tx, shopId: string) {
  const row = await tx
    .selectFrom('shops')
    .select(['name', 'phone', 'address', 'time_zone', 'country', 'is_demo'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  return {
    timeZone: row.time_zone,
    country: row.country,
    isDemo: row.is_demo,
    told: { name: row.name, phone: row.phone ?? undefined, address: row.address ?? undefined },
  }
}
