/** How a piece and its order look at a stage, before the server says so. */
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { life, stateAtStage, stateOfPieces } from '@darzi/tailoring/orders/life.ts'

export const pieceAtStage = <T extends Pick<Piece, 'stage' | 'stages' | 'state'>>(
  piece: T,
  stage: number,
): T => ({ ...piece, stage, state: stateAtStage(stage, piece.stages) })

export function orderAtStage(order: Order, pieceId: string, stage: number): Order {
  const pieces = order.pieces.map((piece) => (piece.id === pieceId ? pieceAtStage(piece, stage) : piece))
  const state = stateOfPieces(order.state, pieces)
  return { ...order, pieces, state, tailorState: life[state].tailor }
}
