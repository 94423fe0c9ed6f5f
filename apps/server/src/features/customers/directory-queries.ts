import { filterBounds } from '@darzi/tailoring/customers/badge.ts'
import type { DirectorySort } from '@darzi/tailoring/customers/directory.ts'
import { searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { isBigintKey, isDayKey, isIntKey, isTextKey, keyset, type Sort } from '../../http/keyset.ts'
import { type BareCustomers, bareCustomers, type DressedCustomer, dress } from './card-queries.ts'
import { nearIds, rareIds, withWords } from './directory-search-queries.ts'

/** Which records the directory shows. */
export interface Filter {
  q?: string
  filter: 'all' | 'recent' | 'repeat' | 'inactive'
  tag?: string
  archived: 'true' | 'false'
  /** Days between which their last order was taken, both in it. */
  served?: { from?: string | undefined; to?: string | undefined }
  /** Days between which their first order was taken, both in it. */
  firstFrom?: string | undefined
  firstTo?: string | undefined
  /** These records alone. */
  among?: readonly string[]
}

interface PageFilter extends Filter {
  sort: DirectorySort
  after?: string
  limit: number
  /** The shop's day. */
  today: string
}

/** A page of the directory, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function directoryPage(tx: Tx, wanted: PageFilter) {
  const { sort, from, most, page } = keyset(sorts, wanted)
  const matching = await matchingCustomers(tx, wanted, { today: wanted.today, near: { from, most } })
  if (!matching) return { rows: [], next: undefined }
  const bare = from(matching).limit(most)
  const found = await dress(tx, wanted.filter === 'all' ? bare : wholeRows(tx, bare))
    .orderBy(sort.by, sort.direction)
    .orderBy('id', sort.direction)
    .execute()
  return page(found)
}

/** The page's ids are found in an index alone, passing over what the filter leaves out; then its rows are read. */
const wholeRows = (tx: Tx, page: BareCustomers) =>
  bareCustomers(tx).where('id', 'in', page.clearSelect().select('id'))

/**
 * How many records a filter has; counting stops at `most`. It goes along the index that holds the filter's records
 * together: without an order the planner may begin at the table's start, where other shops' records lie.
 */
export async function countMatching(tx: Tx, wanted: Filter & { today: string; most: number }) {
  const matching = await matchingCustomers(tx, wanted, wanted)
  if (!matching) return { count: 0, isCapped: false }
  const { by, direction } = sorts[wanted.filter === 'repeat' ? 'totalOrders' : 'lastOrder']
  const counted = matching
    .clearSelect()
    .select('id')
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(wanted.most + 1)
  const { count } = await tx
    .selectFrom(counted.as('counted'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, wanted.most), isCapped: count > wanted.most }
}

/** Undefined when there is nothing to look for, such as "%": nothing is found then. */
async function matchingCustomers(
  tx: Tx,
  wanted: Filter,
  { today, near }: { today: string; near?: Parameters<typeof nearIds>[3] },
): Promise<BareCustomers | undefined> {
  const state = wanted.archived === 'true' ? 'archived' : 'active'
  const standing = narrowed(bareCustomers(tx).where('state', '=', state), wanted)
  const filtered = filters[wanted.filter](standing, filterBounds(today))
  const terms = wanted.q ? searchTerms(wanted.q) : []
  if (wanted.q && terms.length === 0) return undefined
  if (terms.length === 0 && !wanted.tag) return filtered
  const words = { terms, tag: wanted.tag, state } as const
  const met =
    near && wanted.filter === 'all' && !wanted.served && !wanted.firstFrom && !wanted.firstTo
      ? await nearIds(tx, standing, words, near)
      : undefined
  const ids = met ?? (await rareIds(tx, words))
  if (!ids) return withWords(filtered, terms, wanted.tag)
  return ids.length > 0 ? filtered.where(sql<boolean>`id = any(${ids}::uuid[])`) : undefined
}

function narrowed(rows: BareCustomers, { served, among, firstFrom, firstTo }: Filter): BareCustomers {
  let narrow = among ? rows.where(sql<boolean>`id = any(${among}::uuid[])`) : rows
  if (firstFrom || firstTo)
    narrow = narrow.where(
      sql<boolean>`id in (select customer_id from customer_activity
        where first_on between ${firstFrom ?? firstDay}::date and ${firstTo ?? '9999-12-31'}::date)`,
    )
  if (!served) return narrow
  narrow = narrow.where('last_order_key', '>=', served.from ?? earliest)
  return served.to ? narrow.where('last_order_key', '<=', served.to) : narrow
}

/** Before it nobody ordered; who never did stands at -infinity. */
const earliest = '0001-01-01'

/** The day before it stands for an order taken before the shop used Darzi. */
const firstDay = '0001-01-02'

type Bounds = ReturnType<typeof filterBounds>

const filters = {
  all: (rows) => rows,
  recent: (rows, { recentFrom }) => rows.where('last_order_key', '>=', recentFrom),
  inactive: (rows, { recentFrom }) =>
    rows.where('last_order_key', '<', recentFrom).where('last_order_key', '>', '-infinity'),
  repeat: (rows, { repeatAbove }) => rows.where('orders_count', '>', repeatAbove),
} satisfies Record<Filter['filter'], (rows: BareCustomers, bounds: Bounds) => BareCustomers>

/** Who never ordered stands after everybody. */
const never = '-infinity'

/** As tailoring's inDirectoryOrder has it; each has its index. */
const sorts: Record<DirectorySort, Sort<DressedCustomer>> = {
  lastOrder: {
    by: sql`last_order_key`,
    type: 'date',
    direction: 'desc',
    keyOf: (row) => row.last_order_on ?? never,
    isKey: (key) => key === never || isDayKey(key),
  },
  name: {
    by: sql`name collate "und-x-icu"`,
    type: 'text',
    direction: 'asc',
    keyOf: (row) => row.name,
    isKey: isTextKey,
  },
  totalOrders: {
    by: sql`orders_count`,
    type: 'int',
    direction: 'desc',
    keyOf: (row) => row.orders_count,
    isKey: isIntKey,
  },
  totalSpent: {
    by: sql`spent_minor`,
    type: 'bigint',
    direction: 'desc',
    keyOf: (row) => row.spent_minor,
    isKey: isBigintKey,
  },
}
