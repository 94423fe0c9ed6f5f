import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { editPiece, type PieceEdit } from './order-commands.ts'

interface Saving {
  /** As it was when its form was opened. */
  opened: Piece
  changed: PieceEdit
  /** The order's version that the one at the counter has seen. */
  version: number
}

/**
 * Saves a change of a piece; what a colleague changed otherwise meanwhile stays. Throws orders.changedMeanwhile when both
 * changed the same of it, and what else is refused.
 */
export async function savePiece(order: Order, { opened, changed, version }: Saving): Promise<void> {
  try {
    return await editPiece(order, opened.id, { ...changed, version })
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = cacheOrder(await call('GET /api/orders/:id', { params: { id: order.id } }))
    const piece = now.pieces.find(({ id }) => id === opened.id)
    if (!piece || isSameChanged(changed, opened, piece)) throw error
    await editPiece(order, opened.id, { ...changed, version: now.version })
  }
}

const fields = [
  'garment',
  'priceMinor',
  'styles',
  'cloth',
  'addOns',
  'notes',
  'isUrgent',
  'assignedTo',
] as const

/** Whether a field that was changed here stands otherwise by now. */
export const isSameChanged = (changed: PieceEdit, opened: Piece, now: Piece): boolean =>
  fields.some((field) => field in changed && JSON.stringify(opened[field]) !== JSON.stringify(now[field]))
