import { addDays } from '@darzi/tailoring/customers/days.ts'
import { mostOfToday, type TodaySection } from '@darzi/tailoring/orders/today.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { bareOrders, dress } from './card-queries.ts'

type OrderSection = Exclude<TodaySection, 'sizes'>

/** Written as the index of open orders has it. */
const isOpen = sql`tailor_state in ('pending', 'in_progress', 'ready')`

/** Which orders a section asks for; each walks an index by the promised day and stops at its most. */
const wanted: Record<OrderSection, (today: string) => RawBuilder<boolean>> = {
  late: (today) => sql`${isOpen} and state in ('approved', 'in_progress') and promised_on < ${today}::date`,
  today: (today) => sql`${isOpen} and state <> 'pending' and promised_on = ${today}::date`,
  tomorrow: (today) => sql`${isOpen} and state <> 'pending' and promised_on = ${addDays(today, 1)}::date`,
  uncollected: (today) => sql`tailor_state = 'ready' and promised_on < ${today}::date`,
  approval: () => sql`tailor_state = 'pending' and state = 'pending'`,
  // A trial is never after the promise.
  trial: (today) => sql`${isOpen} and state in ('approved', 'in_progress') and trial_answer is null
    and promised_on >= ${today}::date and trial_on = ${today}::date`,
}

/** The orders of every section, each with one more than is shown where there are more; in one statement. */
export async function ordersOfDay(tx: Tx, today: string) {
  const ids = (Object.keys(wanted) as OrderSection[]).map(
    (section) => sql`(select id from orders where ${wanted[section](today)}
      order by promised_on, id limit ${mostOfToday[section] + 1})`,
  )
  return dress(tx, bareOrders(tx).where('id', 'in', sql<string>`(${sql.join(ids, sql` union `)})`))
    .select((row) =>
      row
        .selectFrom('order_pieces as made')
        .select((made) => made.fn.max('made.stage_since').as('since'))
        .whereRef('made.order_id', '=', 'row.id')
        .as('made_at'),
    )
    .orderBy('row.promised_on')
    .orderBy('row.id')
    .execute()
}
export type OrderOfDay = Awaited<ReturnType<typeof ordersOfDay>>[number]

/** Of a person's pieces only the first are named. */
const mostUnmeasured = (mostOfToday.sizes + 1) * 4

/**
 * Pieces of approved orders that wait for sizes nobody said they could go without, those promised first at the top. What a
 * piece that was never measured needs today is not known here.
 */
export const unmeasuredPieces = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .innerJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'orders.shop_id').onRef('piece.order_id', '=', 'orders.id'),
    )
    .select(['orders.id as order_id', 'orders.number', 'orders.promised_on'])
    .select(['piece.id', 'piece.person_id', 'piece.person_name', 'piece.garment_key', 'piece.garment_name'])
    .select(['piece.snapshot', 'piece.collection'])
    .where(sql<boolean>`${isOpen}`)
    .where('orders.state', 'in', ['approved', 'in_progress'])
    .where('piece.state', 'in', ['waiting', 'working'])
    .where(lacksSizes)
    .orderBy('orders.promised_on')
    .orderBy('orders.id')
    .orderBy('piece.position')
    .limit(mostUnmeasured)
    .execute()
export type UnmeasuredPiece = Awaited<ReturnType<typeof unmeasuredPieces>>[number]

/** Of `piece`: it needs sizes that nobody has taken, and nobody said it is cut without. */
export const lacksSizes = sql<boolean>`piece.cut_without = '[]' and not coalesce(piece.collection ? 'finished', false)
  and (piece.snapshot is null or exists (
    select from jsonb_array_elements_text(piece.snapshot -> 'needed') field
     where not piece.snapshot -> 'values' @> jsonb_build_array(jsonb_build_object('field', field))))`

/** Whether there are orders at all, the first promise after this day, how many are ready and what is owed for them. */
export const bookFacts = (tx: Tx, day: string) =>
  tx
    .selectNoFrom((row) => [
      row
        .exists(row.selectFrom('order_tallies').select('tailor_state').where('orders', '>', 0))
        .as('has_orders'),
      row
        .selectFrom('orders')
        .select('promised_on')
        .where(sql<boolean>`${isOpen}`)
        .where('state', '!=', 'pending')
        .where('promised_on', '>', day)
        .orderBy('promised_on')
        .limit(1)
        .as('next_on'),
      readyTally('orders').as('ready'),
      // What is to be given back to one customer is no less owed by another.
      readyTally('total_minor - paid_minor + give_back_minor').as('ready_owed_minor'),
    ])
    .executeTakeFirstOrThrow()

const readyTally = (what: string) =>
  sql<number>`(select coalesce(sum(${sql.raw(what)}), 0)::bigint from order_tallies where tailor_state = 'ready')`
