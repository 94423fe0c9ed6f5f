import { refundableMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import { entriesOf } from './payment-queries.ts'
import { insertEntry, lockMoney, type PaymentPen, turnEntry } from './payment-store.ts'

/**
 * Gives back everything the shop holds for an order, each payment by the way it came, and answers how much. What is still
 * pending did not come: it ends as failed.
 */
export async function refundAll(
  tx: Tx,
  pen: PaymentPen,
  { orderId, reason }: { orderId: string; reason: string },
) {
  await lockMoney(tx, orderId)
  await failPending(tx, orderId)
  const entries = await entriesOf(tx, orderId)
  let givenMinor = 0
  for (const entry of entries) {
    const amountMinor = refundableMinor(entries, entry)
    if (amountMinor <= 0) continue
    await turnEntry(tx, entry.id, { status: 'refunded' })
    await insertEntry(tx, pen, {
      ...{ id: pen.newId(), orderId, kind: 'refund', method: entry.method, status: 'completed' },
      ...{ amountMinor: -amountMinor, note: reason, reverses: entry.id },
    })
    givenMinor += amountMinor
  }
  return givenMinor
}

/** When an order is called off and its money kept, what was pending still did not come. */
export async function failPending(tx: Tx, orderId: string) {
  const entries = await entriesOf(tx, orderId)
  for (const { id, status } of entries)
    if (status === 'pending') await turnEntry(tx, id, { status: 'failed' })
}
