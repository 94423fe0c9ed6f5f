import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { lockOrder } from './change-store.ts'
import type { OrderWriteContext } from './order-write-context.ts'
import { findStep } from './step-queries.ts'
import { undoLocked } from './undo-step.ts'

/** Undoes a step of the pen's own; answers the first piece it had moved. Throws notFound and undo.tooLate. */
export async function undoOwnStep(
  tx: Tx,
  writeContext: OrderWriteContext,
  stepId: string,
): Promise<string | undefined> {
  const step = await findStep(tx, stepId)
  if (!step || step.member_id !== writeContext.memberId) throw notFound()
  await undoLocked(tx, writeContext, await lockOrder(tx, step.order_id), step.id)
  return step.pieces[0]?.id
}
