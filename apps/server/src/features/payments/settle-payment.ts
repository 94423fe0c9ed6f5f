import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { settleRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { announcePayment } from './announce-payment.ts'
import { openLedgerOf } from './open-ledger.ts'
import { turnEntry } from './payment-store.ts'
import { refused } from './refused.ts'

/**
 * Says how a pending payment turned out; saying the same again changes nothing. Throws payments.notPending, and
 * payments.aboveBalance when the balance was paid another way meanwhile.
 */
export async function settlePayment(asked: Asked<typeof paymentRoutes.settle>) {
  const { tx, params, body, now } = asked
  const { order, entry, ledger } = await openLedgerOf(tx, params.id)
  const isSaidAgain = entry.status === body.to && (!body.reference || body.reference === entry.row.reference)
  if (isSaidAgain) return readOrder(tx, order.id, asked)
  const ruling = settleRuling(ledger, entry, body.to)
  if ('refused' in ruling) throw refused(ruling, order)
  await turnEntry(tx, entry.id, {
    ...{ status: body.to, reference: body.reference },
    completedAt: body.to === 'completed' ? now : undefined,
  })
  await announcePayment(asked, {
    ...{ kind: body.to, order, amountMinor: entry.amountMinor, method: entry.method },
  })
  return readOrder(tx, order.id, asked)
}
