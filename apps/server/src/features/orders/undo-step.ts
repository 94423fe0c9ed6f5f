import type { orderRoutes } from '@darzi/contract/orders.ts'
import { undoSeconds } from '@darzi/tailoring/orders/life.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { undoAdmission } from '../customers/api.ts'
import { awaitAgain, hasEntriesSince } from '../ledger/api.ts'
import { type LockedOrder, lockOrder, type PieceChange } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'
import { makeStep } from './make-step.ts'
import { readOrder } from './order-queries.ts'
import { type OrderWriteContext, orderWriteContextOf } from './order-write-context.ts'
import {
  hasStepsElsewhere,
  lastException,
  lastHandedOver,
  lastUndoable,
  pieceStateOf,
  type StepRow,
  stateBefore,
} from './step-queries.ts'

/** A press in the last second is still on its way when the time is over. */
const graceSeconds = 5

/**
 * Undoes the order's last step. Throws undo.tooLate when it is not the last one any more, or too old, and
 * access.notAllowed when it is a cancellation and the member may not cancel.
 */
export async function undoOrder(ctx: RequestContext<typeof orderRoutes.undo>) {
  const { tx, params, body, member } = ctx
  const order = await lockOrder(tx, params.id)
  if (order.state === 'cancelled' && !member.may('orders.cancel')) throw new AppError('access.notAllowed')
  await undoLocked(tx, orderWriteContextOf(ctx), order, body.stepId)
  return readOrder(tx, params.id, ctx)
}

/** The same for an order that is locked already. Nothing is written when it is refused. */
export async function undoLocked(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  stepId: string,
) {
  const step = await lastUndoable(tx, order.id)
  if (step?.id !== stepId || !isInTime(step, writeContext.now)) throw new AppError('undo.tooLate')
  const to = order.state === step.state_to ? stateBefore(step) : undefined
  if (!to) throw new AppError('undo.tooLate')
  if (step.kind === 'cancelled') await requireSameMoney(tx, step)
  await makeStep(tx, writeContext, order, {
    kind: 'undone',
    to,
    undoes: step.id,
    undoneAt: step.at,
    pieces: step.pieces.map((piece) => backwards(step, piece)),
    change: { ...(await columnsBack(tx, step)), ...trialBack(order, step) },
    says: { kind: 'orders.undone' },
  })
  if (step.kind === 'cancelled') await awaitAgain(tx, step.stopped)
  if (step.kind === 'cancelled' || step.state_from === 'pending') await keepFigures(tx, order.customer_id)
  if (step.kind !== 'cancelled' && step.state_from === 'pending')
    await giveQuotaBack(tx, writeContext, order, step)
}

/** Whom the approval took into the directory stands aside again, unless another order of theirs went on since. */
async function giveQuotaBack(tx: Tx, writeContext: OrderWriteContext, order: LockedOrder, step: StepRow) {
  const { id: orderId, customer_id: id } = order
  if (await hasStepsElsewhere(tx, id, step)) return
  await undoAdmission(tx, writeContext, { id, orderId, admittedAt: step.at })
}

/** Money that moved since the order was called off was moved under other rules. */
async function requireSameMoney(tx: Tx, { order_id: orderId, at }: StepRow) {
  if (await hasEntriesSince(tx, orderId, at)) throw new AppError('undo.tooLate')
}

export const isInTime = ({ at }: Pick<StepRow, 'at'>, now: Date) =>
  now.getTime() - at.getTime() <= (undoSeconds + graceSeconds) * 1000

function backwards({ kind }: StepRow, piece: StepRow['pieces'][number]): PieceChange {
  const { id, from, stateFrom, cutWithout } = piece
  const reworks = kind === 'rework' ? -1 : 0
  return { id, stage: from, state: pieceStateOf(stateFrom), reworks, asksAgain: cutWithout }
}

async function columnsBack(tx: Tx, step: StepRow) {
  const { kind, state_from, order_id } = step
  return {
    ...(step.exceptions.length > 0 ? { exception_at: (await lastException(tx, step)) ?? null } : {}),
    ...(kind === 'cancelled' ? { cancel_reason: null, kept_minor: null } : {}),
    ...(state_from === 'pending' ? { approved_at: null } : {}),
    ...(state_from === 'delivered' ? { delivered_at: (await lastHandedOver(tx, order_id)) ?? null } : {}),
  }
}

/** The word on the trial that the step forgot, unless the customer has given a new one since. */
function trialBack(order: LockedOrder, { trial }: StepRow) {
  if (!trial.answer || order.trial_answer) return {}
  return { trial_answer: trial.answer, trial_words: trial.words ?? null }
}
