/**
 * Money that came for an invoice when it asked for nothing any more, since it was paid before or withdrawn: it goes back through the
 * gateway it came by, as late money of an order does.
 */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { followRefund, gatewayOf, type Working } from '../online-payments/api.ts'
import { type CheckoutRecord, lockCheckout, setRefundWanted, turnCheckoutRefund } from './checkout-store.ts'
import type { ShopOfPlan } from './plan-queries.ts'

interface Returning {
  checkout: CheckoutRecord
  shop: ShopOfPlan
  number: string
}
interface Around extends Pick<InTx, 'enqueue'> {
  now: Date
  newId(): string
}

/** Inside the shop, in the transaction that hears of the money. */
export async function sendCheckoutBack(
  tx: Tx,
  { checkout, shop, number }: Returning,
  { enqueue, now, newId }: Around,
) {
  await setRefundWanted(tx, checkout.id, now)
  await enqueue('gateway.refund', { shopId: shop.id, paymentId: checkout.id, isOfPlan: true })
  const currency = checkout.currency as Currency // written from the closed table
  await publishEvent(
    tx,
    { shopId: shop.id, memberId: null, name: null },
    {
      id: newId(),
      at: now,
      kind: 'plans.sentBack',
      subject: { type: 'shop', id: shop.id, name: shop.name },
      params: { number, amount: formatMoney(checkout.amount_minor, currency, 'en') },
    },
  )
}

/** Asks the gateway to give it back, under the page's own id: asked again it is the same refund. */
export const refundCheckout = (app: Working, job: JobData['gateway.refund']) =>
  followRefund(app, {
    job,
    async begin(tx) {
      const checkout = await lockCheckout(tx, job.paymentId)
      const { transaction_id: transactionId, refund_state: state, refund_since: since } = checkout ?? {}
      if (!checkout || !transactionId || !since || state !== 'waiting') return undefined
      const asked = { id: checkout.id, transactionId, amountMinor: checkout.amount_minor }
      return { gateway: gatewayOf(app, checkout.gateway), since, asked }
    },
    turn: (tx, turned) => turnCheckoutRefund(tx, job.paymentId, turned),
  })
