import type { inventoryRoutes } from '@darzi/contract/inventory.ts'
import type { Movement } from '@darzi/contract/inventory-shapes.ts'
import { purchaseNumber } from '@darzi/tailoring/inventory/purchase.ts'
import {
  changeOf,
  fromMilli,
  inStockUnit,
  isWhole,
  type StockUnit,
  toMilli,
} from '@darzi/tailoring/inventory/stock.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { PublishesEvents, RequestContext } from '../../http/request-context.ts'
import { readItem } from './item-queries.ts'
import {
  changeItem,
  findMovement,
  insertMovements,
  type LockedItem,
  lockItem,
  type movementsOf,
  type NewMovement,
} from './item-store.ts'

/**
 * Moves stock by hand. A count that was made on another number than there is now is asked about again: something moved
 * meanwhile. The same id again answers what it made.
 */
export async function moveStock(ctx: RequestContext<typeof inventoryRoutes.move>) {
  const { tx, params, body, member, newId } = ctx
  const { id = newId(), kind, reason, costMinor } = body
  const item = await lockItem(tx, params.id)
  const before = body.id && (await findMovement(tx, body.id))
  if (before && before.item_id !== item.id) throw new AppError('request.keyReused')
  if (before) return { item: await readItem(tx, item.id, member), movementId: id }
  const onHand = fromMilli(item.on_hand_milli)
  if (kind === 'counted' && body.onHand !== undefined && body.onHand !== onHand)
    throw fieldError('quantity', 'inventory.movedMeanwhile', { onHand, unit: item.unit })
  const quantity = inItemUnit(body, item)
  if (kind !== 'counted' && quantity === 0) throw fieldError('quantity', 'inventory.nothing')
  const change = changeOf(kind, { quantity, onHand })
  const mayCost = kind === 'received' && member.may('inventory.buy') && costMinor !== undefined
  await book(ctx, item, [
    { id, kind, quantityMilli: toMilli(change), reason, costMinor: mayCost ? costMinor : undefined },
  ])
  if (mayCost) await changeItem(tx, item, { cost_minor: costMinor })
  return { item: await readItem(tx, item.id, member), movementId: id }
}

interface Booking extends PublishesEvents {
  tx: Tx
  member: { shopId: string; id: string; name: string }
  now: Date
}

/** Writes movements of a locked item and tells of them. Throws inventory.belowZero with what there is. */
export async function book(
  { tx, member, now, publishEvent }: Booking,
  item: LockedItem,
  movements: readonly Omit<NewMovement, 'itemId'>[],
) {
  requireEnough(
    item,
    movements.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0),
  )
  const by = { shopId: member.shopId, memberId: member.id, memberName: member.name, now }
  await insertMovements(
    tx,
    by,
    movements.map((movement) => ({ ...movement, itemId: item.id })),
  )
  for (const { kind, quantityMilli, undoes } of movements)
    await publishEvent({
      kind: undoes ? 'inventory.undone' : `inventory.${kind}`,
      subject: { type: 'stock', id: item.id, name: item.name },
      params: { quantity: Math.abs(fromMilli(quantityMilli)), unit: item.unit },
    })
}

export function requireEnough(item: LockedItem, changeMilli: number, field = 'quantity') {
  if (item.on_hand_milli + changeMilli >= 0) return
  const params = { name: item.name, onHand: fromMilli(item.on_hand_milli), unit: item.unit }
  throw fieldError(field, 'inventory.belowZero', params)
}

/** A quantity in the item's unit. Throws inventory.unitDoesNotFit and inventory.notWhole at the field. */
export function inItemUnit(
  { quantity, unit }: { quantity: number; unit?: StockUnit },
  item: Pick<LockedItem, 'unit'>,
): number {
  const own = inStockUnit(quantity, unit ?? item.unit, item.unit)
  if (own === undefined) throw fieldError('unit', 'inventory.unitDoesNotFit', { unit: item.unit })
  requireWhole(own, item.unit, 'quantity')
  return own
}

export function requireWhole(quantity: number, unit: StockUnit, field: string) {
  if (!isWhole(quantity, unit)) throw fieldError(field, 'inventory.notWhole')
}

/** Moves back what was moved by hand; what a purchase, a count or a piece moved is taken back there. */
export async function undoMovement(ctx: RequestContext<typeof inventoryRoutes.undo>) {
  const { tx, params, member, newId } = ctx
  const found = await findMovement(tx, params.id)
  if (!found) throw notFound()
  const { item_id, kind, quantity_milli, piece_id, purchase_line_id, stocktake_id } = found
  if (piece_id || purchase_line_id || stocktake_id || found.undoes) throw new AppError('undo.tooLate')
  const item = await lockItem(tx, item_id)
  // Asked again under the lock: the other of two at once has undone it.
  const isUndone = (await findMovement(tx, params.id))?.undone_by
  if (!isUndone)
    await book(ctx, item, [{ id: newId(), kind, quantityMilli: -quantity_milli, undoes: params.id }])
  return readItem(tx, item.id, member)
}

export function movementOf(row: Awaited<ReturnType<typeof movementsOf>>[number]): Movement {
  const { order_id: orderId, order_number: number, position, pieces } = row
  return {
    id: row.id,
    kind: row.kind,
    quantity: fromMilli(row.quantity_milli),
    onHand: fromMilli(row.on_hand_milli),
    reason: row.reason ?? undefined,
    piece:
      orderId && number !== null && position !== null
        ? { orderId, tag: pieceTag(number, { position, of: pieces }) }
        : undefined,
    purchase:
      row.purchase_id && row.purchase_number !== null
        ? { id: row.purchase_id, number: purchaseNumber(row.purchase_number) }
        : undefined,
    by: row.member_name ?? undefined,
    at: row.at.toISOString(),
    isUndone: row.is_undone || row.undoes !== null,
  }
}
