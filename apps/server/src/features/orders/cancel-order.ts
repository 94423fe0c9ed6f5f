import type { orderRoutes } from '@darzi/contract/orders.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { after } from '@darzi/tailoring/orders/life.ts'
import { movedBy } from '@darzi/tailoring/orders/piece-moves.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { refundAll, stopAwaited } from '../ledger/api.ts'
import { type LockedOrder, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'
import { makeStep } from './make-step.ts'
import { readOrder } from './order-queries.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { reasonOf } from './reason-of.ts'

type CancelContext = RequestContext<typeof orderRoutes.cancel>

/**
 * Calls an order off, with the reason; what was paid is given back or kept, as said. Throws orders.notFromHere once it was
 * handed over or called off, and orders.settlementNeeded when the shop holds money and nothing was said of it.
 */
export async function cancelOrder(ctx: CancelContext) {
  const { tx, params } = ctx
  const reason = reasonOf(ctx.body)
  const order = await lockOrder(tx, params.id)
  const to = after(order.state, 'cancel')
  if (!to) throw new AppError('orders.notFromHere', { state: order.state, to: 'cancelled' })
  if (order.paid_minor > 0 && !ctx.body.settlement)
    throw new AppError('orders.settlementNeeded', { paid: paidShown(order) })
  const stopped = await stopAwaited(tx, order.id)
  const hasGivenBack = await givesBack(ctx, { order, reason })
  const pieces = order.pieces.flatMap((piece) => {
    const move = movedBy('cancel', piece)
    return move ? [{ id: piece.id, ...move }] : []
  })
  await makeStep(tx, orderWriteContextOf(ctx), order, {
    kind: 'cancelled',
    to,
    pieces,
    reason,
    cause: hasGivenBack ? 'refund' : 'keep',
    stopped,
    change: { cancel_reason: reason, kept_minor: keptOf(order, hasGivenBack) },
    says: { kind: 'orders.cancelled', params: { reason, refunded: hasGivenBack ? 'yes' : 'no' } },
  })
  await keepFigures(tx, order.customer_id)
  return readOrder(tx, params.id, ctx)
}

const paidShown = ({ paid_minor: paid, currency }: LockedOrder) => formatMoney(paid, currency, 'en')

/** What the shop keeps: what was paid, yet never more than the order costs. What was paid beyond that is given back in any case. */
const keptOf = ({ paid_minor: paid, total_minor: total }: LockedOrder, hasGivenBack: boolean) =>
  hasGivenBack ? 0 : Math.min(paid, total)

/** Answers whether money went back to the customer. */
async function givesBack(
  ctx: CancelContext,
  { order, reason }: { order: LockedOrder; reason: string },
): Promise<boolean> {
  const { tx, body, enqueue } = ctx
  if (body.settlement !== 'refund') return false
  return (await refundAll(tx, orderWriteContextOf(ctx), { order, reason, enqueue })) > 0
}
