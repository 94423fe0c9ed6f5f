import { refundableMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import { entriesOf } from './payment-queries.ts'
import { insertEntry, lockMoney, type PaymentWriteContext, turnEntry } from './payment-store.ts'
import { moneySentBack } from './ports.ts'

/** Gives back everything the shop holds for an order, each payment by the way it came, and answers how much. */
export async function refundAll(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { orderId, reason, enqueue }: { orderId: string; reason: string; enqueue: InTx['enqueue'] },
) {
  await lockMoney(tx, orderId)
  const entries = await entriesOf(tx, orderId)
  let givenMinor = 0
  for (const entry of entries) {
    const amountMinor = refundableMinor(entries, entry)
    if (amountMinor <= 0) continue
    await turnEntry(tx, entry.id, { status: 'refunded' })
    const refundId = writeContext.newId()
    await insertEntry(tx, writeContext, {
      id: refundId,
      orderId,
      kind: 'refund',
      method: entry.method,
      status: 'completed',
      amountMinor: -amountMinor,
      note: reason,
      reverses: entry.id,
      isLate: false,
    })
    const { shopId, now } = writeContext
    await moneySentBack.use()({ tx, enqueue, shopId, now, entryId: entry.id, refundId })
    givenMinor += amountMinor
  }
  return givenMinor
}
