import type { planRoutes } from '@darzi/contract/plans.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { gatewaysFor } from '../../adapters/gateways/open-gateways.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { askAboutPages, openPage, soonFrom, wantPage } from '../online-payments/api.ts'
import { dayIn } from '../shops/api.ts'
import { insertCheckout, openCheckouts, setOpen } from './checkout-store.ts'
import { findInvoice, lockInvoice, requireOpen } from './invoice-store.ts'
import { shopOfPlan } from './plan-queries.ts'
import { readPlan } from './read-plan.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Opens a gateway's page for an invoice: written in one transaction, the gateway asked after it. The open page is answered again. */
export async function payInvoice(ctx: StepsContext<typeof planRoutes.pay>) {
  const checkout = await intend(ctx)
  const { PUBLIC_URL, PORT } = ctx.app.settings
  const address = PUBLIC_URL ?? `http://localhost:${PORT}`
  return openPage(checkout, {
    returnUrl: `${address}/settings?invoice=${ctx.params.id}#plan`,
    opened: (at) => ctx.step(({ tx }) => setOpen(tx, checkout.id, at)),
  })
}

function intend({ step, params, app, member, now, newId }: StepsContext<typeof planRoutes.pay>) {
  return step(async ({ tx, enqueue }) => {
    const invoice = await lockInvoice(tx, params.id)
    if (!invoice) throw notFound()
    const { timeZone } = await shopOfPlan(tx, member.shopId)
    requireOpen(invoice, dayIn(timeZone, now))
    const currency = invoice.currency as Currency // written from the closed table
    const [gateway] = gatewaysFor(app.gateways, currency)
    if (!gateway) throw new AppError('payments.onlineOff')
    const { shopId } = member
    return wantPage(
      { gateway, amountMinor: invoice.total_minor, currency, title: invoice.number },
      {
        open: await openCheckouts(tx, invoice.id, soonFrom(now)),
        now,
        newId,
        async write(page) {
          await insertCheckout(tx, { ...page, shopId, invoiceId: invoice.id })
          await enqueue(
            'gateway.reconcile',
            { shopId, onlineId: page.id, isOfPlan: true },
            { startAfter: soonFrom(now) },
          )
        },
      },
    )
  })
}

/** Asks the gateway about the open pages of an invoice; one that cannot be reached is left to the job. */
export async function lookAtInvoice({
  step,
  params,
  app,
  member,
  now,
  newId,
}: StepsContext<typeof planRoutes.look>) {
  const open = await step(async ({ tx }) => {
    if (!(await findInvoice(tx, params.id))) throw notFound()
    return openCheckouts(tx, params.id, now)
  })
  await askAboutPages(app.gateways, open, (id, outcome) =>
    step(({ tx, enqueue }) => settleCheckout(tx, id, outcome, { now, newId, enqueue })),
  )
  return step(({ tx }) => readPlan({ tx, shopId: member.shopId, now }, app))
}
