import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { orderWriteContextOf, undoOwnStep } from '../orders/api.ts'
import { readWork } from './read-work.ts'

/** Undoes the member's own last step. Throws undo.tooLate. */
export async function undoMove(ctx: RequestContext<typeof workshopRoutes.undo>) {
  const pieceId = await undoOwnStep(ctx.tx, orderWriteContextOf(ctx), ctx.params.id)
  return pieceId ? { piece: await readWork(ctx, pieceId) } : {}
}
