import type { OrderOverrides } from '@darzi/contract/order-overrides.ts'
import type { orderRoutes } from '@darzi/contract/orders.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { type HandOverStated, handOverResult, notReady } from '@darzi/tailoring/orders/gates.ts'
import { forwardPath, stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { movedByAll } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { admitCustomer } from '../customers/api.ts'
import { type LockedOrder, type LockedPiece, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'
import { makeStep } from './make-step.ts'
import { readOrder } from './order-queries.ts'
import { lockNumbers } from './order-store.ts'
import { type OrderWriteContext, orderWriteContextOf } from './order-write-context.ts'
import { passGates } from './pass-gates.ts'
import { requireMonthQuota } from './require-month-quota.ts'
import type { StepException } from './step-store.ts'

export type Target = 'approved' | 'in_progress' | 'ready' | 'delivered'

/**
 * Takes an order forward, past what lies between. Throws orders.notFromHere, orders.notPriced, orders.limitReached when it is
 * approved and the shop's month is full, customers.limitReached when its customer stands aside and the plan has no room, what passGates does,
 * and orders.balanceDue and orders.piecesNotReady when it would be handed over with what was not stated either.
 */
export async function moveOrder(ctx: RequestContext<typeof orderRoutes.move>) {
  const { tx, params, body } = ctx
  const order = await lockOrder(tx, params.id)
  await moveLocked(tx, orderWriteContextOf(ctx), order, body)
  return readOrder(tx, params.id, ctx)
}

/** The same for an order that is locked already. Nothing is written when it is refused. */
export async function moveLocked(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: LockedOrder,
  filter: { to: Target; reason?: string; overrides?: OrderOverrides },
) {
  const { to, overrides = {} } = filter
  const reason = normaliseLines(filter.reason ?? '')
  const acts = forwardPath(order.state, to)
  if (!acts) throw new AppError('orders.notFromHere', { state: order.state, to })
  const isUnpriced = order.pieces.some((piece) => piece.price_minor <= 0)
  if (order.state === 'pending' && isUnpriced) throw new AppError('orders.notPriced')
  if (to === 'delivered') requireStated(order, { ...overrides, reason })
  const pieces = order.pieces.map((piece) => movedByAll(acts, piece))
  const moves = pieces.filter(({ stage, state }, place) => {
    const before = order.pieces[place]
    return stage !== before?.stage || state !== before.state
  })
  const isTakenOn = order.state === 'pending'
  const passed = await passGates(tx, writeContext, order, {
    moves: moves.map(moveOf),
    stated: overrides,
    lastAsked: isTakenOn ? () => requireQuota(tx, writeContext, order) : undefined,
  })
  const stepId = await makeStep(tx, writeContext, order, {
    kind: steps[to].kind,
    pieces: passed.moves,
    exceptions: [...passed.exceptions, ...(to === 'delivered' ? handOverExceptions(order) : [])],
    reason,
    change: isTakenOn ? { approved_at: writeContext.now } : {},
    to: stateOfPieces(order.state === 'pending' ? 'approved' : order.state, pieces),
    says: to === 'delivered' ? handedOver(order, reason) : { kind: steps[to].says },
  })
  if (isTakenOn) await keepFigures(tx, order.customer_id)
  return stepId
}

/** A form's order and its customer take room of the shop's plan from the approval on, as one taken at the counter now. */
async function requireQuota(tx: Tx, writeContext: OrderWriteContext, order: LockedOrder) {
  const { shopId, now } = writeContext
  await lockNumbers(tx, shopId)
  await requireMonthQuota({ tx, member: { shopId }, now })
  await admitCustomer(tx, writeContext, { id: order.customer_id, orderId: order.id })
}

const steps = {
  approved: { kind: 'approved', says: 'orders.approved' },
  in_progress: { kind: 'moved', says: 'orders.begun' },
  ready: { kind: 'moved', says: 'orders.finished' },
  delivered: { kind: 'delivered', says: 'orders.delivered' },
} as const satisfies Record<Target, { kind: string; says: string }>

const moveOf = ({ id, stage, state }: LockedPiece) => ({ id, stage, state })

/** What is owed and what is not ready has to be known to whoever hands the order over. */
function requireStated(order: LockedOrder, stated: HandOverStated) {
  const balanceMinor = order.total_minor - order.paid_minor
  const result = handOverResult({ pieces: order.pieces, balanceMinor }, stated)
  if ('ok' in result) return
  const { codes, unready } = result.params
  const values = { balance: balanceShown(order), tags: tagsOf(order, unready), count: unready.length }
  const code = 'orders.piecesNotReady'
  const ofPieces = unready.map(({ id }) => ({ field: `overrides.unready.${id}`, code, params: values }))
  throw new AppError(result.refused, values, codes.includes(code) ? ofPieces : [])
}

const tagsOf = (order: LockedOrder, some: readonly LockedPiece[]) =>
  some.map((piece) => tagOf(order, piece)).join(', ')

const tagOf = ({ number, pieces }: LockedOrder, { position }: LockedPiece) =>
  pieceTag(number, { position, of: pieces.length })

/** The sentence of the timeline: with what was not ready and what was owed, should there be any. */
function handedOver(order: LockedOrder, reason: string) {
  const unready = notReady(order.pieces)
  const isOwing = order.total_minor > order.paid_minor
  const owing = { balance: isOwing ? balanceShown(order) : '', reason }
  if (unready.length > 0) {
    const notDone = { count: unready.length, tags: tagsOf(order, unready), owes: isOwing ? 'yes' : 'no' }
    return { kind: 'orders.deliveredUnready', params: { ...notDone, ...owing } }
  }
  return isOwing ? { kind: 'orders.deliveredOwing', params: owing } : { kind: steps.delivered.says }
}

/** What the order is handed over with, for its own page and the figures. */
function handOverExceptions(order: LockedOrder): StepException[] {
  const unready = notReady(order.pieces)
  const owedMinor = order.total_minor - order.paid_minor
  const ahead: StepException[] = []
  if (unready.length > 0) ahead.push({ kind: 'unready', tags: unready.map((piece) => tagOf(order, piece)) })
  if (owedMinor > 0) ahead.push({ kind: 'owed', tags: [], amountMinor: owedMinor })
  return ahead
}

const balanceShown = ({ total_minor: total, paid_minor: paid, currency }: LockedOrder) =>
  formatMoney(total - paid, currency, 'en')
