import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { balanceOf } from '../ledger/api.ts'
import { messagingOf } from './messaging-store.ts'

interface PieceCount {
  key: string
  name: string | null
  count: number
}

/** All that is told of an order, and whom it is told; undefined when there is none. */
export async function orderFacts(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('customers as customer', 'customer.id', 'orders.customer_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.state',
      'orders.trial_on',
      'orders.promised_on',
      'orders.delivered_at',
      'orders.currency',
      'orders.total_minor',
      'orders.paid_minor',
      'orders.kept_minor',
      'orders.given_of_kept_minor',
      'orders.tracking_token',
      'customer.id as customer_id',
      'customer.name',
      'customer.phone',
      'customer.email',
      'customer.language',
    ])
    .select((order) => [
      order
        .selectFrom('order_pieces as piece')
        .select(
          sql<
            PieceCount[]
          >`coalesce(json_agg(json_build_object('key', piece.garment_key, 'name', piece.garment_name,
            'count', 1) order by piece.position), '[]')`.as('list'),
        )
        .whereRef('piece.order_id', '=', 'orders.id')
        .where('piece.state', '<>', 'cancelled')
        .as('pieces'),
      order
        .selectFrom('order_steps as step')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('step.order_id', '=', 'orders.id')
        .where('step.kind', '=', 'rework')
        .as('reworks'),
      order
        .selectFrom('order_steps as step')
        .select(sql<Date>`max(step.at)`.as('at'))
        .whereRef('step.order_id', '=', 'orders.id')
        .where('step.state_to', '=', 'ready')
        .as('ready_at'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!row) return undefined
  const { customer_id: customerId, name, phone, email, language } = row
  return {
    id: row.id,
    number: orderNumber(row.number),
    state: row.state,
    trialOn: row.trial_on ?? undefined,
    promisedOn: row.promised_on,
    deliveredAt: row.delivered_at ?? undefined,
    readyAt: row.ready_at ?? undefined,
    currency: row.currency,
    totalMinor: row.total_minor,
    balanceMinor: balanceOf(row),
    reworks: row.reworks ?? 0,
    pieces: counted(row.pieces ?? []),
    trackingToken: row.tracking_token,
    customer: {
      id: customerId,
      name,
      phone: phone ?? undefined,
      email: email ?? undefined,
      language: language ?? 'en',
      ...(await messagingOf(tx, customerId)),
    },
  }
}
export type OrderFacts = NonNullable<Awaited<ReturnType<typeof orderFacts>>>

/** The same garment twice is one entry of two. */
function counted(pieces: readonly PieceCount[]): PieceCount[] {
  const byName = new Map<string, PieceCount>()
  for (const { key, name } of pieces) {
    const known = byName.get(name ?? key)
    byName.set(name ?? key, { key, name, count: (known?.count ?? 0) + 1 })
  }
  return [...byName.values()]
}

export async function newestOrderId(tx: Tx): Promise<string | undefined> {
  const row = await tx.selectFrom('orders').select('id').orderBy('number', 'desc').limit(1).executeTakeFirst()
  return row?.id
}

interface Day {
  /** The shop's day. */
  today: string
  timeZone: string
}
const mostAtOnce = 500

/** Not told of this event yet, by the key its kind tells it under. */
const isUntold = (event: string, occasion: RawBuilder<string>) =>
  sql<boolean>`not exists (select 1 from notifications told where told.event = ${event} and told.occasion = ${occasion})`

/** Orders being sewn whose trial is on this day and has no appointment of its own: an appointment reminds by itself. */
export async function trialsOn(tx: Tx, day: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.trial_on', '=', day)
    .where('orders.state', 'in', ['approved', 'in_progress'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('appointments as made')
            .select('made.id')
            .whereRef('made.order_id', '=', 'orders.id')
            .where('made.state', '=', 'booked')
            .where('made.kind', '=', 'trial'),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders that were handed over so many days ago, and a fortnight before that, with money still owed, that nobody was told of. */
export async function owedSince(tx: Tx, { today, timeZone }: Day, days: number): Promise<string[]> {
  const dayOf = sql<string>`(delivered_at at time zone ${timeZone})::date`
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'delivered')
    .where(sql<boolean>`total_minor > paid_minor`)
    .where(sql<boolean>`${dayOf} <= ${today}::date - ${days}::int`)
    .where(sql<boolean>`${dayOf} > ${today}::date - ${days}::int - 14`)
    .where(isUntold('paymentReminder', sql`orders.id::text`))
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders that wait, ready, since before this day, and nobody was told since their last rework. */
export async function readyBefore(tx: Tx, { today, timeZone }: Day, days: number): Promise<string[]> {
  const readyOn = sql<string>`(select (max(step.at) at time zone ${timeZone})::date from order_steps step
    where step.order_id = orders.id and step.state_to = 'ready')`
  const reworks = sql<number>`(select count(*) from order_steps step where step.order_id = orders.id and step.kind = 'rework')`
  const rows = await tx
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.state', '=', 'ready')
    .where(sql<boolean>`${readyOn} <= ${today}::date - ${days}::int`)
    .where(isUntold('uncollected', sql`orders.id::text || ':' || ${reworks}`))
    .orderBy('orders.id')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}
