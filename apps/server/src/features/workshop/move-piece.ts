import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { isStage, mayGoTo, movedTo } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal, notFound, Refusal } from '../../http/refusal.ts'
import { lockOrder } from '../orders/change-store.ts'
import { makeStep } from '../orders/make-step.ts'
import { orderPenOf } from '../orders/order-pen.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

/**
 * Takes a piece to a stage of its list; the order's state follows from its pieces. Throws orders.movedMeanwhile when it
 * stands elsewhere by now, and orders.notFromHere.
 */
export async function movePiece(asked: Asked<typeof workshopRoutes.move>) {
  const { tx, member, params, body } = asked
  const seen = await findWork(tx, member, params.id)
  if (!seen) throw notFound()
  const order = await lockOrder(tx, seen.order_id)
  const piece = order.pieces.find(({ id }) => id === params.id)
  if (!piece) throw notFound()
  if (piece.stage !== body.from) throw new Refusal('orders.movedMeanwhile', { stage: piece.stage })
  if (!isStage(piece, body.stage)) throw fieldRefusal('stage', 'orders.notFromHere')
  if (!mayGoTo(order.state, piece, body.stage))
    throw new Refusal('orders.notFromHere', { state: order.state })
  const move = { id: piece.id, ...movedTo(piece, body.stage) }
  const pieces = order.pieces.map((each) => (each.id === piece.id ? { ...each, ...move } : each))
  const stage = piece.stages[body.stage]
  const stepId = await makeStep(tx, orderPenOf(asked), order, {
    ...{ kind: 'moved', to: stateOfPieces(order.state, pieces), pieces: [move] },
    says: {
      kind: 'orders.pieceMoved',
      holes: {
        tag: pieceTag(order.number, { position: piece.position, of: order.pieces.length }),
        ...{ stage: stage?.name ? 'own' : (stage?.key ?? ''), stageName: stage?.name ?? stage?.key ?? '' },
      },
    },
  })
  return { piece: await readWork(asked, piece.id), stepId }
}
