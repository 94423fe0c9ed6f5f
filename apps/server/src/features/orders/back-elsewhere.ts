import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { lockOrder } from './change-store.ts'
import type { OrderWriteContext } from './order-write-context.ts'
import { lastUndoable } from './step-queries.ts'
import { undoLocked } from './undo-step.ts'

interface CalledOff {
  orderId: string
  /** The moment it was called off. */
  at: Date
}

/**
 * Inside the shop that sews it: an order its house called off comes back, where that is still its last step and no money moved since. Answers
 * whether it did.
 */
export async function bringBackElsewhere(
  tx: Tx,
  writeContext: OrderWriteContext,
  { orderId, at }: CalledOff,
) {
  const order = await lockOrder(tx, orderId)
  const step = await lastUndoable(tx, orderId)
  if (step?.kind !== 'cancelled' || step.at.getTime() !== at.getTime()) return false
  try {
    await undoLocked(tx, writeContext, order, step.id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'undo.tooLate') return false
    throw error
  }
}
