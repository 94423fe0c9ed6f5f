import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('orders are found by who has a piece of them: given alone, or with the whole order', async () => {
  const { owner, shop, customer, personId } = await aShopWithMeasuredCustomer(running.app)
  const ali = await aMember(running.app, shop.id, { role: 'cutter', name: 'Ali' })
  const bea = await aMember(running.app, shop.id, { role: 'cutter', name: 'Bea' })
  const shirt = { personId, garment: 'shirt', priceMinor: 100_000 }
  const take = () =>
    owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: [shirt, shirt] }) })
  const give = (order: Awaited<ReturnType<typeof take>>, at: number, assignedTo: string) =>
    owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
      params: { id: order.id, pieceId: order.pieces[at]?.id ?? '' },
      body: { assignedTo },
    })
  const giveAll = (id: string, assignedTo: string) =>
    owner.call('PATCH /api/orders/:id', { params: { id }, body: { assignedTo } })
  const withThem = async (assignedTo: string, due: 'all' | 'making' = 'all') => {
    const { rows } = await owner.call('GET /api/orders', { query: { assignedTo, due, sort: 'promised' } })
    const { count } = await owner.call('GET /api/orders/count', { query: { assignedTo, due } })
    expect(count).toBe(rows.length)
    return rows.map(({ number }) => number)
  }
  const [whole, one, passedOn, ready] = [await take(), await take(), await take(), await take()]
  await take()
  await giveAll(whole.id, ali.id)
  await give(one, 1, ali.id)
  await giveAll(passedOn.id, ali.id)
  for (const at of [0, 1]) await give(passedOn, at, bea.id)
  await giveAll(ready.id, ali.id)
  await owner.call('POST /api/orders/:id/move', { params: { id: ready.id }, body: { to: 'ready' } })

  expect(await withThem(ali.id)).toEqual(['ORD-001', 'ORD-002', 'ORD-004'])
  expect(await withThem(bea.id)).toEqual(['ORD-003'])
  expect(await withThem(ali.id, 'making')).toEqual(['ORD-001', 'ORD-002'])
})
