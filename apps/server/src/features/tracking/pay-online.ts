import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { lookAgain, openCheckout } from '../online-payments/api.ts'
import { readLinkedOrder } from './linked-order.ts'
import { beside, openLink } from './open-link.ts'

/** Opens the page of a gateway on which whoever holds the link pays. Throws what openCheckout throws. */
export async function payOnline(ctx: StepsContext<typeof trackingRoutes.pay>) {
  const { params, body, step, request, app, now, newId } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  await guardAttempts(step, now, { payLink: found.orderId })
  const address = app.settings.PUBLIC_URL ?? `http://${request.header('host') ?? 'localhost'}`
  return openCheckout({
    step,
    gateways: app.gateways,
    ...found,
    amountMinor: body.amountMinor,
    returnUrl: `${address}/track/${encodeURIComponent(params.token)}`,
    now,
    newId,
  })
}

/** Whoever comes back from the gateway sees what it says of the payment, whether its event has come or not. */
export async function checkPaid(ctx: StepsContext<typeof trackingRoutes.checkPaid>) {
  const { params, step, request, app, now, newId } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  await guardAttempts(step, now, { paidLook: found.orderId })
  await lookAgain({ step, gateways: app.gateways, ...found, now, newId })
  return beside(step, found, (tx) => readLinkedOrder(tx, found.orderId, app.settings))
}
