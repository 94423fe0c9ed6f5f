/** What gateways send besides a payment: how a refund went, what nobody knows; what is refused is written in the log. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Gateway } from '../../adapters/gateways/gateway.ts'
import { razorpayEvent, stripeEvent } from '../../adapters/gateways/gateways-for-tests.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { workingIn } from '../../work/in-shop.ts'
import { followRefunds, reconcile, refundAtGateway } from './api.ts'
import { openOnlinePayments, razorpayPaid, stripePaid } from './checkouts-for-tests.ts'

let online: Awaited<ReturnType<typeof openOnlinePayments>>
const lines: string[] = []
beforeAll(async () => {
  online = await openOnlinePayments({ DARZI_LOG: 'warn' }, { write: (line) => lines.push(line) })
})
afterAll(() => online.close())
afterEach(() => {
  lines.length = 0
})

const gateways = {
  stripe: {
    currency: 'AED',
    paid: stripePaid,
    unknown: () => stripeEvent('invoice.paid', { id: 'in_1', object: 'invoice', amount_paid: 100_000 }),
    refund: (id: string, isDone: boolean) =>
      stripeEvent(isDone ? 'refund.updated' : 'refund.failed', {
        id: 're_1',
        object: 'refund',
        status: isDone ? 'succeeded' : 'failed',
        metadata: { refund: id },
      }),
  },
  razorpay: {
    currency: 'INR',
    paid: razorpayPaid,
    unknown: () => razorpayEvent('subscription.charged', { subscription: { entity: { id: 'sub_1' } } }),
    refund: (id: string, isDone: boolean) =>
      razorpayEvent(isDone ? 'refund.processed' : 'refund.failed', {
        refund: { entity: { id: 'rfnd_1', status: isDone ? 'processed' : 'failed', notes: { refund: id } } },
      }),
  },
} as const
const keys = ['stripe', 'razorpay'] as const

interface Job {
  data: { shopId: string; onlineId?: string; paymentId?: string }
  /** Seconds after what it is about was written down. */
  seconds: number
}
const jobsOf = (queue: string, table: string, shopId: string) =>
  asOwner(online.running.app, async (client) => {
    const { rows } = await client.query<Job>(
      `select job.data, extract(epoch from job.start_after - about.created_at)::float as seconds
         from pgboss.job join ${table} about on about.shop_id::text = job.data ->> 'shopId'
        where job.name = $1 and job.data ->> 'shopId' = $2 order by job.start_after`,
      [queue, shopId],
    )
    return rows
  })

/** Money that came by this gateway, and 300 of it to be given back. */
async function aRefund(key: (typeof keys)[number]) {
  const { currency, paid } = gateways[key]
  const checkout = await online.aCheckout(currency)
  await online.send(key, paid(checkout.held))
  const [entry] = (await checkout.read()).payments
  const body = { amountMinor: 30_000, reason: 'Too wide' }
  await checkout.owner.call('POST /api/payments/:id/refund', { params: { id: entry?.id ?? '' }, body })
  const row = async () =>
    (await checkout.owner.call('GET /api/payments', { query: { kind: 'refund' } })).rows[0]
  return { ...checkout, row, id: (await row())?.id ?? '' }
}

describe('jobs', () => {
  test('a checkout is asked about five minutes after it was opened, and every ten while it is open', async () => {
    const { app } = online.running
    const { shop } = await online.aCheckout('INR')
    const planned = () => jobsOf('gateway.reconcile', 'online_payments', shop.id)
    const [first, ...others] = await planned()
    expect(others).toEqual([])
    expect(first).toEqual({ data: { shopId: shop.id, onlineId: expect.any(String) }, seconds: 300 })
    const job = { shopId: shop.id, onlineId: first?.data.onlineId ?? '' }
    await reconcile(workingIn(app, job), job)
    const [, again] = await planned()
    expect(again?.data).toEqual(job)
    expect(Math.round((again?.seconds ?? 0) / 60)).toBe(10)
  })

  test.each(keys)(
    'a refund by %s is asked for half a minute later, when it can still be taken back',
    async (key) => {
      const { app } = online.running
      const { shop, owner, id, row } = await aRefund(key)
      expect(await jobsOf('gateway.refund', 'gateway_refunds', shop.id)).toEqual([
        { data: { shopId: shop.id, paymentId: id }, seconds: 30 },
      ])
      await owner.call('POST /api/payments/:id/reverse', { params: { id }, body: { reason: 'Typed twice' } })
      const before = online.gateways.asked.length
      await refundAtGateway(workingIn(app, { shopId: shop.id }), { shopId: shop.id, paymentId: id })
      expect(online.gateways.asked.length).toBe(before)
      expect((await row())?.gatewayRefund).toBe('refused')
    },
  )
})

describe('what a gateway moved is no mistake of the counter', () => {
  type Refund = Awaited<ReturnType<typeof aRefund>>
  const reverse = ({ owner }: Refund, id: string) =>
    owner.try('POST /api/payments/:id/reverse', { params: { id }, body: { reason: 'Typed twice' } })
  const mayReverse = async ({ read }: Refund, id: string) =>
    (await read()).payments.find((entry) => entry.id === id)?.can.reverse

  test('a payment that came by it is never reversed, and its button is not offered', async () => {
    const checkout = await online.aCheckout()
    await online.send('stripe', stripePaid(checkout.held))
    const [entry] = (await checkout.read()).payments
    expect(entry?.can).toMatchObject({ refund: true, reverse: false })
    const refused = await checkout.owner.try('POST /api/payments/:id/reverse', {
      params: { id: entry?.id ?? '' },
      body: { reason: 'Typed twice' },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'payments.movedByGateway'])
    expect((await checkout.read()).paidMinor).toBe(100_000)
  })

  test('a refund that is done is not reversed: the customer has the money', async () => {
    const given = await aRefund('stripe')
    expect(await mayReverse(given, given.id)).toBe(true)
    const job = { shopId: given.shop.id, paymentId: given.id }
    await refundAtGateway(workingIn(online.running.app, job), job)
    expect((await given.row())?.gatewayRefund).toBe('done')
    expect(await mayReverse(given, given.id)).toBe(false)
    expect((await reverse(given, given.id)).body.code).toBe('payments.movedByGateway')
    expect((await given.read()).paidMinor).toBe(70_000)
  })

  test('nor while its gateway is asked; one that was refused is, to be given back another way', async () => {
    const { app } = online.running
    const given = await aRefund('stripe')
    const job = { shopId: given.shop.id, paymentId: given.id }
    const meanwhile: unknown[] = []
    const stripe: Gateway = {
      ...(app.gateways.stripe as Gateway), // its keys are set
      async refund() {
        meanwhile.push((await reverse(given, given.id)).body.code)
        return 'refused'
      },
    }
    await refundAtGateway({ ...workingIn(app, job), gateways: { ...app.gateways, stripe } }, job)
    expect(meanwhile).toEqual(['payments.movedByGateway'])
    expect((await given.row())?.gatewayRefund).toBe('refused')
    expect(await mayReverse(given, given.id)).toBe(true)
    expect((await reverse(given, given.id)).status).toBe(200)
  })
})

describe.each(keys)('of %s', (key) => {
  const { refund, unknown, paid, currency } = gateways[key]

  test('a refund that is done is undone only by its bank sending it back, and an event sent twice counts once', async () => {
    const { id, row, read, owner } = await aRefund(key)
    const before = (await read()).paidMinor
    const event = refund(id, true)
    expect(await online.send(key, event)).toMatchObject({ status: 200, isApplied: true })
    expect(await online.send(key, event)).toMatchObject({ status: 200, isApplied: false })
    expect((await row())?.gatewayRefund).toBe('done')
    expect(await online.send(key, refund(id, false))).toMatchObject({ status: 200, isApplied: true })
    expect((await row())?.gatewayRefund).toBe('refused')
    expect((await owner.call('GET /api/inbox')).rows.map(({ kind }) => kind)).toContain('refundRefused')
    // Sent before, come later.
    expect(await online.send(key, refund(id, true))).toMatchObject({ status: 200, isApplied: false })
    expect((await row())?.gatewayRefund).toBe('refused')
    expect((await read()).paidMinor).toBe(before)
  })

  test('a refund nobody is told about is asked about again, and its money goes back once', async () => {
    const { app } = online.running
    const { id, row, owner, shop } = await aRefund(key)
    const job = { shopId: shop.id, paymentId: id }
    online.gateways.setRefundsBegin('waiting')
    await refundAtGateway(workingIn(app, job), job)
    online.gateways.setRefundsBegin('done')
    expect((await row())?.gatewayRefund).toBe('waiting')
    const planned = await jobsOf('gateway.refund', 'gateway_refunds', shop.id)
    expect(planned.map(({ seconds }) => Math.round(seconds / 60))).toEqual([1, 60])
    const kindsOf = async () => (await owner.call('GET /api/inbox')).rows.map(({ kind }) => kind)
    expect(await kindsOf()).not.toContain('refundWaits')

    await asOwner(app, (client) =>
      client.query(
        `update gateway_refunds set created_at = created_at - interval '25 hours' where payment_id = $1`,
        [id],
      ),
    )
    expect(await kindsOf()).toContain('refundWaits')
    await followRefunds(workingIn(app, job))
    expect(await jobsOf('gateway.refund', 'gateway_refunds', shop.id)).toHaveLength(3)
    for (const held of online.gateways.refunds.filter(({ ours }) => ours === id)) held.state = 'done'
    await refundAtGateway(workingIn(app, job), job)
    expect((await row())?.gatewayRefund).toBe('done')
    expect(online.gateways.refunds.filter(({ ours }) => ours === id)).toHaveLength(1)
  })

  test.each([401, 404])(
    'a refund on its way is not refused by an answer of %i, and may still be done',
    async (status) => {
      const { app } = online.running
      const { id, row, shop } = await aRefund(key)
      const job = { shopId: shop.id, paymentId: id }
      online.gateways.setRefundsBegin('waiting')
      await refundAtGateway(workingIn(app, job), job)
      online.gateways.setRefundsBegin('done')
      online.gateways.setFailsWith(status)
      await expect(refundAtGateway(workingIn(app, job), job)).rejects.toThrow()
      online.gateways.setFailsWith(undefined)
      expect((await row())?.gatewayRefund).toBe('waiting')
      expect(await online.send(key, refund(id, true))).toMatchObject({ status: 200, isApplied: true })
      expect((await row())?.gatewayRefund).toBe('done')
    },
  )

  test('a refund that is refused waits in the inbox to be given back another way', async () => {
    const { id, row, owner } = await aRefund(key)
    const event = refund(id, false)
    expect(await online.send(key, event)).toMatchObject({ status: 200, isApplied: true })
    expect(await online.send(key, event)).toMatchObject({ status: 200, isApplied: false })
    expect((await row())?.gatewayRefund).toBe('refused')
    const { rows } = await owner.call('GET /api/inbox')
    expect(rows.filter(({ kind }) => kind === 'refundRefused')).toMatchObject([{ needsAnswer: true }])
  })

  test('a wrong signature, an old timestamp and an unknown event change nothing, and stand in the log', async () => {
    const { held, read } = await online.aCheckout(currency)
    lines.length = 0
    const old = new Date(Date.now() - 9 * 86_400_000)
    for (const [event, status] of [
      [paid(held, { secret: 'another' }), 401],
      [paid(held, { at: old }), 400],
      [unknown(), 200],
      [refund(online.running.app.newId(), true), 200],
      [paid({ ...held, amountMinor: 0 }), 422],
    ] as const)
      expect(await online.send(key, event)).toMatchObject({ status })
    const kindOf = (event: { body: string }) => {
      const { type, event: kind } = JSON.parse(event.body)
      return type ?? kind
    }
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('event'))).toMatchObject([
      { level: 40, gateway: key, trouble: 'forged', msg: 'event refused' },
      { level: 40, gateway: key, trouble: 'stale', msg: 'event refused' },
      { level: 40, gateway: key, event: kindOf(unknown()), msg: 'event not applied' },
      { level: 40, gateway: key, event: kindOf(refund('', true)), msg: 'event not applied' },
      { level: 40, gateway: key, code: 'payments.eventMismatch', msg: 'event refused' },
    ])
    expect(lines.join('')).not.toContain(held.id)
    expect((await read()).payments).toEqual([])
  })
})
