import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { refundableMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { InTx } from '../../http/request-context.ts'
import { entriesOf } from './payment-queries.ts'
import { insertEntry, lockMoney, type PaymentWriteContext, turnEntry } from './payment-store.ts'
import { moneySentBack } from './ports.ts'

interface Refunding {
  order: { id: string; number: number; currency: Currency }
  reason: string
  enqueue: InTx['enqueue']
}

/**
 * Gives back everything the shop holds for an order, each payment by the way it came, and answers how much. Each is told as a refund of its
 * own.
 */
export async function refundAll(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { order, reason, enqueue }: Refunding,
) {
  const orderId = order.id
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
    await publishRefund(tx, writeContext, { order, amountMinor, method: entry.method })
    givenMinor += amountMinor
  }
  return givenMinor
}

interface Refunded extends Pick<Refunding, 'order'> {
  amountMinor: number
  method: string
}

async function publishRefund(
  tx: Tx,
  { shopId, memberId, memberName, newId, now }: PaymentWriteContext,
  { order: { id, number, currency }, amountMinor, method }: Refunded,
) {
  const actor = { shopId, memberId, name: memberName }
  await publishEvent(tx, actor, {
    id: newId(),
    at: now,
    kind: 'payments.refunded',
    subject: { type: 'order', id, name: orderNumber(number) },
    params: { amount: formatMoney(amountMinor, currency, 'en'), method },
  })
}
