import type { orderQuery } from '@darzi/contract/order-shapes.ts'
import { weekFrom } from '@darzi/tailoring/orders/due.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { type BareOrders, bareOrders, type DressedOrder, dress } from './card-queries.ts'
import { cursorOf, type OrderSort, type Place, placeOf } from './management-order.ts'
import { countOf, type Found, searched } from './management-search-queries.ts'

/** Which orders the list shows. */
export type Wish = Omit<z.output<z.ZodObject<typeof orderQuery>>, 'sort'>

interface PageWish extends Wish {
  sort: OrderSort
  after?: string
  limit: number
  /** The shop's day. */
  today: string
}

/** A page of orders, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function ordersPage(tx: Tx, wish: PageWish) {
  const { sort, after, limit, today } = wish
  const place = after === undefined ? undefined : placeOf(sort, after)
  const order = orders[sort]
  const from = (rows: BareOrders) =>
    (place ? rows.where(order.isPast(place)) : rows)
      .orderBy(order.by, order.direction)
      .orderBy('id', order.direction)
  const wished = await wishedOrders(tx, wish, { today, near: { from, most: limit + 1 } })
  if (!wished) return { rows: [], next: undefined }
  const page = from(wished.rows).limit(limit + 1)
  const rows = await dress(tx, wholeRows(tx, page))
    .orderBy(sql`row.${order.by}`, order.direction)
    .orderBy('row.id', order.direction)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    next: last && cursorOf(sort, { key: order.keyOf(last), id: last.id }),
  }
}

/** The page's ids are found in an index alone, passing over what the filter leaves out; then its rows are read. */
const wholeRows = (tx: Tx, page: BareOrders) =>
  bareOrders(tx).where('id', 'in', page.clearSelect().select('id'))

/** How many orders a wish has; counting stops at `most` and goes along the index of the promised days. */
export async function countWished(tx: Tx, wish: Wish & { today: string; most: number }) {
  const wished = await wishedOrders(tx, wish, wish)
  if (!wished) return { count: 0, isCapped: false }
  const { rows, customers } = wished
  const known = customers && (await countOf(tx, { rows, customers, most: wish.most }))
  if (known !== undefined) return capped(known, wish.most)
  const counted = rows
    .clearSelect()
    .select('id')
    .orderBy('promised_on')
    .orderBy('id')
    .limit(wish.most + 1)
  const { count } = await tx
    .selectFrom(counted.as('wished'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return capped(count, wish.most)
}

const capped = (count: number, most: number) => ({ count: Math.min(count, most), isCapped: count > most })

/** Undefined when there is nothing to look for, or nothing is found. */
async function wishedOrders(
  tx: Tx,
  wish: Wish,
  { today, near }: { today: string; near?: Parameters<typeof searched>[2]['near'] },
): Promise<Found | undefined> {
  const rows = narrowed(tx, wish, today)
  return wish.q ? searched(tx, rows, { q: wish.q, near }) : { rows }
}

function narrowed(tx: Tx, { status, priority, due, customer, assignedTo }: Wish, today: string): BareOrders {
  let rows = bareOrders(tx)
  if (status !== 'all') rows = rows.where('tailor_state', '=', status)
  if (priority !== 'all') rows = rows.where('priority', '=', priority)
  if (customer) rows = rows.where('customer_id', '=', customer)
  if (assignedTo) rows = rows.where('id', 'in', ordersWith(tx, assignedTo))
  return due === 'all' ? rows : dues[due](rows.where(isOpen), today)
}

/** Orders of which this worker has a piece: one given to them, or one that nobody has alone in an order given to them. */
const ordersWith = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('order_pieces')
    .select('order_id')
    .where('assigned_to', '=', memberId)
    .union(
      tx
        .selectFrom('orders as given')
        .select('given.id as order_id')
        .where('given.assigned_to', '=', memberId)
        .where((given) =>
          given.exists(
            given
              .selectFrom('order_pieces as piece')
              .select('piece.id')
              .whereRef('piece.order_id', '=', 'given.id')
              .where('piece.assigned_to', 'is', null),
          ),
        ),
    )

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
} satisfies Record<Exclude<Wish['due'], 'all'>, (rows: BareOrders, today: string) => BareOrders>

interface Order {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  keyOf(row: DressedOrder): string
  isPast(place: Place): RawBuilder<boolean>
}

/** Each has its indexes. */
const orders: Record<OrderSort, Order> = {
  promised: {
    ...{ by: sql`promised_on`, direction: 'asc', keyOf: (row) => row.promised_on },
    isPast: ({ key, id }) => sql`(promised_on, id) > (${key}::date, ${id}::uuid)`,
  },
  newest: {
    ...{ by: sql`created_at`, direction: 'desc', keyOf: (row) => row.created_exactly },
    isPast: ({ key, id }) => sql`(created_at, id) < (${key}::timestamptz, ${id}::uuid)`,
  },
}
