import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import { stockAfter } from '@darzi/tailoring/orders/stock-of-piece.ts'
import type { Tx } from '../../db/tx.ts'
import type { PublishesEvents } from '../../http/request-context.ts'
import { resizePieceStock, unnamePieceStock } from '../inventory/api.ts'
import type { LockedOrder, LockedPiece } from './change-store.ts'

interface Editing extends PublishesEvents {
  tx: Tx
  member: { shopId: string }
}

interface Edited {
  piece: LockedPiece
  /** What was said of its cloth. */
  before: PieceCloth | undefined
  after: PieceCloth | undefined
  isAnother: boolean
}

/** Cloth of the stock that was named for a piece, and is not taken yet, follows what its form says now; the timeline tells it. */
export async function stockAfterEdit(
  { tx, member, publishEvent }: Editing,
  order: LockedOrder,
  { piece, ...said }: Edited,
) {
  const becomes = stockAfter(said)
  const { metres } = said.after ?? {}
  const tell = (kind: string, params: object) =>
    publishEvent({
      kind,
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
      params: {
        ...params,
        tag: pieceTag(order.number, { position: piece.position, of: order.pieces.length }),
      },
    })
  if (becomes === 'gone') {
    const cloth = await unnamePieceStock(tx, piece.id)
    if (cloth) await tell('orders.clothUnnamed', cloth)
  }
  if (becomes === 'resized' && metres !== undefined) {
    const cloth = await resizePieceStock(tx, { shopId: member.shopId, pieceId: piece.id, metres })
    if (cloth) await tell('orders.clothResized', cloth)
  }
}
