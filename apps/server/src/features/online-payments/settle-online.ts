import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Outcome } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { balanceOf, insertEntry, lockMoney } from '../ledger/api.ts'
import { type Intent, lockIntent, settleIntent } from './online-store.ts'
import { settlementOf } from './page-life.ts'

interface Settling {
  now: Date
  newId(): string
}

const names = { stripe: 'Stripe', razorpay: 'Razorpay' } as const

/**
 * Applies what a gateway says of a checkout, inside its shop. Money that came is entered once and whatever is owed, also after
 * the checkout was said to have failed; paid is never taken back by what is said later. Answers whether anything changed.
 * Throws payments.eventMismatch when another amount or currency was paid than was asked for.
 */
export async function settleOnline(tx: Tx, id: string, outcome: Outcome, around: Settling): Promise<boolean> {
  const intent = await lockIntent(tx, id)
  const settled = intent && settlementOf(intent, outcome)
  if (!settled) return false
  if (settled.state === 'paid') await enter(tx, intent, settled, around)
  else await settleIntent(tx, id, { state: settled.state, now: around.now })
  return true
}

type Paid = Extract<Outcome, { state: 'paid' }>

async function enter(tx: Tx, intent: Intent, { transactionId, method }: Paid, { now, newId }: Settling) {
  const order = await lockMoney(tx, intent.order_id)
  const isCancelled = order.state === 'cancelled'
  const isTooMuch = intent.amount_minor > balanceOf(order)
  const paymentId = newId()
  const name = names[intent.gateway]
  await insertEntry(
    tx,
    { shopId: intent.shop_id, memberId: null, memberName: null, now, newId },
    {
      id: paymentId,
      orderId: order.id,
      kind: 'payment',
      method,
      status: 'completed',
      amountMinor: intent.amount_minor,
      reference: transactionId,
      note: name,
      isLate: isCancelled,
    },
  )
  await settleIntent(tx, intent.id, { state: 'paid', transactionId, paymentId, now })
  await publishEvent(
    tx,
    { shopId: intent.shop_id, memberId: null, name },
    {
      id: newId(),
      at: now,
      kind: isCancelled ? 'payments.late' : isTooMuch ? 'payments.tooMuch' : 'payments.completed',
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
      params: { amount: formatMoney(intent.amount_minor, intent.currency as Currency, 'en'), method },
    },
  )
}
