import { boughtLate } from '@darzi/tailoring/plans/lapse.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Outcome } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { enqueueIn } from '../../http/in-tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { followPage, settlementOf, type Working } from '../online-payments/api.ts'
import { dayIn, setPlan } from '../shops/api.ts'
import { findCheckout, lockCheckout, setCheckoutState } from './checkout-store.ts'
import { asksNothingNow, type InvoiceRecord, lockInvoice, setPaid } from './invoice-store.ts'
import { type ShopOfPlan, shopOfPlan } from './plan-queries.ts'
import { lockTerms, periodOf, setPeriod, type Terms } from './plan-store.ts'
import { sendCheckoutBack } from './send-back.ts'

interface Settling {
  now: Date
  newId(): string
}

/**
 * Applies what a gateway says of an invoice's page, inside the shop: once, whoever says it. Its terms are held before its invoice, as
 * everywhere, so that the clock ends nothing that is being paid. Money nobody asked for any more goes back. Throws payments.eventMismatch for another amount than was asked for.
 */
export async function settleCheckout(
  tx: Tx,
  id: string,
  outcome: Outcome,
  around: Settling & Pick<InTx, 'enqueue'>,
): Promise<boolean> {
  const checkout = await lockCheckout(tx, id)
  const settled = checkout && settlementOf(checkout, outcome)
  if (!settled) return false
  const transactionId = settled.state === 'paid' ? settled.transactionId : undefined
  await setCheckoutState(tx, id, { state: settled.state, transactionId })
  if (settled.state !== 'paid') return true
  const terms = await lockTerms(tx, checkout.shop_id)
  const invoice = await lockInvoice(tx, checkout.invoice_id)
  const shop = await shopOfPlan(tx, checkout.shop_id)
  const today = dayIn(shop.timeZone, around.now)
  if (!invoice) return true
  if (invoice.state !== 'open' || asksNothingNow(invoice, today)) {
    await sendCheckoutBack(tx, { checkout, shop, number: invoice.number }, around)
    return true
  }
  await enterPaid(tx, { shop, terms, invoice }, { ...around, transactionId: settled.transactionId })
  return true
}

interface Paying {
  shop: ShopOfPlan
  /** Held. */
  terms: Terms
  invoice: InvoiceRecord
}

/** The invoice is paid; what lapsed for it begins again, for what it buys now (see boughtLate). */
export async function enterPaid(
  tx: Tx,
  { shop, terms, invoice }: Paying,
  { now, newId, transactionId }: Settling & { transactionId: string },
) {
  const { id: shopId } = shop
  await setPaid(tx, invoice.id, { transactionId, now })
  if (invoice.lapsed_on) {
    const held = { plan: shop.plan, period: periodOf(terms) }
    const plan = invoice.plan as PlanKey // written from the closed table
    const today = dayIn(shop.timeZone, now)
    const bought = boughtLate({ plan, lines: invoice.lines, held, today })
    if (bought.plan !== held.plan) await setPlan(tx, shopId, bought.plan)
    if (bought.period !== held.period) await setPeriod(tx, shopId, { period: bought.period })
  }
  await publishEvent(
    tx,
    { shopId, memberId: null, name: null },
    {
      id: newId(),
      at: now,
      kind: 'plans.paid',
      subject: { type: 'shop', id: shopId, name: shop.name },
      params: { number: invoice.number },
    },
  )
}

/** Asks about the page of an invoice until it is over. */
export async function reconcilePlan(app: Working, job: JobData['gateway.reconcile']) {
  const { onlineId: id } = job
  const around = { now: app.now(), newId: app.newId }
  await followPage(app, await app.inShop((tx) => findCheckout(tx, id)), {
    job,
    settle: (tx, outcome) => settleCheckout(tx, id, outcome, { ...around, enqueue: enqueueIn(app.jobs, tx) }),
  })
}
