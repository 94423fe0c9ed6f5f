import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { refundRuling } from '@darzi/tailoring/payments/ledger.ts'
import { methodRefused } from '@darzi/tailoring/payments/methods.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal } from '../../http/refusal.ts'
import { digestOf } from '../../http/same-sending.ts'
import { keepFigures } from '../orders/keep-figures.ts'
import { readOrder } from '../orders/read-order.ts'
import { reasonOf } from '../orders/reason-of.ts'
import { announcePayment } from './announce-payment.ts'
import { isTakenBack } from './is-taken-back.ts'
import { openLedgerOf } from './open-ledger.ts'
import { paymentPenOf } from './payment-pen.ts'
import { insertEntry, turnEntry } from './payment-store.ts'
import { refused } from './refused.ts'

/**
 * Gives back a payment or a part of it, by the way it came or another; taken off the price when so said, so that it is not
 * owed anew. The same sending again answers the order as it is.
 * Throws payments.methodNotOffered (at `method`), payments.notRefundable and payments.aboveRefundable (at `amountMinor`).
 */
export async function refundPayment(asked: Asked<typeof paymentRoutes.refund>) {
  const { tx, params, body, newId } = asked
  const reason = reasonOf(body)
  const { order, entry, entries, ledger } = await openLedgerOf(tx, params.id)
  if (isTakenBack(entries, { body, kind: 'refund', of: entry.id })) return readOrder(tx, order.id, asked)
  const method = body.method ?? entry.method
  // What came before the shop's currency changed goes back as it came.
  const notThisWay = method === entry.method ? undefined : methodRefused({ method }, order.currency)
  if (notThisWay) throw fieldRefusal('method', notThisWay)
  const ruling = refundRuling(ledger, entry, body)
  if ('refused' in ruling) throw refused(ruling, { currency: order.currency, field: 'amountMinor' })
  if (ruling.status !== entry.status) await turnEntry(tx, entry.id, { status: ruling.status })
  await insertEntry(tx, paymentPenOf(asked), {
    ...{ id: body.id ?? newId(), orderId: order.id, kind: 'refund', method, status: 'completed' },
    ...{ amountMinor: -body.amountMinor, offPriceMinor: ruling.offPriceMinor, note: reason },
    ...{ offKeptMinor: ruling.offKeptMinor, isLate: ledger.isCancelled, reverses: entry.id },
    sentHash: body.id ? digestOf(body) : undefined,
  })
  if (ruling.offPriceMinor > 0) await keepFigures(tx, order.customer_id)
  const kind = ruling.offPriceMinor > 0 ? 'refundedOffPrice' : 'refunded'
  await announcePayment(asked, { kind, order, amountMinor: body.amountMinor, method })
  return readOrder(tx, order.id, asked)
}
