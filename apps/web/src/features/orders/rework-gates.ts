/** What a rework goes past when it takes a piece forward, which was handed over unfinished. */
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { passesTrial, reworkStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { type HeldPiece, heldSizes } from './error-question.ts'

/** Whether the change asked for at the trial has to be made first, and the sizes that hold pieces back from this stage. */
export function reworkGates(order: Pick<Order, 'trial'>, pieces: readonly Piece[], key: string) {
  const steps = pieces.flatMap((piece) => {
    const to = reworkStage(piece, key)
    return to === undefined ? [] : [{ piece, to }]
  })
  const isTrial = order.trial?.answer === 'change' && steps.some(({ piece, to }) => passesTrial(piece, to))
  const held = steps.flatMap(({ piece, to }): HeldPiece[] => {
    const fields = heldSizes(piece, to)
    return fields.length > 0 ? [{ piece, fields }] : []
  })
  return { isTrial, held }
}

/** The same as it is stated: these pieces go on without these sizes. */
export const missingIn = (held: readonly HeldPiece[]) =>
  held.map(({ piece, fields }) => ({ pieceId: piece.id, fields }))
