/** What a decision gives back goes the way it came: through the gateway, once, and by hand only what was paid by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalGateways, stripeEvent, stripeSession } from '../../adapters/gateways/gateways-for-tests.ts'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { workingIn } from '../../work/in-shop.ts'
import { refundAtGateway } from '../online-payments/api.ts'
import { anOrder } from '../payments/order-for-tests.ts'

let running: TestApp
let gateways: Awaited<ReturnType<typeof openLocalGateways>>
beforeAll(async () => {
  gateways = await openLocalGateways()
  running = await openTestApp(gateways.settings, { works: false })
})
afterAll(async () => {
  await running.close()
  await gateways.close()
})

/** 600 of 1,000 paid online, 400 in cash, and a dispute the shop has answered. */
async function disputed() {
  const { app } = running
  const { shop, owner } = await aShopAtWork(app)
  const order = await anOrder(app, { shopId: shop.id, owner }, { totalMinor: 100_000, currency: 'AED' })
  const token = `token-${order.id}`
  const pay = { method: 'POST', url: `/api/track/${token}/pay`, payload: { amountMinor: 60_000 } } as const
  expect((await app.fastify.inject(pay)).statusCode).toBe(200)
  const held = { ...gateways.lastHeld() }
  const { body, headers } = stripeEvent(
    'checkout.session.completed',
    stripeSession({ ...held, state: 'paid' }),
  )
  const hook = { method: 'POST', url: '/api/webhooks/stripe', payload: body } as const
  await app.fastify.inject({ ...hook, headers: { 'content-type': 'application/json', ...headers } })
  const cash = { id: app.newId(), amountMinor: 40_000, method: 'cash' as const }
  await owner.call('POST /api/orders/:id/payments', { params: order.params, body: cash })
  const customer = await signedIn(app, (await anAccount(app)).id)
  await customer.call('POST /api/own/orders', { body: { token } })
  const { id } = await customer.call('POST /api/own/orders/:id/dispute', {
    params: order.params,
    body: { kind: 'fit', words: 'Too tight' },
  })
  await owner.call('POST /api/shop/disputes/:id/answer', { params: { id }, body: { words: 'We let it out' } })
  return { shop, owner, customer, order, id }
}
type Case = Awaited<ReturnType<typeof disputed>>

async function decide(id: string, body: { outcome: 'whole' } | { outcome: 'part'; partMinor: number }) {
  const operator = await operatorAtWork(running.app)
  return operator.call('POST /api/admin/disputes/:id/decide', {
    params: { id },
    body: { words: 'Cut too small', ...body },
  })
}
const refundsOf = async ({ owner }: Case) =>
  (await owner.call('GET /api/payments', { query: { kind: 'refund' } })).rows
const asCustomer = async ({ customer, order }: Case) =>
  (await customer.call('GET /api/own/orders/:id/dispute', { params: order.params })).dispute

test('what came through a gateway goes back through it, once, and the dispute says what came of it', async () => {
  const made = await disputed()
  expect(await decide(made.id, { outcome: 'whole' })).toMatchObject({
    refundMinor: 100_000,
    sentBack: { minor: 60_000, state: 'waiting' },
  })
  const [refund, ...more] = await refundsOf(made)
  expect(more).toEqual([])
  const job = { shopId: made.shop.id, paymentId: refund?.id ?? '' }
  await refundAtGateway(workingIn(running.app, job), job)
  await refundAtGateway(workingIn(running.app, job), job)
  const calls = gateways.asked.filter(({ path, key }) => path === '/v1/refunds' && key === job.paymentId)
  expect(calls.map(({ fields }) => fields)).toMatchObject([{ amount: '60000' }])
  expect((await asCustomer(made))?.sentBack).toEqual({ minor: 60_000, state: 'done' })
  const order = await made.owner.call('GET /api/orders/:id', { params: made.order.params })
  // The price is less by what was sent back: the customer does not owe it anew.
  expect([order.paidMinor, order.balanceMinor]).toEqual([40_000, 0])
  const { rows } = await made.owner.call('GET /api/orders/:id/timeline', { params: made.order.params })
  expect(rows.map(({ kind }) => kind)).toContain('payments.refundedOffPrice')
})

test('a part goes back through the gateway alone where that suffices', async () => {
  const made = await disputed()
  expect(await decide(made.id, { outcome: 'part', partMinor: 25_000 })).toMatchObject({
    refundMinor: 25_000,
    sentBack: { minor: 25_000 },
  })
  expect((await refundsOf(made)).map(({ amountMinor }) => amountMinor)).toEqual([-25_000])
})
