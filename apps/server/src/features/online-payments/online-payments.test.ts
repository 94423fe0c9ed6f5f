/** A balance paid online: the intent first, each signed event once in any order, and nothing from events that are not what they seem. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Held, stripeEvent, stripeSession } from '../../adapters/gateways/gateways-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { workingIn } from '../../work/in-shop.ts'
import { reconcile, refundAtGateway } from './api.ts'
import { openOnlinePayments, paid, razorpayPaid, stripePaid } from './checkouts-for-tests.ts'

type Online = Awaited<ReturnType<typeof openOnlinePayments>>
let online: Online
let running: TestApp
let gateways: Online['gateways']
beforeAll(async () => {
  online = await openOnlinePayments()
  running = online.running
  gateways = online.gateways
})
afterAll(() => online.close())

const aCheckout = (...given: Parameters<Online['aCheckout']>) => online.aCheckout(...given)
const send = (...given: Parameters<Online['send']>) => online.send(...given)

describe('paying from the link', () => {
  test.each([
    { currency: 'AED', gateway: 'stripe', event: stripePaid, method: 'credit', page: 'checkout.stripe.test' },
    { currency: 'INR', gateway: 'razorpay', event: razorpayPaid, method: 'debit', page: 'rzp.test' },
  ] as const)(
    '$gateway takes $currency: its page, its signed event, one entry of the ledger',
    async (given) => {
      const { opened, held, read, token, id } = await aCheckout(given.currency)
      expect(opened.json().url).toContain(given.page)
      expect([held.amountMinor, held.currency.toUpperCase()]).toEqual([100_000, given.currency])
      expect((await read()).paidMinor).toBe(0)
      const event = given.event(held)
      expect(await send(given.gateway, event)).toMatchObject({ status: 200, isApplied: true })
      expect(await send(given.gateway, event)).toMatchObject({ status: 200, isApplied: false })
      const order = await read()
      expect([order.paidMinor, order.balanceMinor, order.payments.length]).toEqual([100_000, 0, 1])
      expect(order.payments[0]).toMatchObject({ kind: 'payment', status: 'completed', method: given.method })
      const link = await running.app.fastify.inject({ url: `/api/track/${token}` })
      expect(link.json()).toMatchObject({ lastOnline: 'paid', balanceMinor: 0 })
      expect(id).toBeTruthy()
    },
  )

  test('a part may be paid; more than is owed, nothing, a hundred digits and another currency are refused', async () => {
    const { pay, opened } = await aCheckout('INR', 40_000)
    expect(opened.statusCode).toBe(200)
    const before = gateways.asked.length
    expect((await pay({ amountMinor: 100_001 })).json().code).toBe('payments.aboveBalance')
    for (const body of [
      { amountMinor: 0 },
      { amountMinor: -5 },
      { amountMinor: 1e100 },
      { amountMinor: 100, currency: 'USD' },
    ])
      expect((await pay(body)).statusCode).toBe(400)
    expect(gateways.asked.length).toBe(before)
  })

  test('the same amount again answers the page that is open; a gateway that is down changes nothing', async () => {
    const { pay, opened, read } = await aCheckout('INR')
    expect((await pay({})).json().url).toBe(opened.json().url)
    gateways.setDown(true)
    expect((await pay({ amountMinor: 5_000 })).json().code).toBe('payments.gatewayDown')
    gateways.setDown(false)
    expect((await read()).payments).toEqual([])
  })

  test('a shop that switched it off takes none', async () => {
    const { owner, pay, token } = await aCheckout('INR')
    await owner.call('PUT /api/payments/methods/:key', {
      params: { key: 'online' },
      body: { isActive: false },
    })
    expect((await pay({ amountMinor: 1_000 })).json().code).toBe('payments.onlineOff')
    const link = await running.app.fastify.inject({ url: `/api/track/${token}` })
    expect(link.json().online).toBeUndefined()
  })

  test('a shop that closed takes none, and its customer is offered none', async () => {
    const { shop, pay, token } = await aCheckout('INR')
    const link = async () => (await running.app.fastify.inject({ url: `/api/track/${token}` })).json()
    expect((await link()).online).toBeDefined()
    await asOwner(running.app, (client) =>
      client.query('update shops set closed_at = now() where id = $1', [shop.id]),
    )
    expect((await pay({ amountMinor: 1_000 })).json().code).toBe('payments.shopClosed')
    expect((await link()).online).toBeUndefined()
  })
})

describe('events', () => {
  test('in any order they come to the same: what was paid stays paid', async () => {
    const { held, read } = await aCheckout()
    await send(
      'stripe',
      stripeEvent('checkout.session.expired', stripeSession({ ...held, state: 'expired' })),
    )
    await send('stripe', stripePaid(held))
    await send('stripe', stripeEvent('checkout.session.async_payment_failed', stripeSession(held)))
    await send('stripe', stripeEvent('checkout.session.async_payment_succeeded', stripeSession(paid(held))))
    const order = await read()
    expect([order.paidMinor, order.payments.length]).toEqual([100_000, 1])
  })

  test('several at the very same moment enter the money once', async () => {
    const { held, read } = await aCheckout()
    await Promise.all([1, 2, 3, 4].map(() => send('stripe', stripePaid(held))))
    expect((await read()).payments).toHaveLength(1)
  })

  test.each([
    [
      'a wrong signature',
      (held: Held) => stripePaid(held, { secret: 'whsec_other' }),
      401,
      'payments.eventForged',
    ],
    [
      'an old timestamp',
      (held: Held) => stripePaid(held, { at: new Date(Date.now() - 3_600_000) }),
      400,
      'payments.eventStale',
    ],
    [
      'another amount',
      (held: Held) => stripePaid({ ...held, amountMinor: 1 }),
      422,
      'payments.eventMismatch',
    ],
    ['nothing', (held: Held) => stripePaid({ ...held, amountMinor: 0 }), 422, 'payments.eventMismatch'],
    [
      'a hundred digits',
      (held: Held) => stripePaid({ ...held, amountMinor: 1e100 }),
      400,
      'request.malformed',
    ],
    [
      'another currency',
      (held: Held) => stripePaid({ ...held, currency: 'USD' }),
      422,
      'payments.eventMismatch',
    ],
  ])('of Stripe with %s are refused, and nothing changes', async (_what, event, status, code) => {
    const { held, read } = await aCheckout()
    expect(await send('stripe', event(held))).toMatchObject({ status, code })
    expect((await read()).payments).toEqual([])
    // What was refused is not remembered: the right one is still applied.
    expect(await send('stripe', stripePaid(held))).toMatchObject({ isApplied: true })
  })

  test.each([
    [
      'a wrong signature',
      (held: Held) => razorpayPaid(held, { secret: 'other' }),
      401,
      'payments.eventForged',
    ],
    [
      'an old timestamp',
      (held: Held) => razorpayPaid(held, { at: new Date(Date.now() - 9 * 86_400_000) }),
      400,
      'payments.eventStale',
    ],
    [
      'another amount',
      (held: Held) => razorpayPaid({ ...held, amountMinor: 5 }),
      422,
      'payments.eventMismatch',
    ],
    ['nothing', (held: Held) => razorpayPaid({ ...held, amountMinor: 0 }), 422, 'payments.eventMismatch'],
    [
      'a hundred digits',
      (held: Held) => razorpayPaid({ ...held, amountMinor: 1e100 }),
      400,
      'request.malformed',
    ],
    [
      'another currency',
      (held: Held) => razorpayPaid({ ...held, currency: 'USD' }),
      422,
      'payments.eventMismatch',
    ],
  ])('of Razorpay with %s are refused, and nothing changes', async (_what, event, status, code) => {
    const { held, read } = await aCheckout('INR')
    expect(await send('razorpay', event(held))).toMatchObject({ status, code })
    expect((await read()).payments).toEqual([])
  })

  test('an unknown event, one about somebody else, and a body that is none change nothing', async () => {
    const { held, read } = await aCheckout()
    const unknown = stripeEvent('invoice.paid', stripeSession(paid(held)))
    expect(await send('stripe', unknown)).toMatchObject({ status: 200, isApplied: false })
    const stranger = stripePaid({ ...held, ours: running.app.newId() })
    expect(await send('stripe', stranger)).toMatchObject({ status: 200, isApplied: false })
    expect(await send('stripe', { body: '{"no', headers: {} })).toMatchObject({ status: 401 })
    expect((await read()).payments).toEqual([])
  })

  test('money that comes after the balance was paid another way is an overpayment to give back', async () => {
    const { held, owner, params, read } = await aCheckout()
    await owner.call('POST /api/orders/:id/payments', {
      params,
      body: { amountMinor: 100_000, method: 'cash' },
    })
    await send('stripe', stripePaid(held))
    expect((await read()).balanceMinor).toBe(-100_000)
    const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
    expect(rows[0]?.kind).toBe('payments.tooMuch')
  })
})

const reconcileIn = (job: { shopId: string; onlineId: string }) => reconcile(workingIn(running.app, job), job)

describe('what no event told', () => {
  const intentOf = (shopId: string, orderId: string) =>
    transact(running.app.database.pool, { side: 'job', shopId }, ({ tx }) =>
      tx
        .selectFrom('online_payments')
        .select(['id', 'state'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    )

  test('is asked about: a lost event loses no money, and a page nobody paid on expires', async () => {
    const lost = await aCheckout('INR')
    Object.assign(gateways.held.get(lost.held.id) ?? {}, { state: 'paid' })
    const { id: onlineId } = await intentOf(lost.shop.id, lost.id)
    await reconcileIn({ shopId: lost.shop.id, onlineId })
    expect((await lost.read()).paidMinor).toBe(100_000)
    await reconcileIn({ shopId: lost.shop.id, onlineId })
    await send('razorpay', razorpayPaid(lost.held))
    expect((await lost.read()).payments).toHaveLength(1)
    const left = await aCheckout('INR')
    const open = await intentOf(left.shop.id, left.id)
    Object.assign(gateways.held.get(left.held.id) ?? {}, { state: 'expired' })
    await reconcileIn({ shopId: left.shop.id, onlineId: open.id })
    expect((await intentOf(left.shop.id, left.id)).state).toBe('expired')
  })

  test('is asked about at once by whoever comes back', async () => {
    const { held, token } = await aCheckout('INR')
    Object.assign(gateways.held.get(held.id) ?? {}, { state: 'paid' })
    const back = await running.app.fastify.inject({ method: 'POST', url: `/api/track/${token}/paid` })
    expect(back.json()).toMatchObject({ lastOnline: 'paid', paidMinor: 100_000 })
  })
})

test('a refund goes back through the gateway it came by, once, and the list says how far it got', async () => {
  const { held, owner, shop, read } = await aCheckout()
  await send('stripe', stripePaid(held))
  const [entry] = (await read()).payments
  const body = { amountMinor: 30_000, reason: 'Too wide' }
  await owner.call('POST /api/payments/:id/refund', { params: { id: entry?.id ?? '' }, body })
  const list = () => owner.call('GET /api/payments', { query: { kind: 'refund' } })
  const [refund] = (await list()).rows
  expect(refund?.gatewayRefund).toBe('waiting')
  const job = { shopId: shop.id, paymentId: refund?.id ?? '' }
  await refundAtGateway(workingIn(running.app, job), job)
  await refundAtGateway(workingIn(running.app, job), job)
  const calls = gateways.asked.filter(({ path, key }) => path === '/v1/refunds' && key === job.paymentId)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.fields).toMatchObject({ payment_intent: `pi_${held.id}`, amount: '30000' })
  expect((await list()).rows[0]?.gatewayRefund).toBe('done')
})
