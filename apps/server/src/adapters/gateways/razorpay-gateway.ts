import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
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

interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Another address in the place of Razorpay's, for tests. */
  apiUrl?: string
}

/** Razorpay sends an event again for a day; what is older is somebody's who has copied one. */
const toleranceSeconds = 3 * 24 * 3600

/** Razorpay's payment links, through its own library; loaded when it is first needed. */
export function createRazorpayGateway(settings: RazorpaySettings): Gateway {
  let loading: ReturnType<typeof load> | undefined
  const razorpay = () => {
    loading ??= load(settings)
    return loading
  }
  return {
    key: 'razorpay',
    async open({ id, amountMinor, currency, title, returnUrl, expiresAt }) {
      const { client } = await razorpay()
      const link = {
        amount: amountMinor,
        currency,
        accept_partial: false,
        reference_id: id,
        description: title,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        callback_url: `${returnUrl}?paid=yes`,
        callback_method: 'get',
        customer: {},
        notify: { sms: false, email: false },
        reminder_enable: false,
      }
      const opened = await asked(() => client.paymentLink.create(link)).catch((error: unknown) =>
        openedBefore(id, error),
      )
      const { id: reference, short_url: url } = linkShape.parse(opened)
      if (!url) throw new GatewayError('refused', 'the gateway opened no page')
      return { reference, url }
    },
    async look(reference) {
      const { client } = await razorpay()
      return outcomeOf(await asked(() => client.paymentLink.fetch(reference)))
    },
    async refund({ id, transactionId, amountMinor }) {
      const { client } = await razorpay()
      const before = refundsShape.parse(
        await asked(() => client.payments.fetchMultipleRefund(transactionId, { count: 100 }), refusesNothing),
      )
      const same = before.items.find(({ notes }) => notesOf(notes).refund === id)
      const refund =
        same ??
        (await asked(
          () =>
            client.payments.refund(transactionId, {
              amount: amountMinor,
              notes: { refund: id },
              receipt: id,
            }),
          refusesRefund,
        ))
      return refundState(refundShape.parse(refund).status)
    },
    async readEvent({ body, header }, now) {
      const { isSigned } = await razorpay()
      if (!isSigned(body, header('x-razorpay-signature') ?? '', settings.webhookSecret))
        throw new GatewayError('forged', 'an event without a good signature')
      return eventOf(body, { id: header('x-razorpay-event-id'), now })
    },
  }

  /** A link under our id is opened once: the second time it is looked for. */
  async function openedBefore(id: string, error: unknown) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    const { client } = await razorpay()
    // Its types leave out that links are found by our own mark.
    const byId: object = { reference_id: id }
    const found = linksShape.safeParse(await asked(() => client.paymentLink.all(byId)))
    const [link] = found.data?.payment_links ?? []
    if (!link) throw error
    return link
  }
}

async function load({ keyId, keySecret, apiUrl }: RazorpaySettings) {
  const { default: Razorpay } = await import('razorpay')
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret })
  // The library knows one address; the caller beneath it takes another.
  if (apiUrl) Object.assign(callerOf(client).defaults, { baseURL: apiUrl })
  callerOf(client).defaults.timeout = 15_000
  const isSigned = (body: string, signature: string, secret: string) =>
    /^[0-9a-f]{64}$/.test(signature) && Razorpay.validateWebhookSignature(body, signature, secret)
  return { client, isSigned }
}

/** Its types do not tell of the axios instance it calls with. */
const callerOf = (client: object) =>
  (client as { api: { rq: { defaults: { baseURL?: string; timeout?: number } } } }).api.rq

const refusesCall = (status: number) => status >= 400 && status < 500 && status !== 429

async function asked<T>(call: () => Promise<T>, refuses = refusesCall): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const status = z.object({ statusCode: z.int() }).safeParse(error).data?.statusCode ?? 0
    throw new GatewayError(refuses(status) ? 'refused' : 'unreachable', 'Razorpay did not do it', error)
  }
}

const linkPayment = z.object({ payment_id: z.string(), method: z.string().nullish() })
const linkShape = z.object({
  id: z.string(),
  short_url: z.string().nullish(),
  reference_id: z.string().nullish(),
  amount_paid: z.int().nullish(),
  currency: z.string(),
  status: z.string(),
  payments: z.union([z.array(linkPayment), linkPayment]).nullish(),
})
const linksShape = z.object({ payment_links: z.array(linkShape) })
const paymentShape = z.object({
  id: z.string(),
  method: z.string().nullish(),
  card: z.object({ type: z.string().nullish() }).nullish(),
  wallet: z.string().nullish(),
})
// No notes come as an empty list.
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish()
const notesOf = (given: z.output<typeof notes>) => (Array.isArray(given) ? {} : (given ?? {}))
const refundShape = z.object({ status: z.string(), notes })
const refundsShape = z.object({ items: z.array(refundShape).default([]) })

type Link = z.output<typeof linkShape>
type Paid = z.output<typeof paymentShape>

function outcomeOf(given: unknown, payment?: Paid): Outcome {
  const link: Link = linkShape.parse(given)
  if (link.status === 'paid') {
    const listed = [link.payments ?? []].flat()[0]
    const paid = payment ?? (listed && { id: listed.payment_id, method: listed.method })
    return {
      state: 'paid',
      amountMinor: link.amount_paid ?? 0,
      currency: link.currency.toUpperCase(),
      transactionId: paid?.id ?? link.id,
      method: methodOf(paid),
    }
  }
  if (link.status === 'expired') return { state: 'expired' }
  return { state: link.status === 'cancelled' ? 'failed' : 'open' }
}

const methods: Record<string, PaymentMethodKey> = {
  upi: 'upi',
  netbanking: 'netbanking',
  paytm: 'paytm',
  phonepe: 'phonepe',
  gpay: 'gpay',
}

function methodOf(paid: Paid | undefined): PaymentMethodKey {
  if (paid?.method === 'card') return paid.card?.type === 'debit' ? 'debit' : 'credit'
  return methods[(paid?.method === 'wallet' ? paid.wallet : paid?.method) ?? ''] ?? unknownMethod
}

const refundStates: Record<string, RefundState> = { processed: 'done', failed: 'refused' }
const refundState = (status: string): RefundState => refundStates[status] ?? 'waiting'

const envelope = z.object({
  event: z.string(),
  created_at: z.int(),
  payload: z.record(z.string(), z.object({ entity: z.unknown() })).default({}),
})

function eventOf(body: string, { id, now }: { id: string | undefined; now: Date }): GatewayEvent {
  const told = envelope.safeParse(jsonIn(body))
  if (!told.success || !id) throw new GatewayError('malformed', 'an event that is none', told.error)
  const { event: kind, created_at: createdAt, payload } = told.data
  if (now.getTime() / 1000 - createdAt > toleranceSeconds)
    throw new GatewayError('stale', 'an event that is too old')
  const event = { id, kind }
  if (kind.startsWith('refund.')) {
    const refund = refundShape.safeParse(payload.refund?.entity)
    const refundId = notesOf(refund.data?.notes).refund
    if (!refund.success || typeof refundId !== 'string') return event
    return { ...event, refund: { id: refundId, state: refundState(refund.data.status) } }
  }
  if (!kind.startsWith('payment_link.')) return event
  const link = linkShape.safeParse(payload.payment_link?.entity)
  if (!link.success) throw new GatewayError('malformed', 'a payment link that is none', link.error)
  const { reference_id: checkoutId } = link.data
  if (!checkoutId) return event
  const payment = paymentShape.safeParse(payload.payment?.entity).data
  return { ...event, about: { id: checkoutId, outcome: outcomeOf(link.data, payment) } }
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
