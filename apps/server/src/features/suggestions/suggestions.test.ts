import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer, overridesOf } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Standing = Awaited<ReturnType<typeof aShopWithCustomer>>
const listed = ({ owner }: Standing) => owner.call('GET /api/suggestions')
const shirts = (personId: string, priceMinor: number, pieces = 1) =>
  Array.from({ length: pieces }, () => ({ personId, garment: 'shirt', priceMinor }))

test('a new shop is told nothing', async () => {
  expect(await listed(await aShopWithCustomer(running.app))).toEqual({ rows: [], putAway: 0 })
})

test('what is taken for a garment is proposed as its price, and put on the list it is said no more', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = standing
  for (const priceMinor of [110_000, 120_000, 130_000])
    await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces: shirts(personId, priceMinor) }),
    })
  const [price] = (await listed(standing)).rows
  expect(price).toMatchObject({ type: 'price', garment: { key: 'shirt' }, pieces: 3, usualMinor: 120_000 })
  const version = price?.type === 'price' ? price.version : 0
  const body = { priceMinor: 120_000, version }
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body })
  expect((await listed(standing)).rows).toEqual([])
})

test('a piece that waits to be cut from sizes of two years ago asks to measure again, until it is cut', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = standing
  const measure = (takenAt: string) =>
    owner.call('POST /api/measurement-records', {
      body: { personId, unit: 'in', takenAt, values: [{ field: 'chest', typed: '40' }] },
    })
  const old = await measure(new Date(running.app.now().getTime() - 730 * 86_400_000).toISOString())
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect((await listed(standing)).rows).toMatchObject([
    { type: 'oldSizes', person: { id: personId }, order: { number: order.number }, takenAt: old.takenAt },
  ])
  await owner.call('POST /api/orders/:id/move', { params: { id: order.id }, body: { to: 'in_progress' } })
  expect((await listed(standing)).rows).toEqual([])
})

test('a piece that waits to be cut from an unsure size by photo names it with its ±', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = standing
  const values = [
    { field: 'chest', typed: '98', plusMinusMm: 31, from: 'photo' as const },
    { field: 'waist', typed: '80', plusMinusMm: 12, from: 'photo' as const },
  ]
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'cm', how: 'photo', values } })
  await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect((await listed(standing)).rows).toMatchObject([
    { type: 'photoSizes', fields: [{ field: 'chest', plusMinusMm: 31 }] },
  ])
})

test('a day with more promised than ever handed over on one is named with both figures', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = standing
  const take = (pieces: number) =>
    owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces: shirts(personId, 100, pieces), promisedOn: aDay(5) }),
    })
  const done = await take(2)
  await owner.call('POST /api/orders/:id/move', {
    params: { id: done.id },
    body: { to: 'delivered', reason: 'Pays tomorrow', overrides: overridesOf(done) },
  })
  await take(3)
  await take(3)
  const rows = (await listed(standing)).rows.filter(({ type }) => type === 'crowdedDay')
  expect(rows).toMatchObject([{ day: aDay(5), pieces: 6, busiest: 2 }])
})

test('put away, a suggestion stays away until all are shown again', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId, shop } = standing
  await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: shirts(personId, 500, 3) }) })
  const key = (await listed(standing)).rows[0]?.key ?? ''
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  await counter.call('PUT /api/suggestions/marks/:key', { params: { key }, body: { mark: 'dismissed' } })
  expect(await listed(standing)).toEqual({ rows: [], putAway: 1 })
  await counter.call('DELETE /api/suggestions/marks')
  expect((await listed(standing)).rows).toHaveLength(1)
})

test('a kind the shop does without is not asked for; a counter hand may not decide that', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId, shop } = standing
  await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: shirts(personId, 500, 3) }) })
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const off = { body: { pricingOptimization: false } }
  expect((await counter.try('PATCH /api/suggestions/settings', off)).status).toBe(403)
  const settings = await owner.call('PATCH /api/suggestions/settings', off)
  expect(settings).toMatchObject({ pricingOptimization: false, qualityCheck: true })
  expect((await listed(standing)).rows).toEqual([])
})
