import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('a shop’s currency stands once orders are in its book, and is refused at its field in the reader’s language', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  await owner.call('PATCH /api/shop', { body: { currency: 'EUR' } })
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect(order.currency).toBe('EUR')
  const before = await owner.call('GET /api/shop')
  for (const [language, word] of [
    ['en', 'book'],
    ['hi', 'बही'],
    ['pa', 'ਵਹੀ'],
  ] as const) {
    const body = { name: 'Noor', currency: 'INR' as const }
    const refused = await owner.try('PATCH /api/shop', { body }, { 'accept-language': language })
    expect([refused.status, refused.body.code]).toEqual([409, 'shops.currencyInUse'])
    expect(refused.body.errors).toMatchObject([{ field: 'currency', detail: expect.stringContaining(word) }])
  }
  expect(await owner.call('GET /api/shop')).toEqual(before)
  await owner.call('PATCH /api/shop', { body: { name: 'Noor', currency: 'EUR' } })
})

test('a first order and a change of the currency at the same moment never leave two currencies', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { owner, customer } = await aShopWithCustomer(running.app)
    await Promise.all([
      owner.try('PATCH /api/shop', { body: { currency: 'EUR' } }),
      owner.try('POST /api/orders', { body: anOrderBody(customer) }),
    ])
    const [order] = (await owner.call('GET /api/orders')).rows
    expect(order?.currency).toBe((await owner.call('GET /api/shop')).currency)
  }
})
