import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('orders go to the kept record with a merge, are counted there once, and come back with its undo', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const earlier = { orders: 2, spentMinor: 50_000, lastOrderDate: '2026-01-05' }
  const other = await owner.call('POST /api/customers', { body: { name: 'A. Verma', earlier } })
  await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const moved = await owner.call('POST /api/orders', { body: anOrderBody(other) })
  const { mergeId } = await owner.call('POST /api/customers/:id/merge', {
    params: { id: customer.id },
    body: { otherId: other.id },
  })
  const read = (id: string) => owner.call('GET /api/customers/:id', { params: { id } })
  const ordersOf = async (id: string) =>
    (await owner.call('GET /api/orders', { query: { customer: id } })).rows.map((row) => row.number).sort()
  expect(await read(customer.id)).toMatchObject({
    totalOrders: 4,
    totalSpentMinor: 250_000,
    lastOrderDate: aDay(0),
  })
  expect(await ordersOf(customer.id)).toEqual(['ORD-001', 'ORD-002'])
  const since = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await owner.call('POST /api/orders/:id/cancel', {
    params: { id: moved.id },
    body: { reason: 'Twice', settlement: 'keep' },
  })
  await owner.call('POST /api/customer-merges/:id/undo', { params: { id: mergeId } })
  expect(await ordersOf(customer.id)).toEqual(['ORD-001', since.number])
  expect(await ordersOf(other.id)).toEqual(['ORD-002'])
  expect(await read(customer.id)).toMatchObject({ totalOrders: 2, totalSpentMinor: 200_000 })
  expect(await read(other.id)).toMatchObject({
    totalOrders: 2,
    totalSpentMinor: 50_000,
    lastOrderDate: '2026-01-05',
  })
})

test('an order taken since a merge for someone who goes back goes back with them', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const other = await owner.call('POST /api/customers', { body: { name: 'Ravi Gill' } })
  const { mergeId } = await owner.call('POST /api/customers/:id/merge', {
    params: { id: customer.id },
    body: { otherId: other.id },
  })
  const [person] = other.people
  const pieces = [{ personId: person?.id ?? '', garment: 'shirt', priceMinor: 5000 }]
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  await owner.call('POST /api/customer-merges/:id/undo', { params: { id: mergeId } })
  const after = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
  expect(after.customer).toMatchObject({ id: other.id, name: 'Ravi Gill' })
  const back = await owner.call('GET /api/customers/:id', { params: { id: other.id } })
  expect(back).toMatchObject({ totalOrders: 1, totalSpentMinor: 5000 })
})

test('an order is found by the name and phone its customer has now', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const found = async (q: string) =>
    (await owner.call('GET /api/orders', { query: { q } })).rows.map(({ id }) => id)
  for (const q of ['asha', 'आशा', '43210', 'ORD-001', 'ord 001'])
    expect([q, await found(q)]).toEqual([q, [order.id]])
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customer.id },
    body: { name: 'Simran Dhillon', phone: '90000 11111' },
  })
  expect(await found('simran')).toEqual([order.id])
  expect(await found('11111')).toEqual([order.id])
  expect(await found('43210')).toEqual([])
  expect(await found('%')).toEqual([])
})

test('a customer’s timeline tells what happened to their orders, and nobody else’s', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const other = await owner.call('POST /api/customers', { body: { name: 'Balbir Singh' } })
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await owner.call('POST /api/orders', { body: anOrderBody(other) })
  const { rows, actors } = await owner.call('GET /api/customers/:id/timeline', {
    params: { id: customer.id },
  })
  expect(rows.map(({ kind }) => kind)).toEqual(['orders.taken', 'customers.added'])
  expect(rows[0]?.subject).toEqual({ type: 'order', id: order.id, name: order.number })
  expect(actors).toHaveLength(1)
})
