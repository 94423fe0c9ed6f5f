import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { nightlyCleanup } from '../../work/nightly-cleanup.ts'
import { aDay, anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
})
afterAll(() => running.close())

const daysTold = (shopId: string) =>
  transact(running.app.database.pool, { side: 'job', shopId }, ({ tx }) =>
    tx.selectFrom('order_tallies').select(['tailor_state', 'promised_on', 'orders']).execute(),
  )

test('a night puts the days long past together; the figures stay, and follow an order that leaves such a day', async () => {
  const { shop, owner, customer } = await aShopWithCustomer(running.app)
  const takes = (days: number) =>
    owner.call('POST /api/orders', { body: anOrderBody(customer, { promisedOn: aDay(days) }) })
  const [first] = [await takes(2), await takes(3), await takes(90)]
  running.pass({ days: 80 })
  const later = await signedIn(running.app, shop.owner.id)
  const before = await later.call('GET /api/orders/summary')
  expect(before).toMatchObject({ total: 3, overdue: 2, balanceMinor: 300_000 })

  await nightlyCleanup(running.app)
  await nightlyCleanup(running.app)
  expect(await later.call('GET /api/orders/summary')).toEqual(before)
  const told = await daysTold(shop.id)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual({ tailor_state: first.tailorState, promised_on: '0001-01-01', orders: 2 })

  const params = { id: first.id }
  await later.call('POST /api/orders/:id/cancel', {
    params,
    body: { reason: 'Moved away', settlement: 'refund' },
  })
  const after = { total: 3, overdue: 1, cancelled: 1, totalMinor: 200_000, balanceMinor: 200_000 }
  expect(await later.call('GET /api/orders/summary')).toMatchObject(after)
  await nightlyCleanup(running.app)
  expect(await later.call('GET /api/orders/summary')).toMatchObject(after)
  // Nothing is left of days that came and went.
  expect((await daysTold(shop.id)).filter(({ promised_on }) => promised_on === aDay(2))).toEqual([])
})
