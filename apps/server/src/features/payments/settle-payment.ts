import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { balanceMinor, type Entry, type Ledger, settleRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { announcePayment } from './announce-payment.ts'
import { openLedgerOf } from './open-ledger.ts'
import { turnEntry } from './payment-store.ts'
import { refused } from './refused.ts'

/**
 * Says how an awaited payment turned out; saying the same again changes nothing. Money that was seen is entered also when the
 * balance was paid another way meanwhile, when it was said before that it did not come, and when the order was called off
 * since: what is too much or too late is then to be given back. Throws payments.notPending.
 */
export async function settlePayment(asked: Asked<typeof paymentRoutes.settle>) {
  const { tx, params, body, now } = asked
  const { order, entry, ledger } = await openLedgerOf(tx, params.id)
  const isSaidAgain = entry.status === body.to && (!body.reference || body.reference === entry.row.reference)
  if (isSaidAgain) return readOrder(tx, order.id, asked)
  const ruling = settleRuling(entry, body.to)
  if ('refused' in ruling) throw refused(ruling, order)
  await turnEntry(tx, entry.id, {
    ...{ status: body.to, reference: body.reference },
    ...(body.to === 'completed' ? { completedAt: now } : {}),
    ...(body.to === 'completed' && ledger.isCancelled ? { lateFor: order.id } : {}),
  })
  await announcePayment(asked, {
    ...{ kind: turnedTo(body.to, { ledger, entry }), order, amountMinor: entry.amountMinor },
    method: entry.method,
  })
  return readOrder(tx, order.id, asked)
}

function turnedTo(to: 'completed' | 'failed', { ledger, entry }: { ledger: Ledger; entry: Entry }) {
  if (to === 'failed') return to
  if (ledger.isCancelled) return 'late'
  return entry.amountMinor > balanceMinor(ledger) ? 'tooMuch' : to
}
