import { stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { isStage, mayGoTo, movedTo } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import { type LockedOrder, lockOrder } from './change-store.ts'
import { makeStep } from './make-step.ts'
import type { OrderWriteContext } from './order-write-context.ts'
import { passGates, stageParams } from './pass-gates.ts'

interface Advance {
  orderId: string
  pieceId: string
  /** The stage its mover saw it at, and the one it goes to. */
  from: number
  stage: number
  /** What it goes past, as it was shown. */
  stated?: { missing?: string[]; unchecked?: string[]; trial?: true }
}

/**
 * Takes a piece to a stage of its list; the order's state follows from its pieces. Answers the step's id. Throws
 * orders.movedMeanwhile when it stands elsewhere by now, orders.notFromHere, and what
 * passGates does.
 */
export async function advancePiece(tx: Tx, writeContext: OrderWriteContext, filter: Advance) {
  return advanceLocked(tx, writeContext, await lockOrder(tx, filter.orderId), filter)
}

/** The same for an order that is locked already. Nothing is written when it is refused. */
export async function advanceLocked(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  { pieceId, from, stage, stated = {} }: Omit<Advance, 'orderId'>,
) {
  const piece = order.pieces.find(({ id }) => id === pieceId)
  if (!piece) throw notFound()
  if (piece.stage !== from) throw new AppError('orders.movedMeanwhile', { stage: piece.stage })
  if (!isStage(piece, stage)) throw fieldError('stage', 'orders.notFromHere')
  if (!mayGoTo(order.state, piece, stage)) throw new AppError('orders.notFromHere', { state: order.state })
  const move = { id: piece.id, ...movedTo(piece, stage) }
  const passed = await passGates(tx, writeContext, order, {
    moves: [move],
    stated: {
      missing: [{ pieceId, fields: stated.missing ?? [] }],
      unchecked: [{ pieceId, checks: stated.unchecked ?? [] }],
      trial: stated.trial,
    },
  })
  const pieces = order.pieces.map((each) => (each.id === piece.id ? { ...each, ...move } : each))
  return makeStep(tx, writeContext, order, {
    kind: 'moved',
    to: stateOfPieces(order.state, pieces),
    pieces: passed.moves,
    exceptions: passed.exceptions,
    says: {
      kind: 'orders.pieceMoved',
      params: {
        tag: pieceTag(order.number, { position: piece.position, of: order.pieces.length }),
        ...stageParams(piece.stages[stage] ?? { key: '' }),
      },
    },
  })
}
