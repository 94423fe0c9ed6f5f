import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop that takes dirhams, with an order taken there. */
async function inDirhams() {
  const shop = await aShopWithCustomer(running.app)
  await asOwner(running.app, (client) =>
    client.query(`update shops set currency = 'AED' where id = $1`, [shop.shop.id]),
  )
  const { owner, customer } = shop
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  return { ...shop, order, params: { id: order.id } }
}

test('what takes rupees only brings no dirhams: paid, awaited, as an advance or given back', async () => {
  const { owner, customer, order, params } = await inDirhams()
  expect(order.currency).toBe('AED')
  const cash = await pay(owner, params, { amountMinor: 40_000 })
  for (const method of ['upi', 'paytm', 'phonepe', 'gpay'] as const) {
    const refused = { status: 422, code: 'payments.methodNotOffered' }
    for (const isPending of [false, true]) {
      const { status, body } = await owner.try('POST /api/orders/:id/payments', {
        params,
        body: { amountMinor: 1, method, isPending },
      })
      expect({ status, code: body.code }).toEqual(refused)
      expect(body.errors).toMatchObject([{ field: 'method', code: refused.code }])
    }
    const advance = { amountMinor: 1, method }
    const taken = await owner.try('POST /api/orders', { body: anOrderBody(customer, { advance }) })
    expect(taken.body.errors).toMatchObject([{ field: 'advance.method', code: refused.code }])
    const given = await owner.try('POST /api/payments/:id/refund', {
      params: { id: lastOf(cash.body) },
      body: { amountMinor: 1, reason: 'too wide', method },
    })
    expect(given.body.errors).toMatchObject([{ field: 'method', code: refused.code }])
  }
  const { paidMinor, payments } = await owner.call('GET /api/orders/:id', { params })
  expect([paidMinor, payments.length]).toEqual([40_000, 1])
  expect((await owner.call('GET /api/orders/summary')).total).toBe(1)
})

test('dirhams come by every other way, but none of them is waited for', async () => {
  const { owner, params } = await inDirhams()
  for (const method of ['cash', 'qr', 'debit', 'credit', 'netbanking'] as const) {
    const body = { amountMinor: 1_000, method }
    const awaited = await owner.try('POST /api/orders/:id/payments', {
      params,
      body: { ...body, isPending: true },
    })
    expect(awaited.body.errors).toMatchObject([{ field: 'method', code: 'payments.methodNotAwaited' }])
    expect((await owner.try('POST /api/orders/:id/payments', { params, body })).status).toBe(200)
  }
  expect((await owner.call('GET /api/orders/:id', { params })).paidMinor).toBe(5_000)
})

test('money in the hand is not waited for; what is scanned in rupees may be', async () => {
  const { owner, params } = await anOrderToPay(running.app, 100_000)
  const awaitBy = (method: 'cash' | 'credit' | 'upi' | 'qr') =>
    owner.try('POST /api/orders/:id/payments', {
      params,
      body: { amountMinor: 10_000, method, isPending: true },
    })
  for (const method of ['cash', 'credit'] as const)
    expect((await awaitBy(method)).body).toMatchObject({
      detail: 'Only a payment by a code to scan is waited for. Take this one when the money is there.',
      errors: [{ field: 'method' }],
    })
  for (const method of ['upi', 'qr'] as const)
    expect((await awaitBy(method)).body.payments.at(-1)).toMatchObject({ method, status: 'pending' })
})

test('what came by a way that is offered no more goes back as it came', async () => {
  const { owner, params, shop } = await anOrderToPay(running.app, 100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000, method: 'upi' })
  await asOwner(running.app, (client) =>
    client.query(`update orders set currency = 'AED' where shop_id = $1`, [shop.id]),
  )
  const back = await owner.call('POST /api/payments/:id/refund', {
    params: { id: lastOf(body) },
    body: { amountMinor: 40_000, reason: 'too wide', method: 'upi' },
  })
  expect(back.paidMinor).toBe(0)
})
