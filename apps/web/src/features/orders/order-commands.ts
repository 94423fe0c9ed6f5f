/** What can be done with an order. Each step shows at once, is taken back when refused, and can be undone for ten seconds. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { call } from '../../data/api.ts'
import { askListsAgain, cacheOrder, orderKey, showChange } from '../../data/order-cache.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { orderAtStage } from './at-stage.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { isMoving, moveInTurn } from './move-in-turn.ts'
import { stageDone } from './order-words.ts'
import { trialQuestion } from './past-trial.ts'

export type OrderEdit = ApiRequest<'PATCH /api/orders/:id'>['body']
export type PieceEdit = ApiRequest<'PATCH /api/orders/:id/pieces/:pieceId'>['body']
export type MoveTo = ApiRequest<'POST /api/orders/:id/move'>['body']['to']
/** What a step goes over, and why. */
type Stated = Pick<ApiRequest<'POST /api/orders/:id/move'>['body'], 'reason' | 'overrides'>

const t: Translate = (key, values) => readSpeech().t(key, values)

const undoStep = async (id: string, stepId: string) =>
  cacheOrder(await call('POST /api/orders/:id/undo', { params: { id }, body: { stepId } }))

/** Shows `change` at once, sends it, keeps the answer; a refusal takes it back and is thrown on. */
async function withChange(id: string, change: (order: Order) => Order, send: () => Promise<Order>) {
  const takeBack = showChange(id, change)
  try {
    return cacheOrder(await send())
  } catch (error) {
    takeBack()
    throw error
  }
}

interface Passing {
  /** What it goes past. */
  stated?: ApiRequest<'POST /api/workshop/pieces/:id/move'>['body']['overrides']
  /** Asks what the server would have said first. */
  ask?: (question: string) => void
}

/** Takes a piece to a stage of its list, over what is stated. */
export async function movePiece(
  order: Order,
  piece: Piece,
  stage: number,
  { stated, ask }: Passing = {},
): Promise<void> {
  const takeBack = showChange(order.id, (now) => orderAtStage(now, piece.id, stage))
  try {
    const { stepId } = await moveInTurn({
      pieceId: piece.id,
      from: piece.stage,
      stage,
      overrides: stated,
    })
    if (!isMoving(piece.id)) {
      await queries.invalidateQueries({ queryKey: orderKey(order.id) })
      askListsAgain()
    }
    toastWithUndo({
      message: stageDone(t, piece, stage),
      undo: () => undoStep(order.id, stepId),
    })
  } catch (error) {
    takeBack()
    // The moves before it may have been left to this one to tell.
    if (!isMoving(piece.id)) askListsAgain()
    if (ask && error instanceof ProblemError && error.code === 'orders.trialChange')
      ask(trialQuestion(piece.id))
    else toastProblem(error)
  }
}

/** Takes the order to another state, over what is stated. Throws the refusal when it asks something of the one at the counter. */
export async function moveOrder(order: Pick<Order, 'id' | 'number'>, to: MoveTo, stated: Stated = {}) {
  const shown = (now: Order): Order => ({ ...now, state: to, tailorState: life[to].tailor })
  const moved = await withChange(order.id, shown, () =>
    call('POST /api/orders/:id/move', { params: { id: order.id }, body: { to, ...stated } }),
  )
  offerUndo(moved, t(`orders.done.${to}`, { number: order.number }))
}

export async function cancelOrder(order: Order, body: ApiRequest<'POST /api/orders/:id/cancel'>['body']) {
  const done = await call('POST /api/orders/:id/cancel', { params: { id: order.id }, body })
  offerUndo(cacheOrder(done), t('orders.done.cancelled', { number: order.number }))
}

export async function reworkOrder(order: Order, body: ApiRequest<'POST /api/orders/:id/rework'>['body']) {
  const done = await call('POST /api/orders/:id/rework', { params: { id: order.id }, body })
  offerUndo(cacheOrder(done), t('orders.done.rework', { number: order.number }))
}

function offerUndo(order: Order, message: string): void {
  const { undo } = order
  if (undo) toastWithUndo({ message, undo: () => undoStep(order.id, undo.stepId) })
}

/** Changes a fact of the order in place, with ten seconds to take it back. A refusal is told and thrown. */
export async function editOrder(...asked: Parameters<typeof editAtField>) {
  try {
    await editAtField(...asked)
  } catch (error) {
    toastProblem(error)
    throw error
  }
}

/** As editOrder; the refusal is thrown alone, for the field to tell it. */
export async function editAtField(
  order: Pick<Order, 'id' | 'number'>,
  body: OrderEdit,
  before: OrderEdit,
  shown: Partial<Order>,
) {
  const edited = await withChange(
    order.id,
    (now) => ({ ...now, ...shown }),
    () => call('PATCH /api/orders/:id', { params: { id: order.id }, body }),
  )
  toastWithUndo({
    message: t('orders.done.edited', { number: order.number }),
    undo: () => undoEdit(edited, before),
  })
}

/** Throws the refusal: the form shows it at its fields. */
export async function editPiece(order: Order, pieceId: string, body: PieceEdit): Promise<void> {
  cacheOrder(await call('PATCH /api/orders/:id/pieces/:pieceId', { params: { id: order.id, pieceId }, body }))
}

/** Names the cloth of the stock a piece is cut from; null takes it away. Throws the refusal: the form shows it. */
export async function setPieceStock(
  order: Order,
  pieceId: string,
  stock: ApiRequest<'PUT /api/orders/:id/pieces/:pieceId/stock'>['body']['stock'],
): Promise<void> {
  const params = { id: order.id, pieceId }
  cacheOrder(await call('PUT /api/orders/:id/pieces/:pieceId/stock', { params, body: { stock } }))
}

/** Cuts these pieces from a record of the book, one after another. Throws the refusal: the question shows it. */
export async function cutFrom(order: Order, pieces: readonly Piece[], measurementId: string): Promise<void> {
  for (const piece of pieces) await editPiece(order, piece.id, { measurementId })
}

/**
 * Gives back what stood `before` a change that the server answered with `edited`. What else was changed since stays; throws
 * orders.changedMeanwhile where the same fact was, and the order shows what stands.
 */
export async function undoEdit(edited: Order, before: OrderEdit): Promise<Order> {
  try {
    return await giveBack(edited, before)
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = cacheOrder(await call('GET /api/orders/:id', { params: { id: edited.id } }))
    if (!isStillAs(edited, now, before)) throw error
    return await giveBack(now, before)
  }
}

const giveBack = async ({ id, version }: Order, before: OrderEdit) =>
  cacheOrder(await call('PATCH /api/orders/:id', { params: { id }, body: { ...before, version } }))

const fields = [
  'promisedOn',
  'trialOn',
  'workshopOn',
  'priority',
  'notes',
  'assignedTo',
  'discountMinor',
  'rushMinor',
] as const

/** Whether every fact to be given back stands as the change left it. */
const isStillAs = (edited: Order, now: Order, before: OrderEdit): boolean =>
  fields.every((field) => !(field in before) || JSON.stringify(edited[field]) === JSON.stringify(now[field]))
