import { afterAll, beforeAll, expect, test } from 'vitest'
import { insideShop } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  // an app of its own: its plans are made while the tables are empty
  running = await openTestApp({}, { works: false, isShared: false })
})
afterAll(() => running.close())

async function aShopWithOrders(count: number) {
  const { owner, customer, shop } = await aShopWithCustomer(running.app)
  const advance = { amountMinor: 100, method: 'cash' } as const
  for (let turn = 0; turn < count; turn++)
    await owner.call('POST /api/orders', { body: anOrderBody(customer, { advance }) })
  return shop.id
}

interface Triggers {
  'QUERY PLAN': [{ Triggers: { 'Trigger Name': string; Time: number }[] }]
}

/** What the sums of an order's ledger take with one more payment, at best. */
const sumsMs = (shopId: string) =>
  insideShop(running.app, shopId, async (client) => {
    const times: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      const { rows } = await client.query<Triggers>(
        `explain (analyze, format json)
         insert into payments (shop_id, id, order_id, kind, method, status, amount_minor, fee_minor, member_name, created_at)
         select shop_id, gen_random_uuid(), id, 'payment', 'cash', 'completed', 1, 0, 'Owner', now() from orders limit 1`,
      )
      const triggers = rows[0]?.['QUERY PLAN'][0].Triggers ?? []
      times.push(triggers.find((trigger) => trigger['Trigger Name'] === 'sum_inserts')?.Time ?? Infinity)
    }
    return Math.min(...times)
  })

test('a payment in a shop of 150 orders takes the ledger no longer than in a shop of one', async () => {
  const [many, one] = [await aShopWithOrders(150), await aShopWithOrders(1)]
  expect(await sumsMs(many)).toBeLessThan(6 * (await sumsMs(one)))
})
