import { type SearchTerms, searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { namedOrder } from '@darzi/tailoring/orders/number.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedForValues, type Tx } from '../../db/tx.ts'
import { type BareOrders, bareOrders } from './card-queries.ts'
import type { Page } from './given-queries.ts'

export interface Found {
  rows: BareOrders
  /** Who has the names that were looked for, where it was asked: all of them, or the first of many. */
  orderers?: Orderers
}

/** Their ids stay the database's own text of a uuid[]: it only is handed back. */
export interface Orderers {
  ids: string
  count: number
}

/** Above this many, what is looked for is common: it is met soon enough on the way through the sort's index. */
const rareUpTo = 500

/**
 * The orders that have the words of `q`; undefined when there is nothing to look for, such as "%", or nothing is found. An order
 * that is named in full is found alone. A page of one name is looked for on the list's own way first, then by the customers of these names, then by all that stands on an order.
 * Who was found for a page is handed on to its count.
 */
export async function searched(
  tx: Tx,
  rows: BareOrders,
  { q, near, orderers: known }: { q: string; near?: Page | undefined; orderers?: Orderers | undefined },
): Promise<Found | undefined> {
  const terms = searchTerms(q)
  if (terms.length === 0) return undefined
  const number = await orderNamed(tx, q)
  if (number !== undefined) return { rows: rows.where('number', '=', number) }
  const worded = rows.where(sql<boolean>`${hasWords(terms)} ${plannedForValues}`)
  const names = terms.filter(isName)
  if (names.length === 0) return rareOrders(tx, rows, { terms, worded })
  const met = near && names.length === 1 && (await metNear(tx, rows, { terms, near }))
  if (met) return met.length > 0 ? { rows: rows.where(isAmong('id', met)) } : undefined
  const orderers = known ?? (await orderersOf(tx, names))
  if (orderers.count > rareUpTo) return { rows: worded, orderers }
  if (orderers.count > 0) {
    const theirs = rows.where(isAmong('customer_id', orderers.ids))
    return { rows: near ? firstWorded(tx, theirs, { terms, near }) : theirs.where(hasWords(terms)), orderers }
  }
  const rare = await rareOrders(tx, rows, { terms, worded })
  return rare && { ...rare, orderers }
}

/** Those with words that stand on few orders; all that have the words when they are many. */
async function rareOrders(
  tx: Tx,
  rows: BareOrders,
  { terms, worded }: { terms: SearchTerms; worded: BareOrders },
): Promise<Found | undefined> {
  const ids = await rareIds(tx, terms)
  if (ids.length > rareUpTo) return { rows: worded }
  return ids.length > 0 ? { rows: rows.where(isAmong('id', ids)) } : undefined
}

/**
 * How many of the rows these customers have, `most` and one at most: their orders are read one customer after the other until
 * there are enough. Undefined when they are the first of many, and have not enough.
 */
export async function countOf(
  tx: Tx,
  { rows, orderers, most }: { rows: BareOrders; orderers: Orderers; most: number },
): Promise<number | undefined> {
  const own = rows.where(sql<boolean>`customer_id = orderer.id`).clearSelect().select('orders.id as order_id')
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count
      from (select from unnest(${orderers.ids}::uuid[]) as orderer (id), lateral (${own}) own limit ${most + 1}) counted`.execute(
    tx,
  )
  const count = counts[0]?.count ?? 0
  return count > most || orderers.count <= rareUpTo ? count : undefined
}

/** The number of the order that `q` names, where the shop has it. */
async function orderNamed(tx: Tx, q: string): Promise<number | undefined> {
  const number = namedOrder(q)
  if (number === undefined) return undefined
  return (await tx.selectFrom('orders').select('number').where('number', '=', number).executeTakeFirst())
    ?.number
}

const isName = ([first]: readonly string[]) => first !== undefined && !/\d/.test(first)

const isAmong = (column: 'id' | 'customer_id', ids: string | readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[]) ${plannedForValues}`

/** So many orders are looked through on the way, before the whole book is asked. */
const nearUpTo = 1000

/** The ids with these words among the next orders of the list; undefined when the way was too short to tell. */
async function metNear(
  tx: Tx,
  rows: BareOrders,
  { terms, near }: { terms: SearchTerms; near: Page },
): Promise<string[] | undefined> {
  const way = near.from(rows.select('search_text')).limit(nearUpTo)
  const { met, walked } = await tx
    .selectFrom(way.as('near'))
    .select((row) => [
      row.fn.countAll<number>().as('walked'),
      sql<string[]>`coalesce(array_agg(id) filter (where ${hasWords(terms)}), '{}')`.as('met'),
    ])
    .executeTakeFirstOrThrow()
  return met.length >= near.most || Number(walked) < nearUpTo ? met : undefined
}

/**
 * Those of the rows that fill the page and have the words. The rows are put in order in their index alone; their words are read
 * one by one, until the page is full. A plain `where` would read the words of all of them first.
 */
function firstWorded(
  tx: Tx,
  rows: BareOrders,
  { terms, near }: { terms: SearchTerms; near: Page },
): BareOrders {
  const inOrder = near.from(rows).clearSelect().select(['id', 'promised_on', 'created_at']).offset(0)
  const page = tx
    .selectFrom(inOrder.as('next'))
    .select('next.id')
    .where(sql<boolean>`(select ${hasWords(terms)} from orders where id = next.id)`)
    .limit(near.most)
  return bareOrders(tx).where('id', 'in', page)
}

/** Whose records have these names (see find_orderers in the migrations): all when they are few. */
async function orderersOf(tx: Tx, names: SearchTerms): Promise<Orderers> {
  const { rows } = await sql<Orderers>`
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as count
      from find_orderers(${JSON.stringify(names)}::jsonb, ${rareUpTo + 1}::int) as id`.execute(tx)
  return rows[0] ?? { ids: '{}', count: 0 }
}

/**
 * The ids of orders with these words (see find_orders in the migrations), all when they are few: numbers, and names that
 * stand on an order alone, such as that of someone who has left the family's record since.
 */
async function rareIds(tx: Tx, terms: SearchTerms): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select find_orders(${JSON.stringify(terms)}::jsonb, ${rareUpTo + 1}::int) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Written so that the planner, who may not look into texts under row security, takes the words for common. */
export function hasWords(terms: SearchTerms): RawBuilder<boolean> {
  const said = terms.map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`strpos(search_text, ${form}) > 0`),
        sql` or `,
      )})`,
  )
  return sql<boolean>`(${sql.join(said, sql` and `)})`
}
