import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestHouse
beforeAll(async () => {
  running = await openTestHouse({}, { works: false })
})
afterAll(() => running.close())

test('an order that was so already is told apart from those the act changed, so that an undo leaves it alone', async () => {
  const { owner, customer } = await aShopWithCustomer(running.house)
  const take = async () => (await owner.call('POST /api/orders', { body: anOrderBody(customer) })).id
  const [before, now] = [await take(), await take()]
  const ids = [before, now]
  await owner.call('POST /api/orders/:id/move', { params: { id: before }, body: { to: 'in_progress' } })
  const begun = await owner.call('POST /api/orders/bulk', { body: { ids, act: 'begin' } })
  expect(begun).toEqual({ done: [now], unchanged: [before], refused: [] })
  await owner.call('POST /api/orders/bulk', { body: { ids: begun.done, act: 'undo' } })
  const states = ids.map(async (id) => (await owner.call('GET /api/orders/:id', { params: { id } })).state)
  expect(await Promise.all(states)).toEqual(['in_progress', 'approved'])
  const high = { act: 'priority', priority: 'high' } as const
  await owner.call('POST /api/orders/bulk', { body: { ids: [now], ...high } })
  const rated = await owner.call('POST /api/orders/bulk', { body: { ids, ...high } })
  expect(rated).toEqual({ done: [before], unchanged: [now], refused: [] })
})
