import { refundableMinor, refundResult } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { InTx } from '../../http/request-context.ts'
import {
  entriesOf,
  insertEntry,
  lockMoney,
  moneySentBack,
  type PaymentWriteContext,
  type StoredEntry,
  standingOf,
  turnEntry,
} from '../ledger/api.ts'
import { gatewayFacts } from '../online-payments/api.ts'
import { keepFigures } from '../orders/api.ts'
import { publishPayment } from '../payments/api.ts'

interface Decided extends Pick<InTx, 'enqueue'> {
  orderId: string
  refundMinor: number
  /** The decision, as the ledger's note. */
  reason: string
}

/**
 * Of what a decision gives back, that which came through a gateway goes back through it: an entry of the ledger and a job each, the last
 * payment first; the gateway is asked after this transaction. What is left was paid by hand and is given back by hand. Inside the shop.
 */
export async function sendBackDecided(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { orderId, refundMinor, reason, enqueue }: Decided,
) {
  const order = await lockMoney(tx, orderId)
  const first = await entriesOf(tx, orderId)
  const { gateways } = await gatewayFacts(
    tx,
    first.map(({ id }) => id),
  )
  const sent = { minor: 0, entries: [] as string[] }
  for (const { id } of first.filter((entry) => gateways.has(entry.id)).reverse()) {
    const entries: StoredEntry[] = await entriesOf(tx, orderId)
    const entry = entries.find((each) => each.id === id)
    const amountMinor = Math.min(refundMinor - sent.minor, entry ? refundableMinor(entries, entry) : 0)
    if (!entry || amountMinor <= 0) continue
    const ledger = { ...standingOf(order), entries }
    const result = refundResult(ledger, entry, { amountMinor, isOffPrice: true })
    if ('refused' in result) continue
    if (result.status !== entry.status) await turnEntry(tx, entry.id, { status: result.status })
    const refundId = writeContext.newId()
    await insertEntry(tx, writeContext, {
      id: refundId,
      orderId,
      kind: 'refund',
      method: entry.method,
      status: 'completed',
      amountMinor: -amountMinor,
      offPriceMinor: result.offPriceMinor,
      offKeptMinor: result.offKeptMinor,
      note: reason,
      isLate: ledger.isCancelled,
      reverses: entry.id,
    })
    const { shopId, now, newId } = writeContext
    await moneySentBack.use()({ tx, enqueue, shopId, now, entryId: entry.id, refundId })
    await publishPayment(
      {
        publishEvent: (event) =>
          publishEvent(tx, { shopId, memberId: null, name: null }, { ...event, id: newId(), at: now }),
      },
      { kind: 'refundedOffPrice', order, amountMinor, method: entry.method },
    )
    sent.minor += amountMinor
    sent.entries.push(refundId)
  }
  if (sent.minor > 0) await keepFigures(tx, order.customer_id)
  return sent
}
