import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** All a shop's figures say, without the clock. */
async function figures(owner: Visitor) {
  const [orders, customers, book, today] = await Promise.all([
    owner.call('GET /api/orders/summary'),
    owner.call('GET /api/customers/summary'),
    owner.call('GET /api/measurement-records/summary', { query: {} }),
    owner.call('GET /api/today'),
  ])
  const { latest: _, ...rest } = today
  return { orders, customers, book, today: rest }
}

const makeSample = (owner: Visitor) =>
  owner.call('POST /api/shop/sample', { body: { name: 'Sample customer' } })
const sampleOf = async (owner: Visitor) => (await owner.call('GET /api/session')).shop?.sampleOrderId

test('a sample order has its customer, sizes and prices; asked for twice there is one', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { orderId } = await makeSample(owner)
  expect(await makeSample(owner)).toEqual({ orderId })
  expect(await sampleOf(owner)).toBe(orderId)
  const order = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  expect(order).toMatchObject({ customer: { name: 'Sample customer' }, state: 'approved' })
  expect(order.pieces.map(({ garment, missing }) => [garment.key, missing])).toEqual([
    ['shirt', []],
    ['trousers', []],
  ])
  expect(order.totalMinor).toBeGreaterThan(0)
})

test('thrown away after it was worked on and paid, nothing of it is left: not in figures, lists, numbers or the timeline', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const real = await owner.call('POST /api/customers', { body: { name: 'Asha Verma', phone: '98765 43210' } })
  const before = await figures(owner)
  const { orderId } = await makeSample(owner)
  const order = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  const [piece] = order.pieces
  if (!piece) throw new Error('the sample has no piece')
  await owner.call('POST /api/orders/:id/payments', {
    params: { id: orderId },
    body: { method: 'cash', amountMinor: 10_000 },
  })
  await owner.call('POST /api/workshop/pieces/:id/move', {
    params: { id: piece.id },
    body: { stage: 1, from: 0 },
  })
  expect((await figures(owner)).orders).toMatchObject({ total: before.orders.total + 1 })
  expect(await owner.call('DELETE /api/shop/sample')).toEqual({ orders: 1 })
  expect(await figures(owner)).toEqual(before)
  expect(await sampleOf(owner)).toBeUndefined()
  expect((await owner.send({ method: 'GET', url: `/api/orders/${orderId}` })).status).toBe(404)
  expect(await leftOf(shop.id, [orderId, order.customer.id, piece.id])).toEqual(0)
  expect(await owner.call('DELETE /api/shop/sample')).toEqual({ orders: 0 })
  const first = await owner.call('POST /api/orders', {
    body: {
      customerId: real.id,
      promisedOn: order.promisedOn,
      pieces: [{ personId: real.people[0]?.id ?? '', garment: 'shirt', priceMinor: 100_000 }],
    },
  })
  expect(first.number).toBe(order.number)
})

test('thrown away, it takes along what an account put among its own orders and said of it', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { orderId } = await makeSample(owner)
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  const count = (text: string) =>
    asOwner(running.app, async (client) => (await client.query(text, [orderId])).rows)
  const [row] = await count('select tracking_token as token from orders where id = $1')
  await customer.call('POST /api/own/orders', { body: { token: row.token } })
  await customer.call('POST /api/own/orders/:id/dispute', {
    params: { id: orderId },
    body: { kind: 'other', words: 'What is this?' },
  })
  const left = () =>
    count(`select (select count(*)::int from account_orders where order_id = $1) as own,
                  (select count(*)::int from disputes where order_id = $1) as said`)
  expect(await left()).toEqual([{ own: 1, said: 1 }])
  await owner.call('DELETE /api/shop/sample')
  expect(await left()).toEqual([{ own: 0, said: 0 }])
})

test('cloth that was taken for it comes back; what the shop has of its own stays', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { orderId } = await makeSample(owner)
  const { pieces } = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  const [piece] = pieces
  if (!piece) throw new Error('the sample has no piece')
  const item = await owner.call('POST /api/inventory/items', {
    body: { name: 'Linen', category: 'fabric', unit: 'm', onHand: 10 },
  })
  await owner.call('PUT /api/orders/:id/pieces/:pieceId/stock', {
    params: { id: orderId, pieceId: piece.id },
    body: { stock: { itemId: item.id, quantity: 2.5 } },
  })
  await owner.call('POST /api/workshop/pieces/:id/move', {
    params: { id: piece.id },
    body: { stage: 3, from: 0 },
  })
  const read = () => owner.call('GET /api/inventory/items/:id', { params: { id: item.id } })
  expect((await read()).onHand).toBe(7.5)
  await owner.call('DELETE /api/shop/sample')
  expect((await read()).onHand).toBe(10)
})

test('merged with a real customer it is not thrown away, until the merge is undone', async () => {
  const { owner } = await aShopAtWork(running.app)
  const real = await owner.call('POST /api/customers', { body: { name: 'Asha Verma', phone: '98765 43210' } })
  const { orderId } = await makeSample(owner)
  const { customer } = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  await owner.call('POST /api/customers/:id/merge', {
    params: { id: real.id },
    body: { otherId: customer.id },
  })
  expect((await owner.try('DELETE /api/shop/sample')).body.code).toBe('samples.merged')
})

/** How many rows of the shop still name one of these. */
async function leftOf(shopId: string, ids: readonly string[]): Promise<number> {
  return transact(running.app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    const of = async (table: 'events' | 'order_steps' | 'payments', column: 'subject_id' | 'order_id') => {
      const rows = await tx
        .selectFrom(table)
        .select('id')
        .where(column as 'order_id', 'in', ids)
        .execute()
      return rows.length
    }
    return (
      (await of('events', 'subject_id')) +
      (await of('order_steps', 'order_id')) +
      (await of('payments', 'order_id'))
    )
  })
}
