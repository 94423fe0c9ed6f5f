/**
 * Plans: what a shop pays Darzi and what it may do for it. A plan's limits are asked where customers and orders are taken
 * (shops/plan-quota); here it is chosen, billed by days, paid and ended. Nothing a shop has is deleted when its plan becomes smaller.
 */
import { planRoutes } from '@darzi/contract/plans.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { enqueueIn } from '../../http/in-tx.ts'
import { otherCheckouts } from '../online-payments/api.ts'
import { checkoutRefundsWaiting, findCheckout, turnCheckoutRefund } from './checkout-store.ts'
import { choosePlan } from './choose-plan.ts'
import { printInvoice } from './invoice-paper.ts'
import { lookAtInvoice, payInvoice } from './pay-invoice.ts'
import { readPlan } from './read-plan.ts'
import { settleCheckout } from './settle-checkout.ts'

export function openPlans(app: AppContext) {
  otherCheckouts.provide({
    find: findCheckout,
    settle: (tx, id, outcome, around) =>
      settleCheckout(tx, id, outcome, { ...around, enqueue: enqueueIn(app.jobs, tx) }),
    turnRefund: turnCheckoutRefund,
    refundsWaiting: checkoutRefundsWaiting,
  })
  handle(app, planRoutes.read, ({ tx, member, now, app: around }) =>
    readPlan({ tx, shopId: member.shopId, now }, around),
  )
  handle(app, planRoutes.choose, choosePlan)
  handleInSteps(app, planRoutes.pay, payInvoice)
  handleInSteps(app, planRoutes.look, lookAtInvoice)
  handleInSteps(app, planRoutes.paper, printInvoice)
}
