import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import type Stripe from 'stripe'
import { z } from 'zod'
import {
  type Gateway,
  GatewayError,
  type GatewayEvent,
  type Outcome,
  type RefundState,
  refusesNothing,
  refusesRefund,
  unknownMethod,
} from './gateway.ts'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another address in the place of Stripe's, for tests. */
  apiUrl?: string
}

/** Events older than this are somebody's who has copied one. */
const toleranceSeconds = 300
const timeoutMs = 15_000

/** Stripe Checkout, through Stripe's own library; loaded when it is first needed, for it is large. */
export function createStripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): Gateway {
  let loading: Promise<Stripe> | undefined
  const stripe = () => {
    loading ??= load(secretKey, apiUrl)
    return loading
  }
  void stripe().catch(() => {})
  return {
    key: 'stripe',
    async open({ id, amountMinor, currency, title, returnUrl, expiresAt }) {
      const session = await asked(async () =>
        (await stripe()).checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            metadata: { checkout: id },
            payment_intent_data: { metadata: { checkout: id } },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountMinor,
                  product_data: { name: title },
                },
              },
            ],
            success_url: `${returnUrl}?paid=yes`,
            cancel_url: returnUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: id },
        ),
      )
      if (!session.url) throw new GatewayError('refused', 'the gateway opened no page')
      return { reference: session.id, url: session.url }
    },
    async look(reference) {
      return outcomeOf(await asked(async () => (await stripe()).checkout.sessions.retrieve(reference)))
    },
    async refund({ id, transactionId, amountMinor }) {
      // Stripe forgets an idempotency key after a day: what was asked for before is looked for by our own mark.
      const { refunds } = await stripe()
      const same = await asked(async () => {
        for await (const before of refunds.list({ payment_intent: transactionId, limit: 100 }))
          if (before.metadata?.refund === id) return before
        return undefined
      }, refusesNothing)
      const refund =
        same ??
        (await asked(
          () =>
            refunds.create(
              { payment_intent: transactionId, amount: amountMinor, metadata: { refund: id } },
              { idempotencyKey: id },
            ),
          refusesRefund,
        ))
      return refundState(refund.status)
    },
    async readEvent({ body, header }, now) {
      const { webhooks } = await stripe()
      const signature = header('stripe-signature') ?? ''
      try {
        const event = webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        )
        return eventOf(event)
      } catch (error) {
        throw error instanceof GatewayError
          ? error
          : new GatewayError(errorKindWith(error), 'an event refused', error)
      }
    },
  }
}

async function load(secretKey: string, apiUrl?: string): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const common = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false }
  if (!apiUrl) return new Stripe(secretKey, common)
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
}

const refusesCall = (status: number) => status >= 400 && status < 500 && ![409, 429].includes(status)

/** Stripe's own words stay in the cause; what it refused once it refuses again, but for a call that is still being worked on. */
async function asked<T>(call: () => Promise<T>, refuses = refusesCall): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    throw new GatewayError(
      typeof status === 'number' && refuses(status) ? 'refused' : 'unreachable',
      'Stripe did not do it',
      error,
    )
  }
}

function errorKindWith(error: unknown) {
  if (error instanceof SyntaxError) return 'malformed'
  return error instanceof Error && /tolerance/i.test(error.message) ? 'stale' : 'forged'
}

const session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  payment_method_types: z.array(z.string()).default([]),
})

const refundShape = z.object({
  status: z.string().nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
})

function outcomeOf(given: unknown): Outcome {
  const told = session.parse(given)
  if (told.payment_status === 'paid') {
    const { payment_intent: intent } = told
    return {
      state: 'paid',
      amountMinor: told.amount_total ?? 0,
      currency: (told.currency ?? '').toUpperCase(),
      transactionId: typeof intent === 'string' ? intent : (intent?.id ?? told.id),
      method:
        methods[told.payment_method_types.length === 1 ? (told.payment_method_types[0] ?? '') : ''] ??
        unknownMethod,
    }
  }
  return { state: told.status === 'expired' ? 'expired' : 'open' }
}

const methods: Record<string, PaymentMethodKey> = { card: 'credit', upi: 'upi' }

const refundStates: Record<string, RefundState> = {
  succeeded: 'done',
  failed: 'refused',
  canceled: 'refused',
}
const refundState = (status: string | null | undefined): RefundState =>
  refundStates[status ?? ''] ?? 'waiting'

const aboutCheckout = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
const aboutRefund = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])

function eventOf({ id, type, data }: { id: string; type: string; data: { object: unknown } }): GatewayEvent {
  const event = { id, kind: type }
  if (aboutRefund.has(type)) {
    const told = refundShape.safeParse(data.object)
    const refundId = told.data?.metadata?.refund
    return refundId ? { ...event, refund: { id: refundId, state: refundState(told.data?.status) } } : event
  }
  if (!aboutCheckout.has(type)) return event
  const told = session.safeParse(data.object)
  if (!told.success) throw new GatewayError('malformed', 'a checkout that is none', told.error)
  const { client_reference_id: checkoutId } = told.data
  if (!checkoutId) return event
  const outcome: Outcome =
    type === 'checkout.session.async_payment_failed' ? { state: 'failed' } : outcomeOf(told.data)
  return { ...event, about: { id: checkoutId, outcome } }
}
