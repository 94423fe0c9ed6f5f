import { leavesCutting } from '@darzi/tailoring/orders/gates.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { Params } from '../../http/app-error.ts'
import { giveBackForPieces, takeForPieces, takeWhatIsThere } from '../inventory/api.ts'
import type { LockedOrder, LockedPiece, OrderChange, PieceChange } from './change-store.ts'
import { actorOf, type OrderWriteContext } from './order-write-context.ts'
import { orderStepped } from './ports.ts'
import { insertStep, type NewStep } from './step-store.ts'

interface Step extends Pick<NewStep, 'kind' | 'reason' | 'cause' | 'undoes' | 'stopped' | 'exceptions'> {
  /** Left out, a new one. */
  id?: string
  /** Of one that undoes another: when that was made. */
  undoneAt?: Date
  /** The order's state after it. */
  to: OrderState
  pieces: readonly PieceChange[]
  /** The work is another shop's: of the stock is taken what is there, and what is not is told of. Else short cloth is refused. */
  isElsewhere?: boolean
  /** Columns of the order that change with it. */
  change?: Omit<OrderChange, 'state'>
  /** The sentence of the timeline. */
  says: { kind: string; params?: Params }
}

/** Takes a locked order one step on its life: where it and its pieces stand, the step, the event. Answers the step's id. */
export async function makeStep(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  step: Step,
): Promise<string> {
  const { id, state } = order
  const stepId = step.id ?? writeContext.newId()
  const pieces = step.pieces.flatMap((change) => {
    const before = order.pieces.find((piece) => piece.id === change.id)
    return before ? [pieceStep(before, change)] : []
  })
  const { kind, reason, cause, undoes, stopped, exceptions = [] } = step
  const handed = handedOver({ from: state, to: step.to, now: writeContext.now })
  const isAnew = asksAnew(order, step)
  const trialAnswer = isAnew ? { trial_answer: null, trial_words: null } : {}
  await insertStep(tx, writeContext, {
    step: {
      id: stepId,
      orderId: id,
      kind,
      stateFrom: state,
      stateTo: step.to,
      pieces,
      exceptions,
      reason,
      cause,
      undoes,
      stopped,
      trial: isAnew ? trialOf(order) : undefined,
    },
    pieces: step.pieces,
    change: {
      ...handed,
      ...trialAnswer,
      ...(exceptions.length > 0 ? { exception_at: writeContext.now } : {}),
      ...step.change,
      state: step.to,
    },
    actor: actorOf(writeContext),
    event: {
      id: writeContext.newId(),
      at: writeContext.now,
      kind: step.says.kind,
      params: step.says.params,
      subject: { type: 'order', id, name: orderNumber(order.number) },
    },
  })
  await moveCloth(tx, writeContext, order, step)
  await tellCutWithout(tx, writeContext, order, step.pieces)
  if (state !== step.to || exceptions.length > 0 || undoes)
    await orderStepped.use()(tx, writeContext, {
      orderId: id,
      from: state,
      to: step.to,
      reason,
      stepId,
      exceptions,
      undoes,
      undoneAt: step.undoneAt,
    })
  return stepId
}

const pieceStep = (before: LockedPiece, { id, stage, state, cutWithout }: PieceChange) => ({
  id,
  from: before.stage,
  to: stage,
  stateFrom: before.state,
  stateTo: state,
  cutWithout,
})

/** Cloth of the stock is taken when its piece is cut, and given back when that step is undone. */
async function moveCloth(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  { pieces, undoneAt, isElsewhere }: Pick<Step, 'pieces' | 'undoneAt' | 'isElsewhere'>,
) {
  const moved = pieces.filter(({ id, stage }) => {
    const before = order.pieces.find((piece) => piece.id === id)
    if (!before) return false
    return undoneAt ? leavesCutting({ ...before, stage }, before.stage) : leavesCutting(before, stage)
  })
  const ids = moved.map(({ id }) => id)
  if (ids.length === 0) return
  if (undoneAt) await giveBackForPieces(tx, writeContext, ids, undoneAt)
  else if (isElsewhere) await takeShort(tx, writeContext, order, ids)
  else await takeForPieces(tx, writeContext, ids)
}

/** One sentence for each piece whose cloth was not there to be taken. */
async function takeShort(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  ids: readonly string[],
) {
  for (const { pieceId, ...cloth } of await takeWhatIsThere(tx, writeContext, ids))
    await tellOfPiece(tx, writeContext, order, {
      id: pieceId,
      kind: 'orders.clothShort',
      params: { ...cloth },
    })
}

/** One sentence for each piece that goes past Cutting without all its sizes. */
async function tellCutWithout(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  pieces: readonly PieceChange[],
) {
  for (const { id, cutWithout = [] } of pieces) {
    if (cutWithout.length === 0) continue
    const params = { count: cutWithout.length }
    await tellOfPiece(tx, writeContext, order, { id, kind: 'orders.cutWithout', params })
  }
}

/** A line of the order's timeline that names one of its pieces. */
async function tellOfPiece(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  { id, kind, params }: { id: string; kind: string; params: Params },
) {
  const piece = order.pieces.find((each) => each.id === id)
  if (!piece) return
  const tag = pieceTag(order.number, { position: piece.position, of: order.pieces.length })
  await publishEvent(tx, actorOf(writeContext), {
    id: writeContext.newId(),
    at: writeContext.now,
    kind,
    params: { ...params, tag },
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
  })
}

/**
 * The customer's word is on one trial: a piece that comes to its own, or back into work, asks anew. The timeline keeps the
 * word. A step that is undone asks nothing.
 */
const asksAnew = (order: LockedOrder, { kind, pieces }: Pick<Step, 'kind' | 'pieces'>) =>
  kind !== 'undone' && (kind === 'rework' || pieces.some((each) => comesToTrial(order, each)))

const trialOf = ({ trial_answer: answer, trial_words: words }: LockedOrder) =>
  answer ? { answer, words: words ?? undefined } : undefined

function comesToTrial(order: LockedOrder, { id, stage, state }: PieceChange): boolean {
  const before = order.pieces.find((piece) => piece.id === id)
  const isThere = before?.stage === stage && before.state === 'working'
  return state === 'working' && !isThere && before?.stages[stage]?.isTrial === true
}

function handedOver({ from, to, now }: { from: OrderState; to: OrderState; now: Date }) {
  if (from === to) return {}
  return to === 'delivered' ? { delivered_at: now } : { delivered_at: null }
}
