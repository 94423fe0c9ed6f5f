import type { MovementKind, StockCategory, StockUnit } from '@darzi/tailoring/inventory/stock.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'

export interface ItemFields {
  name: string
  search_text: string
  category: StockCategory
  unit: StockUnit
  low_at_milli: number | null
  cost_minor: number | null
  supplier_id: string | null
  place: string | null
  barcode: string | null
  notes: string | null
  photo_width_mm: number | null
  is_shown: boolean
}

/** Writes a new item, with nothing there of it yet. Answers false when its id is there already. */
export async function insertItem(
  tx: Tx,
  { shopId, id, now }: { shopId: string; id: string; now: Date },
  fields: ItemFields,
): Promise<boolean> {
  const written = await tx
    .insertInto('stock_items')
    .values({ shop_id: shopId, id, created_at: now, ...fields })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export type LockedItem = Awaited<ReturnType<typeof lockItem>>

/** An item for changing until the transaction ends; throws notFound. */
export async function lockItem(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('stock_items')
    .select(['id', 'name', 'category', 'unit', 'on_hand_milli', 'low_at_milli', 'cost_minor', 'supplier_id'])
    .select(['place', 'barcode', 'notes', 'photo_width_mm', 'is_shown', 'is_archived', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function changeItem(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<ItemFields> & { photo_id?: string | null; is_archived?: boolean },
) {
  await tx
    .updateTable('stock_items')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Whether another item has this barcode. */
export async function hasBarcode(tx: Tx, barcode: string, except?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock_items')
    .select('id')
    .where('barcode', '=', barcode)
    .$if(except !== undefined, (rows) => rows.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export async function itemBarcodes(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('stock_items').select('barcode').where('barcode', 'is not', null).execute()
  return new Set(rows.flatMap(({ barcode }) => barcode ?? []))
}

export async function isPhotoShown(tx: Tx, photoId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock_items')
    .select('id')
    .where('photo_id', '=', photoId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewMovement {
  id: string
  itemId: string
  kind: MovementKind
  /** With the sign of the change. */
  quantityMilli: number
  costMinor?: number
  reason?: string
  pieceId?: string
  purchaseLineId?: string
  stocktakeId?: string
  undoes?: string
}

interface By {
  shopId: string
  memberId: string | null
  memberName: string | null
  now: Date
}

/** Writes movements; what there is follows by trigger. The item is locked by whoever decided. */
export async function insertMovements(tx: Tx, by: By, movements: readonly NewMovement[]) {
  if (movements.length === 0) return
  await tx
    .insertInto('stock_movements')
    .values(
      movements.map((movement) => ({
        shop_id: by.shopId,
        id: movement.id,
        item_id: movement.itemId,
        kind: movement.kind,
        quantity_milli: movement.quantityMilli,
        cost_minor: movement.costMinor ?? null,
        reason: movement.reason || null,
        piece_id: movement.pieceId ?? null,
        purchase_line_id: movement.purchaseLineId ?? null,
        stocktake_id: movement.stocktakeId ?? null,
        undoes: movement.undoes ?? null,
        member_id: by.memberId,
        member_name: by.memberName,
        at: by.now,
      })),
    )
    .execute()
}

/** One movement, and what undid it. */
export function findMovement(tx: Tx, id: string) {
  return tx
    .selectFrom('stock_movements')
    .select([
      'id',
      'item_id',
      'kind',
      'quantity_milli',
      'piece_id',
      'purchase_line_id',
      'stocktake_id',
      'undoes',
    ])
    .select((row) =>
      row
        .selectFrom('stock_movements as later')
        .select('later.id')
        .whereRef('later.undoes', '=', 'stock_movements.id')
        .as('undone_by'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Movements of an item, newest first; `after` is the id of the last one seen. */
export function movementsOf(
  tx: Tx,
  { itemId, after, most }: { itemId: string; after?: string; most: number },
) {
  return tx
    .selectFrom('stock_movements as movement')
    .leftJoin('order_pieces as piece', 'piece.id', 'movement.piece_id')
    .leftJoin('orders', 'orders.id', 'piece.order_id')
    .leftJoin('purchase_lines as line', 'line.id', 'movement.purchase_line_id')
    .leftJoin('purchase_orders as purchase', 'purchase.id', 'line.purchase_id')
    .select([
      'movement.id',
      'movement.kind',
      'movement.quantity_milli',
      'movement.on_hand_milli',
      'movement.reason',
      'movement.member_name',
      'movement.at',
      'movement.undoes',
      'piece.position',
      'piece.order_id',
      'orders.number as order_number',
      'purchase.id as purchase_id',
      'purchase.number as purchase_number',
      sql<number>`(select count(*)::int from order_pieces each where each.order_id = piece.order_id)`.as(
        'pieces',
      ),
      sql<boolean>`exists (select from stock_movements later where later.undoes = movement.id)`.as(
        'is_undone',
      ),
    ])
    .where('movement.item_id', '=', itemId)
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(movement.at, movement.id) < (select at, id from stock_movements where id = ${after})`,
      ),
    )
    .orderBy('movement.at', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(most)
    .execute()
}
