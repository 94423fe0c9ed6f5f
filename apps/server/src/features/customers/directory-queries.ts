import { filterBounds } from '@darzi/tailoring/customers/badge.ts'
import type { DirectorySort } from '@darzi/tailoring/customers/directory.ts'
import { type SearchTerms, searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { type BareCustomers, bareCustomers, type DressedCustomer, dress } from './card-queries.ts'
import { cursorOf, type Place, placeOf } from './directory-order.ts'

/** Which records the directory shows. */
export interface Wish {
  q?: string
  filter: 'all' | 'recent' | 'repeat' | 'inactive'
  tag?: string
  archived: 'true' | 'false'
}

interface PageWish extends Wish {
  sort: DirectorySort
  after?: string
  limit: number
  /** The shop's day. */
  today: string
}

/** A page of the directory, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function directoryPage(tx: Tx, wish: PageWish) {
  const { sort, after, limit, today } = wish
  const place = after === undefined ? undefined : placeOf(sort, after)
  const wished = await wishedCustomers(tx, wish, today)
  if (!wished) return { rows: [], next: undefined }
  const order = orders[sort]
  const page = (place ? wished.where(order.isPast(place)) : wished)
    .orderBy(order.by, order.direction)
    .orderBy('id', order.direction)
    .limit(limit + 1)
  const rows = await dress(tx, wish.filter === 'all' ? page : wholeRows(tx, page))
    .orderBy(order.by, order.direction)
    .orderBy('id', order.direction)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    next: last && cursorOf(sort, { key: order.keyOf(last), id: last.id }),
  }
}

/** The page's ids are found in an index alone, passing over what the filter leaves out; then its rows are read. */
const wholeRows = (tx: Tx, page: BareCustomers) =>
  bareCustomers(tx).where('id', 'in', page.clearSelect().select('id'))

/**
 * How many records a wish has; counting stops at `most`. It goes along the index that holds the filter's records
 * together: without an order the planner may begin at the table's start, where other shops' records lie.
 */
export async function countWished(tx: Tx, wish: Wish & { today: string; most: number }) {
  const wished = await wishedCustomers(tx, wish, wish.today)
  if (!wished) return { count: 0, isCapped: false }
  const { by, direction } = orders[wish.filter === 'repeat' ? 'totalOrders' : 'lastOrder']
  const counted = wished
    .clearSelect()
    .select('id')
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(wish.most + 1)
  const { count } = await tx
    .selectFrom(counted.as('wished'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, wish.most), isCapped: count > wish.most }
}

/** Undefined when there is nothing to look for, such as "%": nothing is found then. */
async function wishedCustomers(tx: Tx, wish: Wish, today: string): Promise<BareCustomers | undefined> {
  const state = wish.archived === 'true' ? 'archived' : 'active'
  const standing = bareCustomers(tx).where('state', '=', state)
  const filtered = filters[wish.filter](standing, filterBounds(today))
  const terms = wish.q ? searchTerms(wish.q) : []
  if (wish.q && terms.length === 0) return undefined
  if (terms.length === 0 && !wish.tag) return filtered
  const ids = await rareIds(tx, { terms, tag: wish.tag, state })
  if (!ids) return withWords(filtered, terms, wish.tag)
  return ids.length > 0 ? filtered.where(sql<boolean>`id = any(${ids}::uuid[])`) : undefined
}

type Bounds = ReturnType<typeof filterBounds>

const filters = {
  all: (rows) => rows,
  recent: (rows, { recentFrom }) => rows.where('last_order_key', '>=', recentFrom),
  inactive: (rows, { recentFrom }) =>
    rows.where('last_order_key', '<', recentFrom).where('last_order_key', '>', '-infinity'),
  repeat: (rows, { repeatAbove }) => rows.where('orders_count', '>', repeatAbove),
} satisfies Record<Wish['filter'], (rows: BareCustomers, bounds: Bounds) => BareCustomers>

/** Above this many, what is looked for is common: it is met soon enough on the way through the sort's index. */
const rareUpTo = 500

interface Words {
  terms: SearchTerms
  tag: string | undefined
  state: 'active' | 'archived'
}

/** The ids of all records with these words, when they are few (see find_customers in the migrations). */
async function rareIds(tx: Tx, { terms, tag, state }: Words): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select find_customers(${JSON.stringify(terms)}::jsonb, ${tag ?? null}, ${state}, ${rareUpTo + 1}::int) as id
  `.execute(tx)
  return rows.length > rareUpTo ? undefined : rows.map((row) => row.id)
}

/** Written so that the planner, who may not look into texts under row security, takes the words for common. */
function withWords(rows: BareCustomers, terms: SearchTerms, tag: string | undefined): BareCustomers {
  const tagged = tag === undefined ? rows : rows.where(sql<boolean>`array_position(tags, ${tag}) is not null`)
  return terms.reduce(
    (found, forms) =>
      found.where((row) => row.or(forms.map((form) => sql<boolean>`strpos(search_text, ${form}) > 0`))),
    tagged,
  )
}

interface Order {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  keyOf(row: DressedCustomer): Place['key']
  isPast(place: Place): RawBuilder<boolean>
}

/** As tailoring's inDirectoryOrder has it; each has its index. */
const orders: Record<DirectorySort, Order> = {
  lastOrder: {
    ...{ by: sql`last_order_key`, direction: 'desc', keyOf: (row) => row.last_order_on },
    isPast: ({ key, id }) => sql`(last_order_key, id) < (${key ?? '-infinity'}::date, ${id}::uuid)`,
  },
  name: {
    ...{ by: sql`name collate "und-x-icu"`, direction: 'asc', keyOf: (row) => row.name },
    isPast: ({ key, id }) => sql`(name collate "und-x-icu", id) > (${key}, ${id}::uuid)`,
  },
  totalOrders: {
    ...{ by: sql`orders_count`, direction: 'desc', keyOf: (row) => row.orders_count },
    isPast: ({ key, id }) => sql`(orders_count, id) < (${key}::int, ${id}::uuid)`,
  },
  totalSpent: {
    ...{ by: sql`spent_minor`, direction: 'desc', keyOf: (row) => row.spent_minor },
    isPast: ({ key, id }) => sql`(spent_minor, id) < (${key}::bigint, ${id}::uuid)`,
  },
}
