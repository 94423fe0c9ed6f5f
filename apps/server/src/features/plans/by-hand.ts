/** What the operator does to a shop's plan without a gateway. Inside the shop. */

import { priceMinorOf } from '@darzi/tailoring/plans/change-plan.ts'
import { monthFrom } from '@darzi/tailoring/plans/period.ts'
import { audienceOf, type PlanKey, planOf } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import { dayIn, setPlan } from '../shops/api.ts'
import { lockInvoice, lockOpenInvoices, requireOpen, setWithdrawn } from './invoice-store.ts'
import { shopOfPlan } from './plan-queries.ts'
import { lockTerms, periodOf, setPeriod } from './plan-store.ts'
import { enterPaid } from './settle-checkout.ts'

interface Acting {
  shopId: string
  now: Date
  newId(): string
}

/**
 * Puts the shop on a plan from now on, without an invoice: what is paid for runs on, else a month begins today; the next is billed as
 * always. What is still open asks for nothing any more, since it was for what went before. Throws plans.otherKind and plans.same (at `plan`).
 */
export async function planByHand(tx: Tx, plan: PlanKey, { shopId, now, newId }: Acting) {
  const terms = await lockTerms(tx, shopId)
  const shop = await shopOfPlan(tx, shopId)
  if (planOf(plan).audience !== audienceOf(shop.kind)) throw fieldError('plan', 'plans.otherKind')
  if (plan === shop.plan && !terms.next_plan) throw fieldError('plan', 'plans.same')
  await setPlan(tx, shopId, plan)
  await setWithdrawn(
    tx,
    (await lockOpenInvoices(tx)).map(({ id }) => id),
  )
  const today = dayIn(shop.timeZone, now)
  const isTrial = shop.trialEndsAt !== undefined && shop.trialEndsAt > now
  const isPaid = priceMinorOf(plan) > 0 && !isTrial
  await setPeriod(tx, shopId, { period: isPaid ? (periodOf(terms) ?? monthFrom(today)) : undefined })
  await publishEvent(
    tx,
    { shopId, memberId: null, name: null },
    {
      id: newId(),
      at: now,
      kind: 'plans.now',
      subject: { type: 'shop', id: shopId, name: shop.name },
      params: { plan, day: today },
    },
  )
}

/** The invoice was paid another way; answers its number. Throws plans.paid, plans.withdrawn, notFound. */
export async function enterByHand(tx: Tx, invoiceId: string, { shopId, ...around }: Acting): Promise<string> {
  const terms = await lockTerms(tx, shopId)
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) throw notFound()
  const shop = await shopOfPlan(tx, shopId)
  requireOpen(invoice, dayIn(shop.timeZone, around.now))
  await enterPaid(tx, { shop, terms, invoice }, { ...around, transactionId: 'by hand' })
  return invoice.number
}
