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

const types = async (standing: Standing) => (await listed(standing)).rows.map(({ type }) => type)

test('an order promised sooner than its like were ever made is at risk, with the days that say so', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer } = standing
  const taken = []
  for (let order = 0; order < 10; order++)
    taken.push(
      await owner.call('POST /api/orders', { body: anOrderBody(customer, { promisedOn: aDay(12) }) }),
    )
  running.pass({ days: 10 })
  for (const order of taken)
    for (const to of ['in_progress', 'ready'] as const)
      await owner.call('POST /api/orders/:id/move', {
        params: { id: order.id },
        body: { to, overrides: overridesOf(order) },
      })
  const body = anOrderBody(customer, { promisedOn: aDay(14) })
  const hasty = await owner.call('POST /api/orders', { body })
  const rows = (await listed(standing)).rows.filter(({ type }) => type === 'delayRisk')
  running.pass({ days: -10 })
  expect(rows).toMatchObject([{ order: { number: hasty.number }, leadDays: 4, usualDays: 10, like: 10 }])
  // Ten cases are too few to say how sure it is.
  expect(rows[0]).not.toHaveProperty('confidence')
})

test('sizes that no body changes to in a few weeks are named, with what was measured before', async () => {
  const standing = await aShopWithCustomer(running.app)
  const measure = (typed: string) =>
    standing.owner.call('POST /api/measurement-records', {
      body: { personId: standing.personId, unit: 'in', values: [{ field: 'chest', typed, isKept: true }] },
    })
  await measure('40')
  running.pass({ days: 20 })
  await measure('44')
  const rows = (await listed(standing)).rows
  running.pass({ days: -20 })
  expect(rows).toMatchObject([{ type: 'oddSizes', fields: [{ field: 'chest', mm: 1117.6, beforeMm: 1016 }] }])
})

test('a regular customer who stays away longer than usual is to be called', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer } = standing
  for (let visit = 0; visit < 3; visit++) {
    await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { promisedOn: aDay(visit * 20 + 5) }),
    })
    running.pass({ days: 20 })
  }
  expect(await types(standing)).not.toContain('callBack')
  running.pass({ days: 20 })
  const rows = (await listed(standing)).rows.filter(({ type }) => type === 'callBack')
  running.pass({ days: -80 })
  expect(rows).toMatchObject([{ customer: { id: customer.id }, usualGapDays: 20, awayDays: 40, orders: 3 }])
})

test('stock that will be used up before more comes is to be bought again', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner } = standing
  const item = await owner.call('POST /api/inventory/items', {
    body: { name: 'White poplin', category: 'fabric', unit: 'm' },
  })
  const move = (kind: 'received' | 'used', quantity: number) =>
    owner.call('POST /api/inventory/items/:id/movements', {
      params: { id: item.id },
      body: { kind, quantity },
    })
  await move('received', 40)
  for (let week = 0; week < 5; week++) {
    running.pass({ days: 7 })
    await move('used', 7)
  }
  const rows = (await listed(standing)).rows
  running.pass({ days: -35 })
  expect(rows).toMatchObject([{ type: 'reorder', item: { id: item.id }, onHandMilli: 5000, unit: 'm' }])
})

test('the language of suggestions is the shop’s to choose, and each reader’s own until then', async () => {
  const { owner } = await aShopWithCustomer(running.app)
  expect((await owner.call('GET /api/suggestions/settings')).language).toBeNull()
  const body = { language: 'pa' as const }
  expect(await owner.call('PATCH /api/suggestions/settings', { body })).toMatchObject({ language: 'pa' })
  expect(
    await owner.call('PATCH /api/suggestions/settings', { body: { qualityCheck: false } }),
  ).toMatchObject({ language: 'pa' })
  expect(
    (await owner.try('PATCH /api/suggestions/settings', { body: { language: 'fr' as 'pa' } })).status,
  ).toBe(400)
})
