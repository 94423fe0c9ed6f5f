import { firstMonth } from '@darzi/tailoring/plans/change-plan.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Outcome } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { JobData } from '../../jobs/queues.ts'
import { followPage, settlementOf, type Working } from '../online-payments/api.ts'
import { dayIn, setPlan } from '../shops/api.ts'
import { findCheckout, lockCheckout, setCheckoutState } from './checkout-store.ts'
import { type InvoiceRecord, lockInvoice, setPaid } from './invoice-store.ts'
import { shopOfPlan } from './plan-queries.ts'
import { lockTerms, setPeriod } from './plan-store.ts'

interface Settling {
  now: Date
  newId(): string
}

/**
 * Applies what a gateway says of an invoice's page, inside the shop: once, whoever says it. Paid late, the plan that lapsed begins a
 * month on the day the money came. Throws payments.eventMismatch for another amount than was asked for.
 */
export async function settleCheckout(
  tx: Tx,
  id: string,
  outcome: Outcome,
  around: Settling,
): Promise<boolean> {
  const checkout = await lockCheckout(tx, id)
  const settled = checkout && settlementOf(checkout, outcome)
  if (!settled) return false
  await setCheckoutState(tx, id, settled.state)
  if (settled.state !== 'paid') return true
  const invoice = await lockInvoice(tx, checkout.invoice_id)
  if (invoice?.state !== 'open') return true
  await enterPaid(tx, checkout.shop_id, invoice, { ...around, transactionId: settled.transactionId })
  return true
}

/** The invoice is paid; what lapsed for it begins again. */
export async function enterPaid(
  tx: Tx,
  shopId: string,
  invoice: InvoiceRecord,
  { now, newId, transactionId }: Settling & { transactionId: string },
) {
  await setPaid(tx, invoice.id, { transactionId, now })
  const shop = await shopOfPlan(tx, shopId)
  if (invoice.lapsed_on) {
    await lockTerms(tx, shopId)
    const plan = invoice.plan as PlanKey // written from the closed table
    await setPlan(tx, shopId, plan)
    await setPeriod(tx, shopId, { period: firstMonth(plan, dayIn(shop.timeZone, now)).period })
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
    settle: (tx, outcome) => settleCheckout(tx, id, outcome, around),
  })
}
