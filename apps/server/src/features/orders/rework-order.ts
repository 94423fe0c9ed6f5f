import type { orderRoutes } from '@darzi/contract/orders.ts'
import { after, stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { mayBeReworked, reworkStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { AppError, type FieldError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type LockedOrder, type LockedPiece, lockOrder } from './change-store.ts'
import { makeStep } from './make-step.ts'
import { readOrder } from './order-queries.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { passGates } from './pass-gates.ts'

type ReworkContext = RequestContext<typeof orderRoutes.rework>

/**
 * Takes pieces that were done back into work, with the cause. A piece that was handed over unfinished may go on to a later stage by it: it
 * passes the gates between, as by any other step. Throws orders.notFromHere, orders.reworkStage and what passGates does.
 */
export async function reworkOrder(ctx: ReworkContext) {
  const { tx, params, body } = ctx
  const order = await lockOrder(tx, params.id)
  if (!after(order.state, 'rework'))
    throw new AppError('orders.notFromHere', { state: order.state, to: 'in_progress' })
  const chosen = chosenPieces(order, body)
  const writeContext = orderWriteContextOf(ctx)
  const { moves: back, exceptions } = await passGates(tx, writeContext, order, {
    moves: chosen.map((piece) => sentBack(piece, body.stage)),
    stated: body.overrides,
  })
  const pieces = order.pieces.map((piece) => back.find(({ id }) => id === piece.id) ?? piece)
  await makeStep(tx, writeContext, order, {
    kind: 'rework',
    to: stateOfPieces(order.state, pieces),
    pieces: back,
    exceptions,
    reason: body.words,
    cause: body.cause,
    says: {
      kind: 'orders.reworked',
      params: { count: back.length, cause: body.cause, words: body.words ?? '' },
    },
  })
  return readOrder(tx, params.id, ctx)
}

function chosenPieces(order: LockedOrder, { pieceIds }: ReworkContext['body']) {
  const errors: FieldError[] = []
  const chosen = [...new Set(pieceIds)].flatMap((id, place) => {
    const piece = order.pieces.find((each) => each.id === id)
    if (piece && mayBeReworked(piece)) return [piece]
    errors.push({ field: `pieceIds.${place}`, code: 'notOffered' })
    return []
  })
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
  return chosen
}

/** Throws orders.reworkStage at its field when the piece's own list has no such stage before the last. */
function sentBack(piece: LockedPiece, key: string) {
  const stage = reworkStage(piece, key)
  if (stage === undefined) throw fieldError('stage', 'orders.reworkStage')
  return { id: piece.id, stage, state: 'working' as const, reworks: 1 }
}
