import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { heldSizes, sizesQuestion } from './error-question.ts'
import { movePiece } from './order-commands.ts'
import { photoQuestion, wantsPhotoAt } from './ready-photo.ts'

/** Moves a piece of the order to a stage; what it needs before that is asked first. */
export function useMovePiece(order: Order, onAsk: (question: string) => void) {
  return (piece: Piece, stage: number) => {
    if (wantsPhotoAt(piece, stage)) onAsk(photoQuestion({ pieceId: piece.id }))
    else if (heldSizes(piece, stage).length > 0) onAsk(sizesQuestion(piece.id))
    else void movePiece(order, piece, stage, { ask: onAsk })
  }
}
