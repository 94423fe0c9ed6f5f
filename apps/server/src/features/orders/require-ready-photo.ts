import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { becomesReady } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { LockedOrder, PieceChange } from './change-store.ts'
import { piecesLackingPhoto } from './ready-photo-queries.ts'

/** Throws orders.photoNeeded, with the tags, when pieces would become ready without the photo the shop asks for. */
export async function requireReadyPhoto(tx: Tx, order: LockedOrder, moves: readonly PieceChange[]) {
  const finished = moves.filter((move) => {
    const before = order.pieces.find(({ id }) => id === move.id)
    return before && becomesReady(before, move)
  })
  if (finished.length === 0) return
  const ids = finished.map(({ id }) => id)
  const lacking = await piecesLackingPhoto(tx, ids)
  if (lacking.length === 0) return
  const of = order.pieces.length
  const tags = lacking.map(({ position }) => pieceTag(order.number, { position, of }))
  throw new AppError('orders.photoNeeded', { tags: tags.join(', ') })
}
