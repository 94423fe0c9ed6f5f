import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { lockOrder } from '../orders/change-store.ts'
import { orderPenOf } from '../orders/order-pen.ts'
import { findStep } from '../orders/step-queries.ts'
import { undoLocked } from '../orders/undo-step.ts'
import { readWork } from './read-work.ts'

/** Undoes the member's own last step. Throws undo.tooLate. */
export async function undoMove(asked: Asked<typeof workshopRoutes.undo>) {
  const { tx, member, params } = asked
  const step = await findStep(tx, params.id)
  if (!step || step.member_id !== member.id) throw notFound()
  const order = await lockOrder(tx, step.order_id)
  await undoLocked(tx, orderPenOf(asked), order, step.id)
  const [piece] = step.pieces
  return piece ? { piece: await readWork(asked, piece.id) } : {}
}
