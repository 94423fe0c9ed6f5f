import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { balanceMinor, settleRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { announcePayment } from './announce-payment.ts'
import { openLedgerOf } from './open-ledger.ts'
import { turnEntry } from './payment-store.ts'
import { refused } from './refused.ts'

/**
 * Says how a pending payment turned out; saying the same again changes nothing. Money that was seen is entered also when the
 * balance was paid another way meanwhile: what is too much is then to be given back. Throws payments.notPending.
 */
export async function settlePayment(asked: Asked<typeof paymentRoutes.settle>) {
  const { tx, params, body, now } = asked
  const { order, entry, ledger } = await openLedgerOf(tx, params.id)
  const isSaidAgain = entry.status === body.to && (!body.reference || body.reference === entry.row.reference)
  if (isSaidAgain) return readOrder(tx, order.id, asked)
  const ruling = settleRuling(entry)
  if ('refused' in ruling) throw refused(ruling, order)
  await turnEntry(tx, entry.id, {
    ...{ status: body.to, reference: body.reference },
    completedAt: body.to === 'completed' ? now : undefined,
  })
  const isTooMuch = body.to === 'completed' && entry.amountMinor > balanceMinor(ledger)
  await announcePayment(asked, {
    ...{ kind: isTooMuch ? 'tooMuch' : body.to, order, amountMinor: entry.amountMinor, method: entry.method },
  })
  return readOrder(tx, order.id, asked)
}
