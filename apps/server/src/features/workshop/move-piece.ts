import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { advancePiece } from '../orders/advance-piece.ts'
import { orderPenOf } from '../orders/order-pen.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

/** Takes a piece of the member's to a stage of its list. Throws orders.movedMeanwhile, orders.notFromHere, orders.photoNeeded. */
export async function movePiece(asked: Asked<typeof workshopRoutes.move>) {
  const { tx, member, params, body } = asked
  const seen = await findWork(tx, member, params.id)
  if (!seen) throw notFound()
  const { stage, from } = body
  const wish = { orderId: seen.order_id, pieceId: seen.id, from, stage }
  const stepId = await advancePiece(tx, orderPenOf(asked), wish)
  return { piece: await readWork(asked, seen.id), stepId }
}
