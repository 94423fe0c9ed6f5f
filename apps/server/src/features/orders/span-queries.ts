import type { orderQuery } from '@darzi/contract/order-query.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { BareOrders } from './card-queries.ts'

type SpanFilter = Pick<
  z.output<z.ZodObject<typeof orderQuery>>,
  'by' | 'from' | 'to' | 'promise' | 'garment' | 'cause' | 'hour' | 'weekday'
>

interface Days {
  from: string
  to: string
  timeZone: string
}

/** The orders behind a figure: of which something happened within some days of the shop, or of which this garment is. */
export function narrowedBySpan(
  rows: BareOrders,
  filter: SpanFilter,
  { today, timeZone }: { today: string; timeZone: string },
): BareOrders {
  const { by, from = '0001-01-01', to = '9999-12-31', promise, garment, cause, hour, weekday } = filter
  let narrowed = by === 'all' ? rows : spans[by](rows, { from, to, timeZone }, cause)
  if (promise !== 'all') narrowed = narrowed.where(promises[promise](today, timeZone))
  if (garment)
    narrowed = narrowed.where(
      sql<boolean>`exists (select from order_pieces piece where piece.order_id = orders.id and piece.garment_key = ${garment}
        and piece.state <> 'cancelled')`,
    )
  if (hour !== undefined)
    narrowed = narrowed.where(
      sql<boolean>`extract(hour from created_at at time zone ${timeZone}) = ${hour}::int`,
    )
  if (weekday !== undefined)
    narrowed = narrowed.where(sql<boolean>`extract(isodow from ordered_on) = ${weekday}::int`)
  return narrowed
}

/** Midnight of the shop at which a day begins, and that at which it is over. */
const begins = (day: string, timeZone: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`
const ends = (day: string, timeZone: string) => sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`
const isIn = (column: string, { from, to, timeZone }: Days) =>
  sql<boolean>`(${sql.ref(column)} >= ${begins(from, timeZone)} and ${sql.ref(column)} < ${ends(to, timeZone)})`

const spans = {
  // The day it was taken is the day it was written in the book; its instants have the index that lists go along.
  ordered: (rows, days) =>
    rows
      .where('ordered_on', '>=', days.from)
      .where('ordered_on', '<=', days.to)
      .where(sql<boolean>`created_at >= (${days.from}::date - 2) and created_at < (${days.to}::date + 3)`),
  promised: (rows, { from, to }) =>
    rows
      .where('promised_on', '>=', from)
      .where('promised_on', '<=', to)
      .where('state', '!=', 'cancelled')
      .where('approved_at', 'is not', null),
  made: (rows, days) => rows.where('state', 'in', ['ready', 'delivered']).where(isIn('made_at', days)),
  paid: (rows, days) =>
    rows.where(
      sql<boolean>`id in (select order_id from payments where status in ('completed', 'refunded')
        and ${isIn('completed_at', days)})`,
    ),
  reworked: (rows, days, cause) =>
    rows.where(
      sql<boolean>`id in (select step.order_id from order_steps step where step.kind = 'rework' and ${isIn('step.at', days)}
        and ${cause ? sql`coalesce(step.cause, 'other') = ${cause}` : sql`true`}
        and not exists (select from order_steps undone where undone.shop_id = step.shop_id and undone.undoes = step.id))`,
    ),
  wentAhead: (rows, days, kind) =>
    rows.where(
      sql<boolean>`id in (select step.order_id from order_steps step where step.exceptions <> '[]' and ${isIn('step.at', days)}
        and ${kind ? sql`step.exceptions @> ${JSON.stringify([{ kind }])}::jsonb` : sql`true`}
        and not exists (select from order_steps undone where undone.shop_id = step.shop_id and undone.undoes = step.id))`,
    ),
} satisfies Record<
  Exclude<SpanFilter['by'], 'all'>,
  (rows: BareOrders, days: Days, cause?: string) => BareOrders
>

const madeOn = (timeZone: string) => sql`(made_at at time zone ${timeZone})::date`
const isMade = sql`state in ('ready', 'delivered')`

/** Kept: ready by the promised day. Late: ready later, or not ready though its day has passed. */
const promises = {
  kept: (_today: string, timeZone: string) =>
    sql<boolean>`(${isMade} and ${madeOn(timeZone)} <= promised_on)`,
  late: (today: string, timeZone: string) => sql<boolean>`(state <> 'cancelled' and approved_at is not null
    and case when ${isMade} then ${madeOn(timeZone)} > promised_on else promised_on < ${today}::date end)`,
} satisfies Record<Exclude<SpanFilter['promise'], 'all'>, unknown>
