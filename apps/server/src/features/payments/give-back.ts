import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { methodRefused } from '@darzi/tailoring/payments/methods.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf } from '../../http/same-sending.ts'
import { enterRefund, enterReversal, moneySentBack, openLedgerOf, refused } from '../ledger/api.ts'
import { keepFigures, readOrder, reasonOf } from '../orders/api.ts'
import { isTakenBack } from './is-taken-back.ts'
import { paymentWriteContextOf } from './payment-write-context.ts'
import { publishPayment } from './publish-payment.ts'

/**
 * Gives back a payment or a part of it, by the way it came or another; taken off the price when so said, so that it is not
 * owed anew. The same sending again answers the order as it is.
 * Throws payments.methodNotOffered (at `method`), payments.notRefundable and payments.aboveRefundable (at `amountMinor`).
 */
export async function refundPayment(ctx: RequestContext<typeof paymentRoutes.refund>) {
  const { tx, params, body, newId, enqueue, member, now } = ctx
  const reason = reasonOf(body)
  const opened = await openLedgerOf(tx, params.id)
  const { order, entry, entries } = opened
  if (isTakenBack(entries, { body, kind: 'refund', of: entry.id })) return readOrder(tx, order.id, ctx)
  const method = body.method ?? entry.method
  // What came before the shop's currency changed goes back as it came.
  const notThisWay = method === entry.method ? undefined : methodRefused({ method }, order.currency)
  if (notThisWay) throw fieldError('method', notThisWay)
  const refundId = body.id ?? newId()
  const result = await enterRefund(tx, paymentWriteContextOf(ctx), {
    opened,
    id: refundId,
    amountMinor: body.amountMinor,
    isOffPrice: body.isOffPrice,
    method,
    note: reason,
    sentHash: body.id ? digestOf(body) : undefined,
  })
  if ('refused' in result) throw refused(result, { currency: order.currency, field: 'amountMinor' })
  // By another way the shop gives it back itself.
  if (method === entry.method)
    await moneySentBack.use()({ tx, enqueue, shopId: member.shopId, now, entryId: entry.id, refundId })
  if (result.offPriceMinor > 0) await keepFigures(tx, order.customer_id)
  const kind = result.offPriceMinor > 0 ? 'refundedOffPrice' : 'refunded'
  await publishPayment(ctx, { kind, order, amountMinor: body.amountMinor, method })
  return readOrder(tx, order.id, ctx)
}

/**
 * Reverses an entry that was written by mistake, by an entry of its own: exactly what was taken, and its fee. The same
 * sending again answers the order as it is.
 * Throws payments.notReversible, payments.refundsFirst and payments.movedByGateway.
 */
export async function reversePayment(ctx: RequestContext<typeof paymentRoutes.reverse>) {
  const { tx, params, body, newId } = ctx
  const reason = reasonOf(body)
  const opened = await openLedgerOf(tx, params.id)
  const { order, entry, entries } = opened
  if (isTakenBack(entries, { body, kind: 'reversal', of: entry.id })) return readOrder(tx, order.id, ctx)
  const result = await enterReversal(tx, paymentWriteContextOf(ctx), {
    opened,
    id: body.id ?? newId(),
    note: reason,
    sentHash: body.id ? digestOf(body) : undefined,
  })
  if ('refused' in result) throw refused(result, order)
  if (result.offPriceMinor !== 0) await keepFigures(tx, order.customer_id)
  await publishPayment(ctx, {
    kind: 'reversed',
    order,
    amountMinor: entry.amountMinor || entry.offPriceMinor,
    method: entry.method,
  })
  return readOrder(tx, order.id, ctx)
}
