import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { reverseRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
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
 * Reverses an entry that was written by mistake, by an entry of its own: exactly what was taken, and its fee. The same
 * sending again answers the order as it is.
 * Throws payments.notReversible and payments.refundsFirst.
 */
export async function reversePayment(asked: Asked<typeof paymentRoutes.reverse>) {
  const { tx, params, body, newId } = asked
  const reason = reasonOf(body)
  const { order, entry, entries, ledger } = await openLedgerOf(tx, params.id)
  if (isTakenBack(entries, { body, kind: 'reversal', of: entry.id })) return readOrder(tx, order.id, asked)
  const ruling = reverseRuling(ledger, entry)
  if ('refused' in ruling) throw refused(ruling, order)
  await insertEntry(tx, paymentPenOf(asked), {
    ...{ id: body.id ?? newId(), orderId: order.id, kind: 'reversal', method: entry.method },
    ...{ status: 'completed', amountMinor: ruling.amountMinor, offPriceMinor: ruling.offPriceMinor },
    ...{ offKeptMinor: ruling.offKeptMinor, isLate: ledger.isCancelled },
    ...{ feeMinor: 0 - entry.row.fee_minor, note: reason, reverses: entry.id },
    sentHash: body.id ? digestOf(body) : undefined,
  })
  if (entry.kind === 'refund' && entry.reverses) await turnEntry(tx, entry.reverses, { status: 'completed' })
  if (ruling.offPriceMinor !== 0) await keepFigures(tx, order.customer_id)
  await announcePayment(asked, {
    ...{ kind: 'reversed', order, amountMinor: entry.amountMinor || entry.offPriceMinor },
    method: entry.method,
  })
  return readOrder(tx, order.id, asked)
}
