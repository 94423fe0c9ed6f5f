/** Stripe and Razorpay on this machine: they speak the wire format of both, know one order of events as well as another, and sign. */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RefundState } from './gateway.ts'

export const secrets = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  RAZORPAY_KEY_ID: 'rzp_test_local',
  RAZORPAY_KEY_SECRET: 'local',
  RAZORPAY_WEBHOOK_SECRET: 'hook_local',
}

export interface Asked {
  method: string
  path: string
  fields: Record<string, string>
  key: string | undefined
}

/** What a checkout is at its gateway; a test pays it by changing it. */
export interface Held {
  id: string
  ours: string
  amountMinor: number
  currency: string
  state: 'open' | 'paid' | 'expired'
}

/** A refund at its gateway; a test lets it go on by changing it. */
export interface HeldRefund {
  id: string
  ours: string
  transactionId: string
  state: RefundState
}

export async function openLocalGateways() {
  const refunds: HeldRefund[] = []
  let refundsBegin: RefundState = 'done'
  const asked: Asked[] = []
  const held = new Map<string, Held>()
  let failsWith: number | undefined
  let number = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const isJson = request.headers['content-type']?.includes('json') ?? false
      const fields = isJson ? flat(JSON.parse(body || '{}')) : Object.fromEntries(new URLSearchParams(body))
      const key = request.headers['idempotency-key']?.toString()
      asked.push({ method: request.method ?? '', path: url.pathname, fields, key })
      const answer = failsWith
        ? { status: failsWith, body: { error: {} } }
        : answerTo(request.method ?? '', url, fields)
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // a TCP server has a port
  const address = `http://127.0.0.1:${port}`

  function answerTo(method: string, { pathname, searchParams }: URL, fields: Record<string, string>) {
    const ok = (body: object) => ({ status: 200, body })
    if (pathname === '/v1/checkout/sessions')
      return ok(
        stripeSession(
          open(
            'cs',
            fields.client_reference_id,
            fields['line_items[0][price_data][unit_amount]'],
            fields['line_items[0][price_data][currency]'],
          ),
        ),
      )
    if (pathname === '/v1/payment_links' && method === 'POST')
      return ok(razorpayLink(open('plink', fields.reference_id, fields.amount, fields.currency)))
    if (pathname === '/v1/refunds' && method === 'GET')
      return ok({
        object: 'list',
        has_more: false,
        data: refundsOf(searchParams.get('payment_intent')).map(stripeRefund),
      })
    if (pathname === '/v1/refunds')
      return ok(stripeRefund(giveBack(fields['metadata[refund]'], fields.payment_intent)))
    const [, , , transactionId, last] = pathname.split('/')
    if (last === 'refunds') return ok({ items: refundsOf(transactionId).map(razorpayRefund) })
    if (last === 'refund') return ok(razorpayRefund(giveBack(fields.receipt, transactionId)))
    const one = held.get(pathname.split('/').at(-1) ?? '')
    if (!one) return { status: 404, body: { error: { code: 'BAD_REQUEST_ERROR' } } }
    return ok(one.id.startsWith('cs') ? stripeSession(one) : razorpayLink(one))
  }

  const refundsOf = (transactionId: string | null | undefined) =>
    refunds.filter((each) => each.transactionId === transactionId)

  function giveBack(ours = '', transactionId = ''): HeldRefund {
    const refund = { id: `refund_${refunds.length + 1}`, ours, transactionId, state: refundsBegin }
    refunds.push(refund)
    return refund
  }

  function open(prefix: string, ours = '', amount = '0', currency = ''): Held {
    const before = [...held.values()].find((each) => each.ours === ours)
    if (before) return before
    number += 1
    const one: Held = {
      id: `${prefix}_${number}`,
      ours,
      amountMinor: Number(amount),
      currency,
      state: 'open',
    }
    held.set(one.id, one)
    return one
  }

  return {
    asked,
    held,
    refunds,
    /** How the next refunds stand once they are asked for. */
    setRefundsBegin: (state: RefundState) => {
      refundsBegin = state
    },
    settings: { ...secrets, STRIPE_API_URL: address, RAZORPAY_API_URL: address },
    lastHeld: (): Held => {
      const last = [...held.values()].at(-1)
      if (!last) throw new Error('nothing was opened')
      return last
    },
    setDown: (to: boolean) => {
      failsWith = to ? 500 : undefined
    },
    /** As it answers a key that is not good, or what it will not do; undefined: as it should. */
    setFailsWith: (status: number | undefined) => {
      failsWith = status
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

function flat(given: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
}

export const stripeSession = ({ id, ours, amountMinor, currency, state }: Held) => ({
  id,
  object: 'checkout.session',
  client_reference_id: ours,
  url: `https://checkout.stripe.test/${id}`,
  amount_total: amountMinor,
  currency: currency.toLowerCase(),
  status: state === 'paid' ? 'complete' : state,
  payment_status: state === 'paid' ? 'paid' : 'unpaid',
  payment_intent: state === 'paid' ? `pi_${id}` : null,
  payment_method_types: ['card'],
})

export const razorpayLink = ({ id, ours, amountMinor, currency, state }: Held) => ({
  id,
  short_url: `https://rzp.test/${id}`,
  reference_id: ours,
  amount: amountMinor,
  amount_paid: state === 'paid' ? amountMinor : 0,
  currency,
  status: state === 'open' ? 'created' : state,
  payments: state === 'paid' ? [{ payment_id: `pay_${id}`, method: 'upi' }] : [],
})

const stripeRefund = ({ id, ours, state }: HeldRefund) => ({
  id,
  object: 'refund',
  status: { waiting: 'pending', done: 'succeeded', refused: 'failed' }[state],
  metadata: { refund: ours },
})

const razorpayRefund = ({ id, ours, state }: HeldRefund) => ({
  id,
  status: { waiting: 'pending', done: 'processed', refused: 'failed' }[state],
  notes: { refund: ours },
})

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

interface Signing {
  secret?: string
  at?: Date
  id?: string
}

/** An event of Stripe as it is sent: the body and the header that signs it. */
export function stripeEvent(
  type: string,
  object: object,
  { secret, at = new Date(), id = newId('evt') }: Signing = {},
) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = hmac(`${seconds}.${body}`, secret ?? secrets.STRIPE_WEBHOOK_SECRET)
  return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } }
}

/** The same of Razorpay. */
export function razorpayEvent(
  event: string,
  payload: object,
  { secret, at = new Date(), id = newId('evt') }: Signing = {},
) {
  const body = JSON.stringify({
    entity: 'event',
    event,
    payload,
    created_at: Math.floor(at.getTime() / 1000),
  })
  const signature = hmac(body, secret ?? secrets.RAZORPAY_WEBHOOK_SECRET)
  return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } }
}

let events = 0
const newId = (prefix: string) => {
  events += 1
  return `${prefix}_${events}`
}
