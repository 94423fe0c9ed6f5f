/** What a shop asks for what is needed sooner than usual: seen before it is sent, and charged as it was seen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aShopThatOffers } from '../collection/collection-for-tests.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aLine } from './cart-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

let serial = 50_000

/** Two shirts at 1,500 in a cart, of a shop that asks what is said for urgent pieces. */
async function aCartOfTwo(rush: { percentBp?: number; amountMinor?: number }) {
  const { shop, owner, item } = await aShopThatOffers(running.app)
  await owner.call('PATCH /api/shop/counter', { body: { rush } })
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  const line = aLine(item, { count: 2 })
  const quote = async () =>
    (await customer.call('POST /api/cart/quote', { body: { lines: [line] } })).shops[0]
  const order = (dueOn: string | undefined, seenMinor?: number) =>
    customer.try('POST /api/cart/orders', {
      body: {
        id: running.app.newId(),
        lines: [line],
        contact: { name: 'Meera Joshi', phone: `98762 ${serial++}` },
        dueOn,
        rush: seenMinor ? [{ shopId: shop.id, minor: seenMinor }] : [],
      },
    })
  const taken = async () => {
    const { rows } = await owner.call('GET /api/orders', { query: { sort: 'newest' } })
    return rows[0] && owner.call('GET /api/orders/:id', { params: { id: rows[0].id } })
  }
  return { quote, order, taken }
}

test('what was seen for the day is in the order, its total and its pieces', async () => {
  const { quote, order, taken } = await aCartOfTwo({ percentBp: 2500 })
  const told = await quote()
  expect(told).toMatchObject({ rush: { percentBp: 2500 }, lines: [{ usualOn: told?.readyOn }] })
  const { body } = await order(aDay(1), 75_000)
  expect(body.orders).toMatchObject([{ totalMinor: 375_000, promisedOn: aDay(1) }])
  expect(await taken()).toMatchObject({
    rushMinor: 75_000,
    piecesMinor: 375_000,
    totalMinor: 375_000,
    pieces: [{ isUrgent: true }, { isUrgent: true }],
  })
})

test.each([
  ['nothing', undefined],
  ['another sum', 70_000],
])('whoever saw %s of it orders nothing, and reads what it costs at the day', async (_what, seenMinor) => {
  const { order, taken } = await aCartOfTwo({ percentBp: 2500 })
  const { status, body } = await order(aDay(1), seenMinor)
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'cart.rushChanged',
    errors: [{ field: 'dueOn', code: 'cart.rushChanged' }],
  })
  expect(body.errors?.[0]?.detail).toContain('₹750')
  expect(await taken()).toBeUndefined()
})

test('on its usual day, on none, or where the shop asks nothing, it costs what it costs', async () => {
  const asks = await aCartOfTwo({ amountMinor: 20_000 })
  const usual = (await asks.quote())?.readyOn
  for (const dueOn of [usual, undefined])
    expect((await asks.order(dueOn)).body.orders).toMatchObject([{ totalMinor: 300_000 }])
  expect((await asks.taken())?.pieces).toMatchObject([{ isUrgent: false }, { isUrgent: false }])
  expect((await asks.order(usual, 40_000)).body.code).toBe('cart.rushChanged')
  const free = await aCartOfTwo({})
  expect((await free.quote())?.rush).toBeUndefined()
  expect((await free.order(aDay(1))).body.orders).toMatchObject([{ totalMinor: 300_000 }])
})
