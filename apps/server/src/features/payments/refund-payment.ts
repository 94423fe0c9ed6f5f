import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { refundRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
import { digestOf } from '../../http/same-sending.ts'
import { readOrder } from '../orders/read-order.ts'
import { reasonOf } from '../orders/reason-of.ts'
import { announcePayment } from './announce-payment.ts'
import { isTakenBack } from './is-taken-back.ts'
import { openLedgerOf } from './open-ledger.ts'
import { paymentPenOf } from './payment-pen.ts'
import { insertEntry, turnEntry } from './payment-store.ts'
import { refused } from './refused.ts'

/**
 * Gives back a payment or a part of it, by the way it came or another. The same sending again answers the order as it is.
 * Throws payments.notRefundable and payments.aboveRefundable (at `amountMinor`).
 */
export async function refundPayment(asked: Asked<typeof paymentRoutes.refund>) {
  const { tx, params, body, newId } = asked
  const reason = reasonOf(body)
  const { order, entry, entries } = await openLedgerOf(tx, params.id)
  if (isTakenBack(entries, { body, kind: 'refund', of: entry.id })) return readOrder(tx, order.id, asked)
  const ruling = refundRuling(entries, entry, body.amountMinor)
  if ('refused' in ruling) throw refused(ruling, { currency: order.currency, field: 'amountMinor' })
  const method = body.method ?? entry.method
  if (ruling.status !== entry.status) await turnEntry(tx, entry.id, { status: ruling.status })
  await insertEntry(tx, paymentPenOf(asked), {
    ...{ id: body.id ?? newId(), orderId: order.id, kind: 'refund', method, status: 'completed' },
    ...{ amountMinor: -body.amountMinor, note: reason, reverses: entry.id },
    sentHash: body.id ? digestOf(body) : undefined,
  })
  await announcePayment(asked, { kind: 'refunded', order, amountMinor: body.amountMinor, method })
  return readOrder(tx, order.id, asked)
}
