import { stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { isStage, mayGoTo, movedTo } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import { lockOrder } from './change-store.ts'
import { makeStep } from './make-step.ts'
import type { OrderWriteContext } from './order-write-context.ts'
import { passSizes } from './pass-sizes.ts'
import { requireReadyPhoto } from './require-ready-photo.ts'

interface Advance {
  orderId: string
  pieceId: string
  /** The stage its mover saw it at, and the one it goes to. */
  from: number
  stage: number
  /** Sizes it goes past Cutting without. */
  missing?: readonly string[]
}

/**
 * Takes a piece to a stage of its list; the order's state follows from its pieces. Answers the step's id. Throws
 * orders.movedMeanwhile when it stands elsewhere by now, orders.notFromHere, orders.sizesMissing and
 * orders.photoNeeded.
 */
export async function advancePiece(tx: Tx, writeContext: OrderWriteContext, filter: Advance) {
  const { orderId, pieceId, from, stage, missing = [] } = filter
  const order = await lockOrder(tx, orderId)
  const piece = order.pieces.find(({ id }) => id === pieceId)
  if (!piece) throw notFound()
  if (piece.stage !== from) throw new AppError('orders.movedMeanwhile', { stage: piece.stage })
  if (!isStage(piece, stage)) throw fieldError('stage', 'orders.notFromHere')
  if (!mayGoTo(order.state, piece, stage)) throw new AppError('orders.notFromHere', { state: order.state })
  const move = { id: piece.id, ...movedTo(piece, stage) }
  const moves = await passSizes(tx, order, { moves: [move], stated: [{ pieceId, fields: missing }] })
  await requireReadyPhoto(tx, order, moves)
  const pieces = order.pieces.map((each) => (each.id === piece.id ? { ...each, ...move } : each))
  const { key = '', name } = piece.stages[stage] ?? {}
  return makeStep(tx, writeContext, order, {
    kind: 'moved',
    to: stateOfPieces(order.state, pieces),
    pieces: moves,
    says: {
      kind: 'orders.pieceMoved',
      params: {
        tag: pieceTag(order.number, { position: piece.position, of: order.pieces.length }),
        stage: name ? 'own' : key,
        stageName: name ?? key,
      },
    },
  })
}
