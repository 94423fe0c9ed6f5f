import { mostPassports } from '@darzi/tailoring/passports/sizes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { anOrderBody, aShopWithCustomer, measureFor } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
async function aMeasured() {
  const customer = await aCustomer()
  await customer.call('POST /api/body-scans', { body: aScan({ id: running.app.newId() }) })
  return customer
}
const show = (customer: Visitor, given: object = {}) =>
  customer.call('POST /api/passports', {
    body: { id: running.app.newId(), source: { kind: 'scan' as const }, ...given },
  })
const shownTo = async (owner: Visitor) => (await owner.call('GET /api/shop/passports')).rows

test('a shop reads what it was shown until it is withdrawn; no other shop ever does', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { owner: stranger } = await aShopAtWork(running.app)
  const customer = await aMeasured()
  const passport = await show(customer, { shopId: shop.id })
  expect(passport).toMatchObject({ shopName: 'Noor Tailors' })
  const [seen] = await shownTo(owner)
  expect(seen?.sizes.length).toBeGreaterThan(3)
  expect(await shownTo(stranger)).toEqual([])
  const withdrawn = await customer.call('POST /api/passports/:id/withdraw', { params: { id: passport.id } })
  expect(withdrawn.withdrawnAt).toBeDefined()
  expect(await shownTo(owner)).toEqual([])
  const again = await customer.call('POST /api/passports/:id/withdraw', { params: { id: passport.id } })
  expect(again).toEqual(withdrawn)
})

test('a size says how far it may be off and what it is from, to whoever sees it', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const customer = await aCustomer()
  const sites = { hips: { mm: 990, plusMinusMm: 30, from: 'build' as const } }
  const scan = aScan({ id: running.app.newId(), sites, tape: { waist: 812 } })
  await customer.call('POST /api/body-scans', { body: scan })
  await show(customer, { shopId: shop.id })
  const [seen] = await shownTo(owner)
  const sizes = ['chest', 'waist', 'hips'].map((field) => seen?.sizes.find((size) => size.field === field))
  expect(sizes).toEqual([
    { field: 'chest', mm: 400, plusMinusMm: 14, from: 'photo' },
    { field: 'waist', mm: 812, from: 'tape' },
    { field: 'hips', mm: 990, plusMinusMm: 30, from: 'build' },
  ])
})

test('what stands is listed before what was withdrawn, however much that is, and counts alone', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const customer = await aMeasured()
  const first = await show(customer, { shopId: shop.id })
  running.pass({ minutes: 1 })
  for (let turn = 0; turn < 101; turn++) {
    const { id } = await show(customer)
    await customer.call('POST /api/passports/:id/withdraw', { params: { id } })
  }
  const { passports } = await customer.call('GET /api/passports')
  expect(passports).toHaveLength(100)
  expect(passports[0]?.id).toBe(first.id)
  for (let turn = 1; turn < mostPassports; turn++) await show(customer)
  const tooMany = { body: { id: running.app.newId(), source: { kind: 'scan' as const } } }
  expect((await customer.try('POST /api/passports', tooMany)).body.code).toBe('passports.tooMany')
  expect((await owner.call('GET /api/shop/passports')).total).toBe(1)
})

test('a shop pages through what it is shown, the newest first, however much that is', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const customer = await aMeasured()
  const ids: string[] = []
  for (let turn = 0; turn < 5; turn++) ids.unshift((await show(customer, { shopId: shop.id })).id)
  const paged: string[] = []
  let after: string | undefined
  do {
    const { rows, next, total } = await owner.call('GET /api/shop/passports', {
      query: { ...(after && { after }), limit: 2 },
    })
    expect([rows.length <= 2, total]).toEqual([true, 5])
    paged.push(...rows.map(({ id }) => id))
    after = next
  } while (after)
  expect(paged).toEqual(ids)
})

test('of two that are shown at once for the last place one is refused', async () => {
  const customer = await aMeasured()
  for (let turn = 1; turn < mostPassports; turn++) await show(customer)
  const showOne = () =>
    customer.try('POST /api/passports', {
      body: { id: running.app.newId(), source: { kind: 'scan' as const } },
    })
  const answers = await Promise.all([showOne(), showOne(), showOne()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a link shows the sizes to whoever holds it, and is dead after it was withdrawn', async () => {
  const customer = await aMeasured()
  const { id, path } = await show(customer)
  const of = { params: { token: path?.split('=').at(-1) ?? '' } }
  const anybody = new Visitor(running.app)
  expect((await anybody.call('GET /api/passport/:token', of)).sizes.length).toBeGreaterThan(3)
  const withdrawn = await customer.call('POST /api/passports/:id/withdraw', { params: { id } })
  expect(withdrawn.path).toBeUndefined()
  expect((await anybody.try('GET /api/passport/:token', of)).status).toBe(404)
  expect((await anybody.try('GET /api/passport/:token', { params: { token: 'guessed' } })).status).toBe(404)
})

test('what one shop took goes on to another by the person alone, as it was taken', async () => {
  const { owner, customer: record, personId } = await aShopWithCustomer(running.app)
  await measureFor(owner, personId, ['shirt'])
  const order = await owner.call('POST /api/orders', { body: anOrderBody(record) })
  const { shop: other, owner: next } = await aShopAtWork(running.app)
  const customer = await aCustomer()
  expect((await customer.call('GET /api/own/size-sets')).sets).toEqual([])
  const token = order.trackingUrl?.split('/').at(-1) ?? ''
  await customer.call('POST /api/own/orders', { body: { token } })
  const { sets } = await customer.call('GET /api/own/size-sets')
  const [set] = sets
  expect(set?.takenBy).toBeDefined()
  await show(customer, { source: set?.source, shopId: other.id })
  const [seen] = await shownTo(next)
  expect(seen).toMatchObject({ takenBy: set?.takenBy, sizes: set?.sizes })
  const nobodys = await (await aCustomer()).try('POST /api/passports', {
    body: { id: running.app.newId(), source: set?.source },
  })
  expect([nobodys.status, nobodys.body.code]).toEqual([422, 'passports.noSizes'])
})

test('only whose it is withdraws it, and cutters do not see what the shop was shown', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const customer = await aMeasured()
  const { id } = await show(customer, { shopId: shop.id })
  const stranger = await aCustomer()
  expect((await stranger.try('POST /api/passports/:id/withdraw', { params: { id } })).status).toBe(404)
  expect((await stranger.call('GET /api/passports')).passports).toEqual([])
  expect(await shownTo(owner)).toHaveLength(1)
  const cutter = await memberAtWork(running.app, shop.id, 'cutter')
  expect((await cutter.try('GET /api/shop/passports')).status).toBe(403)
})
