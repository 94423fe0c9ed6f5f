/** One more shop, or a house, of an account that is signed in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('a tailor opens a house on a plan of houses, works in it at once, and goes back to the shop', async () => {
  const { shop, owner } = await aShopAtWork(running.app, { name: 'Noor Tailors' })
  const body = {
    name: 'Meher',
    kind: 'house',
    plan: 'houseProfessional',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
  } as const
  const session = await owner.call('POST /api/session/shops', { body })
  expect(session).toMatchObject({
    shop: { name: 'Meher', kind: 'house', currency: 'INR', memberRole: 'owner' },
    otherShops: [{ id: shop.id }],
  })
  expect((await owner.call('GET /api/shop/plan')).plan).toBe('houseProfessional')
  expect((await owner.call('GET /api/house')).totalOrders).toBe(0)
  await owner.call('PUT /api/session/shop', { body: { shopId: shop.id } })
  expect((await owner.call('GET /api/shop')).name).toBe('Noor Tailors')
})

test('a customer’s account becomes a tailor’s with the shop it opens', async () => {
  const account = await anAccount(running.app)
  const visitor = await signedIn(running.app, account.id)
  const session = await visitor.call('POST /api/session/shops', { body: { name: 'First', kind: 'tailor' } })
  expect(session).toMatchObject({ user: { role: 'tailor' }, shop: { name: 'First' } })
})

test('a plan of the other kind, a name of nothing and more shops than anybody runs are refused', async () => {
  const { owner } = await aShopAtWork(running.app)
  const open = (body: object) => owner.try('POST /api/session/shops', { body })
  expect((await open({ name: 'Meher', kind: 'house', plan: 'tailorBasic' })).body.code).toBe(
    'plans.otherKind',
  )
  expect((await open({ name: ' ', kind: 'house' })).status).toBe(400)
  for (let shops = 1; shops < 20; shops++)
    expect((await open({ name: `Shop ${shops}`, kind: 'tailor' })).status).toBe(200)
  expect((await open({ name: 'One more', kind: 'tailor' })).body.code).toBe('shops.tooMany')
  expect(
    (await new Visitor(running.app).try('POST /api/session/shops', { body: { name: 'x', kind: 'house' } }))
      .status,
  ).toBe(401)
})
