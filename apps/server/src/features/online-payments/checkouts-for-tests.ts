/** A server that is paid online by gateways on this machine, checkouts opened from a customer's link, and what gateways send. */
import type { GatewayKey } from '../../adapters/gateways/gateway.ts'
import {
  type Held,
  openLocalGateways,
  razorpayEvent,
  razorpayLink,
  stripeEvent,
  stripeSession,
} from '../../adapters/gateways/gateways-for-tests.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anOrder } from '../payments/order-for-tests.ts'

export async function openOnlinePayments(
  environment: Record<string, string> = {},
  log?: { write(line: string): void },
) {
  const gateways = await openLocalGateways()
  const running = await openTestApp({ ...gateways.settings, ...environment }, { works: false, log })
  const { app } = running

  /** An order of 1,000 in a shop of its own, and a checkout opened from its link. */
  async function aCheckout(currency: 'AED' | 'INR' = 'AED', amountMinor?: number) {
    const { shop, owner } = await aShopAtWork(app)
    const order = await anOrder(app, { shopId: shop.id, owner }, { totalMinor: 100_000, currency })
    const token = `token-${order.id}`
    const pay = (body: unknown) =>
      app.fastify.inject({ method: 'POST', url: `/api/track/${token}/pay`, payload: body as object })
    const opened = await pay(amountMinor ? { amountMinor } : {})
    const read = () => owner.call('GET /api/orders/:id', { params: order.params })
    return { shop, owner, ...order, token, pay, opened, read, held: { ...gateways.lastHeld() } }
  }

  async function send(gateway: GatewayKey, { body, headers }: { body: string; headers: object }) {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `/api/webhooks/${gateway}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: answer.statusCode, ...answer.json<{ isApplied?: boolean; code?: string }>() }
  }

  const close = async () => {
    await running.close()
    await gateways.close()
  }
  return { running, gateways, aCheckout, send, close }
}

export const paid = (held: Held): Held => ({ ...held, state: 'paid' })
export const stripePaid = (held: Held, signing = {}) =>
  stripeEvent('checkout.session.completed', stripeSession(paid(held)), signing)
export const razorpayPaid = (held: Held, signing = {}) =>
  razorpayEvent(
    'payment_link.paid',
    {
      payment_link: { entity: razorpayLink(paid(held)) },
      payment: { entity: { id: 'pay_9', method: 'card', card: { type: 'debit' } } },
    },
    signing,
  )
