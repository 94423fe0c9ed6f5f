import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import {
  mayPurchase,
  type PurchaseState,
  purchaseNumber,
  type SendingWay,
} from '@darzi/tailoring/inventory/purchase.ts'
import { costOf, fromMilli, type StockUnit } from '@darzi/tailoring/inventory/stock.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { exactInstant, isExactInstant } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'
import { type SupplierRow, supplierOf } from './supplier-store.ts'

interface LineRow {
  id: string
  itemId: string
  name: string
  unit: StockUnit
  quantityMilli: number
  receivedMilli: number
  costMinor: number | null
}

const purchases = (tx: Tx) =>
  tx
    .selectFrom('purchase_orders')
    .select([
      'id',
      'number',
      'supplier_id',
      'state',
      'expected_on',
      'notes',
      'currency',
      'sent_at',
      'sent_by',
    ])
    .select(['version', 'created_at', exactInstant('created_at').as('created_exactly')])
    .select((row) => [
      row
        .selectFrom('suppliers as seller')
        .select(
          sql<SupplierRow>`json_build_object('id', seller.id, 'name', seller.name, 'phone', seller.phone,
            'email', seller.email, 'notes', seller.notes, 'is_archived', seller.is_archived, 'version', seller.version)`.as(
            'seller',
          ),
        )
        .whereRef('seller.id', '=', 'purchase_orders.supplier_id')
        .as('supplier'),
      row
        .selectFrom('purchase_lines as line')
        .innerJoin('stock_items as item', 'item.id', 'line.item_id')
        .select(
          sql<
            LineRow[]
          >`coalesce(json_agg(json_build_object('id', line.id, 'itemId', item.id, 'name', item.name,
            'unit', item.unit, 'quantityMilli', line.quantity_milli, 'receivedMilli', line.received_milli,
            'costMinor', line.cost_minor) order by line.position), '[]')`.as('list'),
        )
        .whereRef('line.purchase_id', '=', 'purchase_orders.id')
        .as('lines'),
    ])
type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirstOrThrow']>>

const newest: Sort<PurchaseRow> = {
  by: sql`created_at`,
  type: 'timestamptz',
  direction: 'desc',
  keyOf: (row) => row.created_exactly,
  isKey: (key) => typeof key === 'string' && isExactInstant(key),
}

interface Asked {
  state: PurchaseState | 'all' | 'open'
  after?: string
  limit: number
}

/** Purchase orders, newest first. */
export async function purchasesPage(tx: Tx, { state, ...page }: Asked) {
  let rows = purchases(tx)
  if (state === 'open') rows = rows.where('state', 'in', ['draft', 'sent', 'partly'])
  else if (state !== 'all') rows = rows.where('state', '=', state)
  const found = await keysetPage(rows, { newest }, { ...page, sort: 'newest' })
  return { rows: found.rows.map(purchaseOf), next: found.next }
}

/** How many are sent and not here in full. */
export async function countOpen(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('purchase_orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ['sent', 'partly'])
    .executeTakeFirstOrThrow()
  return count
}

/** One purchase order; throws notFound. */
export async function readPurchase(tx: Tx, id: string): Promise<Purchase> {
  const row = await purchases(tx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return purchaseOf(row)
}

export const hasPurchase = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('purchase_orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Locks one for changing; throws notFound. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase> {
  await tx.selectFrom('purchase_orders').select('id').where('id', '=', id).forUpdate().execute()
  return readPurchase(tx, id)
}

function purchaseOf(row: PurchaseRow): Purchase {
  const { state, supplier } = row
  if (!supplier) throw new Error('a purchase order names its supplier')
  const lines = (row.lines ?? []).map((line) => ({
    id: line.id,
    item: { id: line.itemId, name: line.name, unit: line.unit },
    quantity: fromMilli(line.quantityMilli),
    received: fromMilli(line.receivedMilli),
    costMinor: line.costMinor ?? undefined,
  }))
  return {
    id: row.id,
    number: purchaseNumber(row.number),
    supplier: supplierOf(supplier),
    state,
    expectedOn: row.expected_on ?? undefined,
    notes: row.notes ?? undefined,
    currency: row.currency,
    lines,
    totalMinor: lines.reduce((sum, { quantity, costMinor = 0 }) => sum + costOf(quantity, costMinor), 0),
    sentAt: row.sent_at?.toISOString(),
    sentBy: row.sent_by ?? undefined,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    can: {
      edit: mayPurchase(state, 'edit'),
      send: mayPurchase(state, 'send'),
      receive: mayPurchase(state, 'receive'),
      cancel: mayPurchase(state, 'cancel'),
    },
  }
}

interface NewPurchase {
  shopId: string
  id: string
  supplierId: string
  currency: Purchase['currency']
  now: Date
}

/** Writes a new one under the shop's next number, without lines. */
export async function insertPurchase(tx: Tx, { shopId, id, supplierId, currency, now }: NewPurchase) {
  const { last } = await tx
    .insertInto('shop_counters')
    .values({ shop_id: shopId, name: 'purchases', last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'name'])
        .doUpdateSet((row) => ({ last: row('shop_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('purchase_orders')
    .values({ shop_id: shopId, id, number: last, supplier_id: supplierId, currency, created_at: now })
    .execute()
}

interface PurchaseChange {
  supplier_id?: string
  expected_on?: string | null
  notes?: string | null
  state?: PurchaseState
  sent_at?: Date
  sent_by?: SendingWay
}

export async function changePurchase(
  tx: Tx,
  { id, version }: Pick<Purchase, 'id' | 'version'>,
  change: PurchaseChange,
) {
  await tx
    .updateTable('purchase_orders')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export interface NewLine {
  id: string
  itemId: string
  quantityMilli: number
  costMinor: number | null
}

/** Writes the lines of one that is not sent in the place of those it had. */
export async function replaceLines(
  tx: Tx,
  of: { shopId: string; purchaseId: string },
  lines: readonly NewLine[],
) {
  await tx.deleteFrom('purchase_lines').where('purchase_id', '=', of.purchaseId).execute()
  await tx
    .insertInto('purchase_lines')
    .values(
      lines.map((line, position) => ({
        shop_id: of.shopId,
        purchase_id: of.purchaseId,
        position,
        id: line.id,
        item_id: line.itemId,
        quantity_milli: line.quantityMilli,
        cost_minor: line.costMinor,
      })),
    )
    .execute()
}

export async function addReceived(tx: Tx, lineId: string, milli: number) {
  await tx
    .updateTable('purchase_lines')
    .set((row) => ({ received_milli: row('received_milli', '+', milli) }))
    .where('id', '=', lineId)
    .execute()
}
