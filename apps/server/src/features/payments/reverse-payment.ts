import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { reverseResult } from '@darzi/tailoring/payments/ledger.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf } from '../../http/same-sending.ts'
import { insertEntry, openLedgerOf, refused, turnEntry } from '../ledger/api.ts'
import { keepFigures, readOrder, reasonOf } from '../orders/api.ts'
import { isTakenBack } from './is-taken-back.ts'
import { paymentWriteContextOf } from './payment-write-context.ts'
import { publishPayment } from './publish-payment.ts'

/**
 * Reverses an entry that was written by mistake, by an entry of its own: exactly what was taken, and its fee. The same
 * sending again answers the order as it is.
 * Throws payments.notReversible and payments.refundsFirst.
 */
export async function reversePayment(ctx: RequestContext<typeof paymentRoutes.reverse>) {
  const { tx, params, body, newId } = ctx
  const reason = reasonOf(body)
  const { order, entry, entries, ledger } = await openLedgerOf(tx, params.id)
  if (isTakenBack(entries, { body, kind: 'reversal', of: entry.id })) return readOrder(tx, order.id, ctx)
  const result = reverseResult(ledger, entry)
  if ('refused' in result) throw refused(result, order)
  await insertEntry(tx, paymentWriteContextOf(ctx), {
    id: body.id ?? newId(),
    orderId: order.id,
    kind: 'reversal',
    method: entry.method,
    status: 'completed',
    amountMinor: result.amountMinor,
    offPriceMinor: result.offPriceMinor,
    offKeptMinor: result.offKeptMinor,
    isLate: ledger.isCancelled,
    feeMinor: 0 - entry.row.fee_minor,
    note: reason,
    reverses: entry.id,
    sentHash: body.id ? digestOf(body) : undefined,
  })
  if (entry.kind === 'refund' && entry.reverses) await turnEntry(tx, entry.reverses, { status: 'completed' })
  if (result.offPriceMinor !== 0) await keepFigures(tx, order.customer_id)
  await publishPayment(ctx, {
    kind: 'reversed',
    order,
    amountMinor: entry.amountMinor || entry.offPriceMinor,
    method: entry.method,
  })
  return readOrder(tx, order.id, ctx)
}
