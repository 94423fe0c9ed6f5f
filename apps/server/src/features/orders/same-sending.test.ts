import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('an order sent again under its id is the same order, whatever became of it, and however its fields stand', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const body = { ...anOrderBody(customer), id: running.app.newId() }
  const order = await owner.call('POST /api/orders', { body })
  await owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { notes: 'Ring first' } })
  const turned = Object.fromEntries(Object.entries(body).reverse()) as typeof body // the same fields
  const again = await owner.call('POST /api/orders', { body: turned })
  expect(again).toMatchObject({ id: order.id, number: order.number, notes: 'Ring first' })
  expect(await owner.call('GET /api/orders/summary')).toMatchObject({ total: 1 })
})

test('an id that comes again with another order is refused, and the first one stays as it was', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const body = { ...anOrderBody(customer), id: running.app.newId() }
  const order = await owner.call('POST /api/orders', { body })
  const pieces = [{ personId, garment: 'shirt', priceMinor: 100_001 }]
  for (const other of [{ pieces }, { notes: 'Another' }, { advance: { amountMinor: 1, method: 'cash' } }]) {
    const refused = await owner.try('POST /api/orders', { body: { ...body, ...other } })
    expect([refused.status, refused.body.code]).toEqual([422, 'request.keyReused'])
  }
  expect(await owner.call('GET /api/orders/:id', { params: { id: order.id } })).toEqual(order)
})

test('money under an id that stands for other money is refused: taken, given back or reversed', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const paying = { id: running.app.newId(), amountMinor: 40_000, method: 'cash' as const }
  const pay = (body: object) =>
    owner.try('POST /api/orders/:id/payments', { params: { id }, body: { ...paying, ...body } })
  const refund = (body: object) =>
    owner.try('POST /api/payments/:id/refund', { params: { id: paying.id }, body: { ...refunding, ...body } })
  const refunding = { id: running.app.newId(), amountMinor: 10_000, reason: 'too wide' }
  expect((await pay({})).status).toBe(200)
  expect((await pay({})).status).toBe(200)
  expect((await refund({})).status).toBe(200)
  expect((await refund({})).status).toBe(200)
  const answers = [
    await pay({ amountMinor: 40_001 }),
    await pay({ method: 'upi' }),
    await pay({ isPending: true }),
    await refund({ amountMinor: 9_999 }),
    await refund({ reason: 'other' }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [422, 'request.keyReused']),
  )
  const reversing = { params: { id: refunding.id }, body: { id: running.app.newId(), reason: 'not given' } }
  await owner.call('POST /api/payments/:id/reverse', reversing)
  await owner.call('POST /api/payments/:id/reverse', reversing)
  const other = { ...reversing, body: { ...reversing.body, reason: 'another' } }
  const refused = await owner.try('POST /api/payments/:id/reverse', other)
  expect([refused.status, refused.body.code]).toEqual([422, 'request.keyReused'])
  const order = await owner.call('GET /api/orders/:id', { params: { id } })
  expect(order.payments.map(({ amountMinor }) => amountMinor)).toEqual([40_000, -10_000, 10_000])
})

test('a payment that was seen under one reference is not silently seen under another', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const paying = { amountMinor: 40_000, method: 'upi' as const, isPending: true }
  const { payments } = await owner.call('POST /api/orders/:id/payments', { params: { id }, body: paying })
  const settle = (reference?: string) =>
    owner.try('POST /api/payments/:id/settle', {
      params: { id: payments[0]?.id ?? '' },
      body: { to: 'completed', ...(reference ? { reference } : {}) },
    })
  for (const reference of ['4123', '4123', undefined]) expect((await settle(reference)).status).toBe(200)
  const other = await settle('9999')
  expect([other.status, other.body.code]).toEqual([409, 'payments.notPending'])
})
