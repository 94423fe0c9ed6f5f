import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { Asked } from '../../http/asked.ts'
import { orderPenOf } from '../orders/order-pen.ts'
import { undoOwnStep } from '../orders/undo-own-step.ts'
import { readWork } from './read-work.ts'

/** Undoes the member's own last step. Throws undo.tooLate. */
export async function undoMove(asked: Asked<typeof workshopRoutes.undo>) {
  const pieceId = await undoOwnStep(asked.tx, orderPenOf(asked), asked.params.id)
  return pieceId ? { piece: await readWork(asked, pieceId) } : {}
}
