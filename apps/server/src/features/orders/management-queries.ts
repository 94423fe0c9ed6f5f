import type { orderQuery } from '@darzi/contract/order-query.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { weekFrom } from '@darzi/tailoring/orders/due.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { isInstantKey } from '../../http/exact-instant.ts'
import { isDayKey, keyset, type Sort } from '../../http/keyset.ts'
import { type BareOrders, bareOrders, type DressedOrder, dress } from './card-queries.ts'
import { givenTo, hasPieceOf, type Page } from './given-queries.ts'
import { countOf, type Found, type Orderers, searched } from './management-search-queries.ts'
import { narrowedBySpan } from './span-queries.ts'

/** Which orders the list shows. */
export type Filter = Omit<z.output<z.ZodObject<typeof orderQuery>>, 'sort'> & {
  /** Of the shop: where its days begin. */
  timeZone: string
  /** Taken at or after the one and before the other. */
  taken?: { from?: Date | undefined; before?: Date | undefined }
  /** Of these customers alone. */
  customers?: readonly string[]
  /** These alone. */
  ids?: readonly string[]
}

interface Clock {
  /** The shop's day. */
  today: string
}

interface PageFilter extends Filter, Clock {
  sort: keyof typeof sorts
  after?: string
  limit: number
}

/** A page of orders, the cursor of the next one, and who was found for it. Throws request.malformed for a bad cursor. */
export async function ordersPage(tx: Tx, filter: PageFilter) {
  const { sort, from, most, page } = keyset(sorts, filter)
  const shown = { from, most }
  const matching = await matchingOrders(tx, filter, { page: shown, near: shown })
  if (!matching) return { rows: [], next: undefined, orderers: undefined }
  const found = await dress(tx, wholeRows(tx, from(matching.rows).limit(most)))
    .orderBy(sql`row.${sort.by}`, sort.direction)
    .orderBy('row.id', sort.direction)
    .execute()
  return { ...page(found), orderers: matching.orderers }
}

/** The page's ids are found in an index alone, passing over what the filter leaves out; then its rows are read. */
const wholeRows = (tx: Tx, page: BareOrders) =>
  bareOrders(tx).where('id', 'in', page.clearSelect().select('id'))

/** How many orders a filter has, whose `orderers` a page may have found before; counting stops at `most` and goes along the index of the promised days. */
export async function countMatching(
  tx: Tx,
  filter: Filter & Clock & { most: number; orderers?: Orderers | undefined },
) {
  const from = (orders: BareOrders) => orders.orderBy('promised_on').orderBy('id')
  const page = { from, most: filter.most + 1 }
  const matching = await matchingOrders(tx, filter, { page, orderers: filter.orderers })
  if (!matching) return { count: 0, isCapped: false }
  const { rows, orderers } = matching
  const known = orderers?.count ? await countOf(tx, { rows, orderers, most: filter.most }) : undefined
  if (known !== undefined) return capped(known, filter.most)
  const counted = from(rows).clearSelect().select('id').limit(page.most)
  const { count } = await tx
    .selectFrom(counted.as('counted'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return capped(count, filter.most)
}

const capped = (count: number, most: number) => ({ count: Math.min(count, most), isCapped: count > most })

/** Undefined when there is nothing to look for, or nothing is found. */
async function matchingOrders(
  tx: Tx,
  filter: Filter & Clock,
  { page, near, orderers }: { page: Page; near?: Page; orderers?: Orderers | undefined },
): Promise<Found | undefined> {
  const { q, assignedTo: memberId } = filter
  const rows = narrowedBySpan(narrowed(tx, filter), filter, filter)
  if (q) return searched(tx, memberId ? rows.where(hasPieceOf(memberId)) : rows, { q, near, orderers })
  return { rows: memberId ? givenTo(tx, rows, { memberId, page }) : rows }
}

function narrowed(
  tx: Tx,
  { status, priority, due, money, waits, exceptions, customer, customers, ids, taken, today }: Filter & Clock,
): BareOrders {
  let rows = bareOrders(tx)
  if (status !== 'all') rows = rows.where('tailor_state', '=', status)
  if (priority !== 'all') rows = rows.where('priority', '=', priority)
  if (money === 'giveBack') rows = rows.where(isToGiveBack)
  if (money === 'owed') rows = rows.where(isOwed)
  if (waits !== 'all') rows = waiting[waits](rows, today)
  if (exceptions === 'month') rows = rows.where(wentAhead(today))
  if (customer) rows = rows.where('customer_id', '=', customer)
  if (customers) rows = rows.where(sql<boolean>`customer_id = any(${customers}::uuid[])`)
  if (ids) rows = rows.where('id', 'in', ids)
  if (taken?.from) rows = rows.where('created_at', '>=', taken.from)
  if (taken?.before) rows = rows.where('created_at', '<', taken.before)
  return due === 'all' ? rows : dues[due](rows.where(isOpen), today)
}

/** Written as the index of what is to be given back has it. */
const isToGiveBack = sql<boolean>`give_back_minor > 0`

/** Written as the index of exceptions has it: in the last 30 days. */
const wentAhead = (today: string) =>
  sql<boolean>`exception_at is not null and exception_at >= ${addDays(today, -29)}::date`

/** How many orders the filter of exceptions has. */
export async function countWentAhead(tx: Tx, today: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .where(wentAhead(today))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Written as the index of what is owed has it. */
const isOwed = sql<boolean>`(state <> 'cancelled' and total_minor > paid_minor)`

/** Written as the index of open orders has it. */
const isOpen = sql<boolean>`tailor_state in ('pending', 'in_progress', 'ready')`

const isPromise = sql<boolean>`state <> 'pending'`

/** Of what nobody has taken on nothing was promised yet: it waits for approval, and is due on no day. */
const dues = {
  making: (rows) => rows.where('tailor_state', '!=', 'ready'),
  today: (rows, today) => rows.where(isPromise).where('promised_on', '=', today),
  tomorrow: (rows, today) => rows.where(isPromise).where('promised_on', '=', addDays(today, 1)),
  week: (rows, today) => {
    const { from, to } = weekFrom(today)
    return rows.where(isPromise).where('promised_on', '>=', from).where('promised_on', '<=', to)
  },
  overdue: (rows, today) => rows.where(isPromise).where('promised_on', '<', today),
  late: (rows, today) =>
    rows.where('promised_on', '<', today).where('state', 'in', ['approved', 'in_progress']),
} satisfies Record<Exclude<Filter['due'], 'all'>, (rows: BareOrders, today: string) => BareOrders>

const waiting = {
  approval: (rows) => rows.where('tailor_state', '=', 'pending').where('state', '=', 'pending'),
  // A trial is never after the promise.
  trial: (rows, today) =>
    rows
      .where(isOpen)
      .where('promised_on', '>=', today)
      .where('trial_on', '=', today)
      .where('state', 'in', ['approved', 'in_progress'])
      .where('trial_answer', 'is', null),
} satisfies Record<Exclude<Filter['waits'], 'all'>, (rows: BareOrders, today: string) => BareOrders>

/** Each has its indexes. */
const sorts = {
  promised: {
    by: sql`promised_on`,
    type: 'date',
    direction: 'asc',
    keyOf: (row) => row.promised_on,
    isKey: isDayKey,
  },
  newest: {
    by: sql`created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: (row) => row.created_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<'promised' | 'newest', Sort<DressedOrder>>
