import type { itemQuery } from '@darzi/contract/inventory.ts'
import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { fromMilli } from '@darzi/tailoring/inventory/stock.ts'
import { searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { exactInstant, isExactInstant } from '../../http/exact-instant.ts'
import { isTextKey, keysetPage, type Sort } from '../../http/keyset.ts'
import type { Member } from '../../http/request-context.ts'

export type ItemFilter = Omit<z.output<z.ZodObject<typeof itemQuery>>, 'sort'>

const columns = [
  'id',
  'name',
  'category',
  'unit',
  'on_hand_milli',
  'low_at_milli',
  'is_low',
  'cost_minor',
  'supplier_id',
  'place',
  'barcode',
  'notes',
  'photo_id',
  'photo_width_mm',
  'is_shown',
  'is_archived',
  'created_at',
  'version',
] as const

/** What is ordered of an item and has not come. */
const onOrder = sql<number>`coalesce((select sum(greatest(line.quantity_milli - line.received_milli, 0))
  from purchase_lines line join purchase_orders purchase on purchase.id = line.purchase_id
  where line.item_id = stock_items.id and purchase.state in ('sent', 'partly')), 0)::bigint`

const items = (tx: Tx) =>
  tx
    .selectFrom('stock_items')
    .select(columns)
    .select(exactInstant('created_at').as('created_exactly'))
    .select(onOrder.as('on_order_milli'))
    .select((item) =>
      item
        .selectFrom('suppliers')
        .select('suppliers.name')
        .whereRef('suppliers.id', '=', 'stock_items.supplier_id')
        .as('supplier_name'),
    )
type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['executeTakeFirstOrThrow']>>

const sorts: Record<'name' | 'newest', Sort<ItemRow>> = {
  name: {
    by: sql`name collate "und-x-icu"`,
    type: 'text',
    direction: 'asc',
    keyOf: (row) => row.name,
    isKey: isTextKey,
  },
  newest: {
    by: sql`created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: (row) => row.created_exactly,
    isKey: (key) => typeof key === 'string' && isExactInstant(key),
  },
}

interface PageFilter extends ItemFilter {
  sort: 'name' | 'newest'
  after?: string
  limit: number
}

/** A page of items, and the cursor of the next one. Throws request.malformed for a bad cursor. */
export async function itemsPage(tx: Tx, filter: PageFilter, member: Member) {
  const { rows, next } = await keysetPage(narrowed(items(tx), filter), sorts, filter)
  return { rows: rows.map((row) => itemOf(row, member)), next }
}

/** How many items the filter leaves, counted up to `most`. */
export async function countItems(tx: Tx, filter: ItemFilter, most: number) {
  const some = narrowed(tx.selectFrom('stock_items').select('id'), filter).limit(most + 1)
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, most), isCapped: count > most }
}

interface Narrowing {
  where(condition: ReturnType<typeof sql<boolean>>): this
}

function narrowed<Q extends Narrowing>(query: Q, filter: ItemFilter): Q {
  const { q, category, stock, supplier, archived } = filter
  let rows = query.where(sql<boolean>`is_archived = ${archived === 'true'}`)
  if (category !== 'all') rows = rows.where(sql<boolean>`category = ${category}`)
  if (stock === 'low') rows = rows.where(sql<boolean>`is_low`)
  if (stock === 'none') rows = rows.where(sql<boolean>`on_hand_milli = 0`)
  if (supplier) rows = rows.where(sql<boolean>`supplier_id = ${supplier}`)
  if (q) rows = rows.where(hasWords(q))
  return rows
}

/** The words in the name, the place or the note; or the barcode as a scanner types it. */
function hasWords(q: string) {
  const groups = searchTerms(q).map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`strpos(search_text, ${form}) > 0`),
        sql` or `,
      )})`,
  )
  const worded = groups.length > 0 ? sql`(${sql.join(groups, sql` and `)})` : sql`false`
  return sql<boolean>`(barcode = ${q} or ${worded})`
}

/** One item; throws notFound. */
export async function readItem(tx: Tx, id: string, member: Member): Promise<StockItem> {
  const row = await items(tx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return itemOf(row, member)
}

/** Names of the shop's items, as a file of items is compared with them. */
export async function itemNames(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('stock_items').select('name').execute()
  return new Set(rows.map(({ name }) => name.toLowerCase()))
}

const mostLow = 8

const lowItems = (tx: Tx) =>
  items(tx)
    .where('is_low', '=', true)
    .where('is_archived', '=', false)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(mostLow)

/** The items that run low, and how many there are. */
export async function lowStock(tx: Tx, member: Member) {
  const rows = await lowItems(tx).select(sql<number>`count(*) over ()`.as('low')).execute()
  return { low: rows[0]?.low ?? 0, lowItems: rows.map((row) => itemOf(row, member)) }
}

/** The figures above the list. */
export async function stockFigures(tx: Tx, member: Member) {
  const figures = await tx
    .selectFrom('stock_items')
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('is_low', '=', true).as('low'),
      row.fn.countAll<number>().filterWhere('on_hand_milli', '=', 0).as('none'),
      sql<number>`coalesce(sum(round(on_hand_milli * cost_minor / 1000.0)), 0)::bigint`.as('value_minor'),
    ])
    .where('is_archived', '=', false)
    .executeTakeFirstOrThrow()
  const low = await lowItems(tx).execute()
  const { value_minor: valueMinor, ...counts } = figures
  return {
    ...counts,
    valueMinor: member.may('inventory.buy') ? valueMinor : undefined,
    lowItems: low.map((row) => itemOf(row, member)),
  }
}

function itemOf(row: ItemRow, member: Member): StockItem {
  const { photo_id: photo, low_at_milli: lowAt } = row
  const buys = member.may('inventory.buy')
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    unit: row.unit,
    onHand: fromMilli(row.on_hand_milli),
    lowAt: lowAt === null ? undefined : fromMilli(lowAt),
    isLow: row.is_low,
    costMinor: buys ? (row.cost_minor ?? undefined) : undefined,
    supplier:
      buys && row.supplier_id && row.supplier_name
        ? { id: row.supplier_id, name: row.supplier_name }
        : undefined,
    place: row.place ?? undefined,
    barcode: row.barcode ?? undefined,
    notes: row.notes ?? undefined,
    photo: photo
      ? { url: `/api/inventory/photos/${photo}/full`, thumbUrl: `/api/inventory/photos/${photo}/thumb` }
      : undefined,
    photoWidthMm: row.photo_width_mm ?? undefined,
    isShown: row.is_shown,
    onOrder: fromMilli(row.on_order_milli),
    isArchived: row.is_archived,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}
