import { searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const items = (tx: Tx) =>
  tx
    .selectFrom('collection_items as item')
    .innerJoin('shops as shop', 'shop.id', 'item.shop_id')
    .select([
      'item.shop_id',
      'item.id',
      'item.name',
      'item.description',
      'item.other_words',
      'item.category',
      'item.cut',
      'item.garment_key',
      'item.garment_name',
      'item.styles',
      'item.price_minor',
      'item.sizes',
      'item.original_price_minor',
      'item.is_made_to_measure',
      'item.colours',
      'item.cloth',
      'item.photo_id',
      'item.is_listed',
      'item.removed_at',
      'item.version',
      'item.created_at',
      'shop.name as shop_name',
      'shop.phone as shop_phone',
      'shop.currency',
      'shop.is_demo',
    ] as const)
    .select(exactInstant('item.created_at').as('created_exactly'))
export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['executeTakeFirstOrThrow']>>

/** Everything of the shop, newest first. Inside it. */
export const itemsOfShop = (tx: Tx): Promise<ItemRow[]> =>
  items(tx).orderBy('item.created_at', 'desc').orderBy('item.id', 'desc').execute()

/** One of the shop's, listed or not. Inside it. */
export const itemOfShop = (tx: Tx, id: string): Promise<ItemRow | undefined> =>
  items(tx).where('item.id', '=', id).executeTakeFirst()

/** A suspended shop offers nothing, not even to its own people. */
const offered = (tx: Tx) =>
  items(tx)
    .where('item.is_listed', '=', true)
    .where('item.removed_at', 'is', null)
    .where('shop.suspended_at', 'is', null)

/** One that is offered by anyone; of two shops' under one id the older. While the collection's cross-tenant access is open. */
export const offeredItem = (tx: Tx, id: string): Promise<ItemRow | undefined> =>
  offered(tx).where('item.id', '=', id).orderBy('item.created_at').limit(1).executeTakeFirst()

/** One that is offered, by the end of its id. While the collection's cross-tenant access is open. */
export const offeredByEnd = (tx: Tx, end: string): Promise<ItemRow | undefined> =>
  offered(tx)
    .where(sql`right(item.id::text, 12)`, '=', end)
    .orderBy('shop.is_demo')
    .orderBy('item.created_at')
    .limit(1)
    .executeTakeFirst()

/** What real shops offer, oldest first, for sitemaps. While the collection's cross-tenant access is open. */
export const offeredForSearch = (tx: Tx, { skip, most }: { skip: number; most: number }) =>
  offeredByRealShops(tx)
    .select(['item.id', 'item.name'])
    .orderBy('item.created_at')
    .orderBy('item.id')
    .offset(skip)
    .limit(most)
    .execute()

/** How many those are. While the collection's cross-tenant access is open. */
export async function countOfferedForSearch(tx: Tx): Promise<number> {
  const { count } = await offeredByRealShops(tx)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const offeredByRealShops = (tx: Tx) =>
  tx
    .selectFrom('collection_items as item')
    .innerJoin('shops as shop', 'shop.id', 'item.shop_id')
    .where('item.is_listed', '=', true)
    .where('item.removed_at', 'is', null)
    .where('shop.is_demo', '=', false)

/** What people who ordered this garment gave their orders, and where its tailor's page is. Inside its shop. */
export async function standingOfItem(tx: Tx, id: string) {
  const { rows } = await sql<{ stars: string | null; reviews: string; slug: string | null }>`
    select round(avg(r.stars), 1)::text as stars, count(r.id)::text as reviews,
           (select l.slug from listings l where l.shop_id = app_shop_id() and l.is_listed) as slug
      from reviews r
     where r.shop_id = app_shop_id() and r.hidden_at is null and exists (
       select from order_pieces p
        where p.shop_id = r.shop_id and p.order_id = r.order_id and p.collection ->> 'itemId' = ${id})`.execute(
    tx,
  )
  const [row] = rows
  return {
    rating: row?.stars ? Number(row.stars) : undefined,
    reviews: Number(row?.reviews ?? 0),
    slug: row?.slug ?? undefined,
  }
}

/** Stars of these garments, all at once, by shop and id; one that nobody reviewed is not among them. */
export async function ratingsOf(tx: Tx, rows: readonly Pick<ItemRow, 'shop_id' | 'id'>[]) {
  if (rows.length === 0) return new Map<string, Rating>()
  const shops = rows.map(({ shop_id }) => shop_id)
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ shop_id: string; item_id: string; rating: string; reviews: number }>`
    select shop_id, item_id, rating::text as rating, reviews from ratings_of_items(${shops}::uuid[], ${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(
    found.map(({ shop_id, item_id, rating, reviews }) => [
      keyOfItem({ shop_id, id: item_id }),
      { rating: Number(rating), reviews },
    ]),
  )
}
export interface Rating {
  rating: number
  reviews: number
}
export const keyOfItem = ({ shop_id, id }: Pick<ItemRow, 'shop_id' | 'id'>) => `${shop_id} ${id}`

interface Filter {
  shop: string | undefined
  q?: string
  category?: 'all' | ItemRow['category']
  only?: 'toMeasure' | 'triedOn'
  after?: string
  limit: number
}

/** A page of what is offered, newest first. While the collection's cross-tenant access is open. Throws request.malformed for a bad cursor. */
export async function offeredItems(
  tx: Tx,
  { shop, q, category = 'all', only, ...asked }: Filter,
): Promise<{ rows: ItemRow[]; next: string | undefined }> {
  const { from, most, page } = keyset(sorts, { ...asked, sort: 'newest' }, 'item.id')
  let rows = shop ? offered(tx).where('item.shop_id', '=', shop) : ofThePlatform(tx)
  if (category !== 'all') rows = rows.where('item.category', '=', category)
  if (only === 'toMeasure') rows = rows.where('item.is_made_to_measure', '=', true)
  if (only === 'triedOn')
    rows = rows.where('item.cut', 'is not', null).where('item.sizes', '!=', sql<never>`'[]'::jsonb`)
  if (q) {
    const terms = searchTerms(q)
    if (terms.length === 0) return { rows: [], next: undefined }
    for (const group of terms)
      rows = rows.where((item) => item.or(group.map((term) => item('item.search_text', 'like', `%${term}%`))))
  }
  return page(await from(rows).limit(most).execute())
}

const sorts = {
  newest: {
    by: sql`item.created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: (row) => row.created_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<ItemRow>>

/** A sample shop stands in only where no other shop offers anything. */
const ofThePlatform = (tx: Tx) =>
  offered(tx).where((item) =>
    item.or([
      item('shop.is_demo', '=', false),
      item.not(
        item.exists(
          item
            .selectFrom('collection_items as other')
            .innerJoin('shops as real', 'real.id', 'other.shop_id')
            .select('other.id')
            .where('real.is_demo', '=', false)
            .where('other.is_listed', '=', true)
            .where('other.removed_at', 'is', null),
        ),
      ),
    ]),
  )

/** What an account saved and is still offered, the last saved first. While the collection's cross-tenant access is open. */
export const savedItems = (tx: Tx, most: number): Promise<ItemRow[]> =>
  offered(tx)
    .innerJoin('saved_garments as saved', (join) =>
      join.onRef('saved.item_shop_id', '=', 'item.shop_id').onRef('saved.item_id', '=', 'item.id'),
    )
    .orderBy('saved.saved_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(most)
    .execute()

/** Those of these ids that are still offered: by anyone while the collection's cross-tenant access is open, inside a shop its own. */
export const offeredAmong = async (tx: Tx, ids: readonly string[]): Promise<ItemRow[]> =>
  ids.length === 0 ? [] : offered(tx).where('item.id', 'in', ids).orderBy('item.id').execute()
