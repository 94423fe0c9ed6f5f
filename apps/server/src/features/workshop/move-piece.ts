import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { advancePiece, orderWriteContextOf } from '../orders/api.ts'
import { findWork } from './open-work-queries.ts'
import { readWork } from './read-work.ts'

/** Takes a piece of the member's to a stage of its list. Throws what advancePiece does. */
export async function movePiece(ctx: RequestContext<typeof workshopRoutes.move>) {
  const { tx, member, params, body } = ctx
  const seen = await findWork(tx, member, params.id)
  if (!seen) throw notFound()
  const { stage, from, overrides } = body
  const move = { orderId: seen.order_id, pieceId: seen.id, from, stage, missing: overrides?.missing }
  const stepId = await advancePiece(tx, orderWriteContextOf(ctx), move)
  return { piece: await readWork(ctx, seen.id), stepId }
}
