import type { orderQuery } from '@darzi/contract/order-shapes.ts'
import { weekFrom } from '@darzi/tailoring/orders/due.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { type BareOrders, bareOrders, type DressedOrder, dress } from './card-queries.ts'
import { givenTo, hasPieceOf, type Page } from './given-queries.ts'
import { countOf, type Found, searched } from './management-search-queries.ts'
import { type Cursor, decodeCursor, encodeCursor, type OrderSort } from './management-sort.ts'

/** Which orders the list shows. */
export type Filter = Omit<z.output<z.ZodObject<typeof orderQuery>>, 'sort'>

interface PageFilter extends Filter {
  sort: OrderSort
  after?: string
  limit: number
  /** The shop's day. */
  today: string
}

/** A page of orders, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function ordersPage(tx: Tx, filter: PageFilter) {
  const { sort, after, limit, today } = filter
  const position = after === undefined ? undefined : decodeCursor(sort, after)
  const order = orders[sort]
  const from = (rows: BareOrders) =>
    (position ? rows.where(order.isPast(position)) : rows)
      .orderBy(order.by, order.direction)
      .orderBy('id', order.direction)
  const shown = { from, most: limit + 1 }
  const matching = await matchingOrders(tx, filter, { today, page: shown, near: shown })
  if (!matching) return { rows: [], next: undefined }
  const page = from(matching.rows).limit(limit + 1)
  const rows = await dress(tx, wholeRows(tx, page))
    .orderBy(sql`row.${order.by}`, order.direction)
    .orderBy('row.id', order.direction)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    next: last && encodeCursor(sort, { key: order.keyOf(last), id: last.id }),
  }
}

/** The page's ids are found in an index alone, passing over what the filter leaves out; then its rows are read. */
const wholeRows = (tx: Tx, page: BareOrders) =>
  bareOrders(tx).where('id', 'in', page.clearSelect().select('id'))

/** How many orders a wish has; counting stops at `most` and goes along the index of the promised days. */
export async function countMatching(tx: Tx, filter: Filter & { today: string; most: number }) {
  const from = (orders: BareOrders) => orders.orderBy('promised_on').orderBy('id')
  const page = { from, most: filter.most + 1 }
  const matching = await matchingOrders(tx, filter, { today: filter.today, page })
  if (!matching) return { count: 0, isCapped: false }
  const { rows, customers } = matching
  const known = customers && (await countOf(tx, { rows, customers, most: filter.most }))
  if (known !== undefined) return capped(known, filter.most)
  const counted = from(rows).clearSelect().select('id').limit(page.most)
  const { count } = await tx
    .selectFrom(counted.as('wished'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return capped(count, filter.most)
}

const capped = (count: number, most: number) => ({ count: Math.min(count, most), isCapped: count > most })

/** Undefined when there is nothing to look for, or nothing is found. */
async function matchingOrders(
  tx: Tx,
  filter: Filter,
  { today, page, near }: { today: string; page: Page; near?: Page },
): Promise<Found | undefined> {
  const { q, assignedTo: memberId } = filter
  const rows = narrowed(tx, filter, today)
  if (q) return searched(tx, memberId ? rows.where(hasPieceOf(memberId)) : rows, { q, near })
  return { rows: memberId ? givenTo(tx, rows, { memberId, page }) : rows }
}

function narrowed(tx: Tx, { status, priority, due, money, customer }: Filter, today: string): BareOrders {
  let rows = bareOrders(tx)
  if (status !== 'all') rows = rows.where('tailor_state', '=', status)
  if (priority !== 'all') rows = rows.where('priority', '=', priority)
  if (money === 'giveBack') rows = rows.where(isToGiveBack)
  if (customer) rows = rows.where('customer_id', '=', customer)
  return due === 'all' ? rows : dues[due](rows.where(isOpen), today)
}

/** Written as the index of what is to be given back has it. */
const isToGiveBack = sql<boolean>`give_back_minor > 0`

/** Written as the index of open orders has it. */
const isOpen = sql<boolean>`tailor_state in ('pending', 'in_progress', 'ready')`

const dues = {
  making: (rows) => rows.where('tailor_state', '!=', 'ready'),
  today: (rows, today) => rows.where('promised_on', '=', today),
  week: (rows, today) => {
    const { from, to } = weekFrom(today)
    return rows.where('promised_on', '>=', from).where('promised_on', '<=', to)
  },
  overdue: (rows, today) => rows.where('promised_on', '<', today),
} satisfies Record<Exclude<Filter['due'], 'all'>, (rows: BareOrders, today: string) => BareOrders>

interface Order {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  keyOf(row: DressedOrder): string
  isPast(position: Cursor): RawBuilder<boolean>
}

/** Each has its indexes. */
const orders: Record<OrderSort, Order> = {
  promised: {
    by: sql`promised_on`,
    direction: 'asc',
    keyOf: (row) => row.promised_on,
    isPast: ({ key, id }) => sql`(promised_on, id) > (${key}::date, ${id}::uuid)`,
  },
  newest: {
    by: sql`created_at`,
    direction: 'desc',
    keyOf: (row) => row.created_exactly,
    isPast: ({ key, id }) => sql`(created_at, id) < (${key}::timestamptz, ${id}::uuid)`,
  },
}
