import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import type { PieceState } from '@darzi/tailoring/orders/life.ts'
import type { Tx } from '../../db/tx.ts'
import type { OrderStepsTable } from '../../db/types.ts'
import { type Actor, type DatedEvent, eventRow, waking } from '../../events/publish-event.ts'
import { changedOrder, movedPieces, type OrderChange, type PieceChange } from './change-store.ts'
import type { OrderWriteContext } from './order-write-context.ts'

/** How one piece went in a step. */
export interface PieceStep {
  id: string
  from: number
  to: number
  stateFrom: PieceState
  stateTo: PieceState
  /** Sizes it went past Cutting without in this step. */
  cutWithout?: readonly string[]
}

/** What a step goes past because somebody stated it. */
export interface StepException {
  kind: 'unready' | 'owed' | 'sizes' | 'checks' | 'trial'
  tags: string[]
  amountMinor?: number
  /** The partner who went past it, on the order of the house. */
  by?: string
}

export interface NewStep {
  id: string
  orderId: string
  kind: OrderStepsTable['kind']
  stateFrom?: string
  stateTo: string
  pieces?: readonly PieceStep[]
  exceptions?: readonly StepException[]
  reason?: string
  cause?: string
  undoes?: string
  /** Payments that were awaited until this step. */
  stopped?: readonly string[]
  /** The customer's word on a trial that this step forgot. */
  trial?: { answer: 'approved' | 'change'; words?: string }
}

type StepContext = Pick<OrderWriteContext, 'shopId' | 'memberId' | 'now'>

interface Stepping {
  step: NewStep
  pieces: readonly PieceChange[]
  change: OrderChange
  actor: Actor
  event: DatedEvent
}

/**
 * Writes a step of a locked order in one statement: where its pieces and it stand now, the step, the event. Steps are written once;
 * their table can neither be changed nor emptied by the program.
 */
export async function insertStep(
  tx: Tx,
  writeContext: StepContext,
  { step, pieces, change, actor, event }: Stepping,
) {
  await tx
    .with('moved', (db) => movedPieces(db, pieces, writeContext.now).returning('order_pieces.id'))
    .with('changed', (db) =>
      changedOrder(db, { id: step.orderId, now: writeContext.now }, change).returning('id'),
    )
    .with('made', (db) => db.insertInto('order_steps').values(stepRow(writeContext, step)).returning('id'))
    .insertInto('events')
    .values(eventRow(actor, event))
    .returning(waking(actor.shopId, event).as('woken'))
    .execute()
}

export const stepRow = (writeContext: StepContext, step: NewStep) => ({
  shop_id: writeContext.shopId,
  id: step.id,
  order_id: step.orderId,
  at: writeContext.now,
  member_id: writeContext.memberId,
  kind: step.kind,
  state_from: step.stateFrom ?? null,
  state_to: step.stateTo,
  pieces: JSON.stringify(step.pieces ?? []),
  exceptions: JSON.stringify(step.exceptions ?? []),
  reason: normaliseLines(step.reason ?? '') || null,
  cause: step.cause ?? null,
  undoes: step.undoes ?? null,
  stopped: JSON.stringify(step.stopped ?? []),
  trial: JSON.stringify(step.trial ?? {}),
})
