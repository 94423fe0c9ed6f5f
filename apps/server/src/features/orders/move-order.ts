import type { orderRoutes } from '@darzi/contract/orders.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { forwardPath, stateOfPieces } from '@darzi/tailoring/orders/life.ts'
import { movedByAll } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { admitCustomer } from '../customers/api.ts'
import { type LockedOrder, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'
import { makeStep } from './make-step.ts'
import { readOrder } from './order-queries.ts'
import { lockNumbers } from './order-store.ts'
import { type OrderWriteContext, orderWriteContextOf } from './order-write-context.ts'
import { requireMonthQuota } from './require-month-quota.ts'
import { requireReadyPhoto } from './require-ready-photo.ts'

export type Target = 'approved' | 'in_progress' | 'ready' | 'delivered'

/**
 * Takes an order forward, past what lies between. Throws orders.notFromHere, orders.notPriced, orders.limitReached when it is
 * approved and the shop's month is full, customers.limitReached when its customer stands aside and the plan has no room, orders.photoNeeded
 * when the shop asks for one, and orders.balanceDue when it would be handed over with a balance and no reason.
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
  filter: { to: Target; reason?: string },
) {
  const { to } = filter
  const reason = normaliseLines(filter.reason ?? '')
  const acts = forwardPath(order.state, to)
  if (!acts) throw new AppError('orders.notFromHere', { state: order.state, to })
  const isUnpriced = order.pieces.some((piece) => piece.price_minor <= 0)
  if (order.state === 'pending' && isUnpriced) throw new AppError('orders.notPriced')
  const isOwing = to === 'delivered' && order.total_minor > order.paid_minor
  if (isOwing && !reason) throw new AppError('orders.balanceDue', { balance: balanceShown(order) })
  const pieces = order.pieces.map((piece) => movedByAll(acts, piece))
  const moved = pieces.filter(({ stage, state }, place) => {
    const before = order.pieces[place]
    return stage !== before?.stage || state !== before.state
  })
  await requireReadyPhoto(tx, order, moved)
  const isTakenOn = order.state === 'pending'
  if (isTakenOn) await requireQuota(tx, writeContext, order)
  const stepId = await makeStep(tx, writeContext, order, {
    kind: steps[to].kind,
    pieces: moved,
    reason,
    change: isTakenOn ? { approved_at: writeContext.now } : {},
    to: stateOfPieces(order.state === 'pending' ? 'approved' : order.state, pieces),
    says: isOwing ? owing(order, reason) : { kind: steps[to].says },
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

const owing = (order: LockedOrder, reason: string) => ({
  kind: 'orders.deliveredOwing',
  params: { balance: balanceShown(order), reason },
})

const balanceShown = ({ total_minor: total, paid_minor: paid, currency }: LockedOrder) =>
  formatMoney(total - paid, currency, 'en')
