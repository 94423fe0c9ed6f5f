/** The figures of some days, read from the shop's day figures alone: however big its book, a year is some thousand short rows. */
import type { Span, Step } from '@darzi/tailoring/analytics/spans.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedForValues, type Tx } from '../../db/tx.ts'

export interface Sum {
  figure: string
  key: string
  isNow: boolean
  times: number
  amount: number
}

const times = sql<number>`sum(times)::bigint`.as('times')
const amount = sql<number>`sum(amount)::bigint`.as('amount')
const within = ({ from, to }: Span) => sql<boolean>`(day >= ${from}::date and day <= ${to}::date)`

const summed = [
  'ordered',
  'hour',
  'promised',
  'made',
  'paid',
  'garment',
  'rework',
  'exception',
  'stock',
  'first',
] as const

/** Every figure of a span and of the one before, by its key. A promise that is still to be kept today is none yet. */
export function sumsOf(tx: Tx, spans: { now: Span; before: Span }, today: string): Promise<Sum[]> {
  return tx
    .selectFrom('day_figures')
    .select(['figure', 'key', sql<boolean>`day >= ${spans.now.from}::date`.as('isNow'), times, amount])
    .where('figure', 'in', summed)
    .where(sql<boolean>`(${within(spans.now)} or ${within(spans.before)})`)
    .where(sql<boolean>`not (figure = 'promised' and key = 'open' and day >= ${today}::date)`)
    .groupBy(['figure', 'key', sql`3`])
    .execute()
}

/** Orders and money by the first day of each step, over both spans. */
export function stepSums(tx: Tx, both: Span, step: Step) {
  const start = startOf[step]
  return tx
    .selectFrom('day_figures')
    .select([start.as('start'), 'figure', 'key', times, amount])
    .where('figure', 'in', ['ordered', 'paid'])
    .where(within(both))
    .groupBy(['figure', 'key', start])
    .execute()
}

const startOf: Record<Step, RawBuilder<string>> = {
  day: sql<string>`day`,
  week: sql<string>`date_trunc('week', day)::date`,
  month: sql<string>`date_trunc('month', day)::date`,
}

/** Orders taken on each day of the week; 1 is Monday. */
export function weekdaySums(tx: Tx, span: Span) {
  const weekday = sql<number>`extract(isodow from day)::int`
  return tx
    .selectFrom('day_figures')
    .select([weekday.as('weekday'), times])
    .where('figure', '=', 'ordered')
    .where(within(span))
    .groupBy(weekday)
    .orderBy(weekday)
    .execute()
}

/** What is owed by each promised day. */
export function owedByDay(tx: Tx) {
  return tx
    .selectFrom('day_figures')
    .select(['day', times, amount])
    .where('figure', '=', 'owed')
    .groupBy('day')
    .having(sql`sum(times)`, '<>', 0)
    .execute()
}

/** Customers who ordered in each month since, by the month of their first order. */
export function activeByMonth(tx: Tx, since: string) {
  return tx
    .selectFrom('day_figures')
    .select([sql<string>`to_char(day, 'YYYY-MM')`.as('month'), 'key as first', times])
    .where('figure', '=', 'active')
    .where('day', '>=', since)
    .groupBy(['day', 'key'])
    .having(sql`sum(times)`, '<>', 0)
    .execute()
}

/** Orders nobody works on yet, and by how many they have grown since the end of a day. */
export function pendingSince(tx: Tx, day: string) {
  return tx
    .selectFrom('day_figures')
    .select([
      sql<number>`coalesce(sum(times) filter (where figure = 'ordered'), 0)::bigint`.as('now'),
      sql<number>`coalesce(sum(times) filter (where figure = 'pending'), 0)::bigint`.as('grown'),
    ])
    .where(
      sql<boolean>`((figure = 'ordered' and key = 'pending') or (figure = 'pending' and day > ${day}::date))`,
    )
    .executeTakeFirstOrThrow()
}

/** How many customers ordered within some days, before they came to Darzi too, by the indexes of days. */
export async function customersWithin(tx: Tx, { from, to }: Span): Promise<number> {
  const ordered = tx
    .selectFrom('orders')
    .select('customer_id as id')
    .where('ordered_on', '>=', from)
    .where('ordered_on', '<=', to)
    .where(sql<boolean>`state <> 'cancelled' and approved_at is not null`)
  const earlier = tx
    .selectFrom('customers')
    .select('id')
    .where('earlier_last_order_on', '>=', from)
    .where('earlier_last_order_on', '<=', to)
    .where('state', '=', 'active')
  const { customers } = await tx
    .selectFrom(ordered.union(earlier).as('either'))
    .select(sql<number>`count(*)::int ${plannedForValues}`.as('customers')) // a week is read otherwise than ten years
    .executeTakeFirstOrThrow()
  return customers
}

/** What the shop has of everything, at the cost it was last bought for. */
export function stockStanding(tx: Tx) {
  return tx
    .selectFrom('stock_items')
    .select(['id', 'name', 'unit', 'on_hand_milli', 'cost_minor', 'is_archived'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}
