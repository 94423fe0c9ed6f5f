/** The questions that a refused step asks on the order's page: what stands in its way is shown there, and gone over only when it is said. */
import type { Order, OrderCard, Piece } from '@darzi/contract/order-shapes.ts'
import { notReady, sizesHolding } from '@darzi/tailoring/orders/gates.ts'
import { nextStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { ProblemError } from '../../data/problem-error.ts'
import type { MoveTo } from './order-commands.ts'
import { trialQuestion } from './past-trial.ts'
import { photoQuestion } from './ready-photo.ts'

/** Whether handing it over has something to say first: pieces that are not ready, or money that is owed. */
export const asksFirst = (order: Pick<OrderCard, 'balanceMinor' | 'pieces'>) =>
  order.balanceMinor > 0 || notReady(order.pieces).length > 0

const sizesAll = 'sizes-ready'

/** Of one piece at its next stage, or of the whole order becoming ready. */
export const sizesQuestion = (pieceId?: string) => (pieceId ? `sizes-${pieceId}` : sizesAll)

/** Sizes that hold the piece back from its next stage. */
export const heldSizes = (piece: Pick<Piece, 'stage' | 'stages' | 'missing' | 'cutWithout'>, to: number) =>
  sizesHolding(piece, to)

export interface HeldPiece {
  piece: Piece
  fields: string[]
}

/** The pieces that sizes hold back from being ready. */
export const heldFromReady = (order: Order): HeldPiece[] =>
  notReady(order.pieces).flatMap((piece) => held(piece, piece.stages.length - 1))

function held(piece: Piece, to: number): HeldPiece[] {
  const fields = heldSizes(piece, to)
  return fields.length > 0 ? [{ piece, fields }] : []
}

/** What a question about sizes is about; nothing when it is none, or the sizes are there by now. */
export function sizesAsked(order: Order, question: string | undefined): HeldPiece[] {
  if (question === sizesAll) return heldFromReady(order)
  const piece = order.pieces.find(({ id }) => sizesQuestion(id) === question)
  return piece ? held(piece, nextStage(piece) ?? piece.stage + 1) : []
}

/** The question to be asked when this step was refused; undefined when there is none, and the refusal is told as it is. */
export function refusalQuestion(error: unknown, to: MoveTo): string | undefined {
  if (!(error instanceof ProblemError)) return undefined
  const asked: Record<string, string> = {
    'orders.balanceDue': 'deliver',
    'orders.piecesNotReady': 'deliver',
    'orders.sizesMissing': sizesAll,
    'orders.trialChange': trialQuestion(),
    'orders.photoNeeded': photoQuestion(to === 'delivered' ? to : 'ready'),
  }
  return asked[error.code]
}
