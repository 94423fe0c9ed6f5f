/** Today answers what each member has to do, and to nobody more than they may see. */
import type { StaffRole } from '@darzi/contract/access.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  aDay,
  anOrderBody,
  aShopWithCustomer,
  aShopWithMeasuredCustomer,
  makePending,
  makeUnpriced,
} from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Standing = Awaited<ReturnType<typeof aShopWithCustomer>>
type Given = Partial<ReturnType<typeof anOrderBody>>

const take = ({ owner, customer }: Pick<Standing, 'owner' | 'customer'>, given: Given = {}) =>
  owner.call('POST /api/orders', { body: anOrderBody(customer, given) })

const todayOf = ({ owner }: Pick<Standing, 'owner'>) => owner.call('GET /api/today')

/** Lets the days pass, and turns back for the other tests. */
async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  running.pass({ days })
  try {
    return await work()
  } finally {
    running.pass({ days: -days })
  }
}

test('a shop without orders is told so, with nothing to do', async () => {
  const { owner } = await aShopAtWork(running.app)
  expect((await todayOf({ owner })).shop).toEqual({ hasOrders: false, orders: [], unmeasured: [], more: [] })
})

test('orders stand there from the day before their promise until they are handed over', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const order = await take(shop, { promisedOn: aDay(3) })
  const ids = async () => (await todayOf(shop)).shop?.orders.map(({ id }) => id)
  expect(await ids()).toEqual([])
  expect((await todayOf(shop)).shop?.nextOn).toBe(aDay(3))
  for (const days of [2, 3, 20]) expect(await daysLater(days, ids)).toEqual([order.id])

  const move = (to: 'in_progress' | 'ready' | 'delivered') =>
    shop.owner.call('POST /api/orders/:id/move', {
      params: { id: order.id },
      body: { to, reason: 'Pays later', overrides: { owedMinor: 100_000 } },
    })
  await move('in_progress')
  await move('ready')
  const ready = await daysLater(5, async () => (await todayOf(shop)).shop?.orders)
  expect(ready).toMatchObject([{ id: order.id, state: 'ready', readyOn: aDay(0), balanceMinor: 100_000 }])
  await move('delivered')
  expect(await daysLater(5, ids)).toEqual([])
})

test('a trial is told on its day, until the customer has answered', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const order = await take(shop, { trialOn: aDay(4), promisedOn: aDay(9) })
  const told = (days: number) => daysLater(days, async () => (await todayOf(shop)).shop?.orders ?? [])
  expect(await told(3)).toEqual([])
  expect(await told(4)).toMatchObject([{ id: order.id, trialOn: aDay(4), isTried: false }])
  expect(await told(5)).toEqual([])
})

test('what a form sent waits for approval however far its day is, priced or not', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { id } = await take(shop, { promisedOn: aDay(30) })
  await makePending(running.app, shop.shop.id, id)
  expect((await todayOf(shop)).shop?.orders).toMatchObject([{ id, state: 'pending' }])
  await makeUnpriced(running.app, { shopId: shop.shop.id, orderId: id })
  expect((await todayOf(shop)).shop?.orders).toMatchObject([{ id, pieces: [{ priceMinor: 0 }] }])
})

describe('pieces without sizes', () => {
  test('are told by person, and no more once they are measured or cut without', async () => {
    const shop = await aShopWithCustomer(running.app)
    const { owner, customer, personId } = shop
    const { people } = await owner.call('POST /api/customers/:id/people', {
      params: { id: customer.id },
      body: { name: 'Ravi' },
    })
    const ravi = people.find(({ name }) => name === 'Ravi')?.id ?? ''
    const piece = (who: string, garment: string) => ({ personId: who, garment, priceMinor: 100_000 })
    const order = await take(shop, {
      pieces: [
        piece(personId, 'shirt'),
        piece(ravi, 'kurta'),
        piece(personId, 'pajama'),
        piece(ravi, 'other'),
      ],
    })
    const unmeasured = async () =>
      (await todayOf(shop)).shop?.unmeasured.map(({ person, pieces, number }) => [
        number,
        person.name,
        ...pieces.map(({ garment }) => garment.key),
      ])
    expect(await unmeasured()).toEqual([
      [order.number, 'Asha Verma', 'shirt', 'pajama'],
      [order.number, 'Ravi', 'kurta'],
    ])
    await owner.call('POST /api/orders/:id/cancel', {
      params: { id: order.id },
      body: { reason: 'Moved away' },
    })
    expect(await unmeasured()).toEqual([])
  })

  test('a piece whose sizes are all there is not among them', async () => {
    const shop = await aShopWithMeasuredCustomer(running.app)
    await take(shop)
    expect((await todayOf(shop)).shop?.unmeasured).toEqual([])
    await take(shop, { pieces: [{ personId: shop.personId, garment: 'sherwani', priceMinor: 100_000 }] })
    expect((await todayOf(shop)).shop?.unmeasured).toMatchObject([
      { pieces: [{ garment: { key: 'sherwani' } }] },
    ])
  })
})

describe('money', () => {
  const pay = (
    { owner }: Standing,
    id: string,
    amountMinor: number,
    method: 'cash' | 'upi',
    isPending = false,
  ) =>
    owner.call('POST /api/orders/:id/payments', { params: { id }, body: { amountMinor, method, isPending } })
  const methods = async (shop: Standing) => (await todayOf(shop)).money?.methods

  test('is what came in on the shop’s day, by method, less what was given back', async () => {
    const shop = await aShopWithCustomer(running.app)
    const { id } = await take(shop)
    await pay(shop, id, 30_000, 'cash')
    await pay(shop, id, 20_000, 'upi')
    await pay(shop, id, 10_000, 'cash')
    expect(await methods(shop)).toEqual([
      { method: 'cash', amountMinor: 40_000 },
      { method: 'upi', amountMinor: 20_000 },
    ])
    const { payments } = await shop.owner.call('GET /api/orders/:id', { params: { id } })
    const upi = payments.find(({ method }) => method === 'upi')?.id ?? ''
    await shop.owner.call('POST /api/payments/:id/reverse', {
      params: { id: upi },
      body: { reason: 'Wrong order' },
    })
    expect(await methods(shop)).toEqual([{ method: 'cash', amountMinor: 40_000 }])
    expect(await daysLater(1, () => methods(shop))).toEqual([])
  })

  test('what is awaited counts on the day it is seen', async () => {
    const shop = await aShopWithCustomer(running.app)
    const { id } = await take(shop)
    const { payments } = await pay(shop, id, 30_000, 'upi', true)
    expect(await methods(shop)).toEqual([])
    await daysLater(2, async () => {
      const params = { id: payments[0]?.id ?? '' }
      await shop.owner.call('POST /api/payments/:id/settle', { params, body: { to: 'completed' } })
      expect(await methods(shop)).toEqual([{ method: 'upi', amountMinor: 30_000 }])
    })
  })

  test('what is owed is of the orders that are ready', async () => {
    const shop = await aShopWithMeasuredCustomer(running.app)
    const ready = await take(shop)
    await take(shop)
    await pay(shop, ready.id, 30_000, 'cash')
    for (const to of ['in_progress', 'ready'] as const)
      await shop.owner.call('POST /api/orders/:id/move', { params: { id: ready.id }, body: { to } })
    expect((await todayOf(shop)).money).toMatchObject({ ready: 1, readyOwedMinor: 70_000 })
  })
})

describe('who sees what', () => {
  async function aMorning() {
    const shop = await aShopWithMeasuredCustomer(running.app)
    const order = await take(shop, { promisedOn: aDay(0) })
    await shop.owner.call('POST /api/orders/:id/payments', {
      params: { id: order.id },
      body: { amountMinor: 12_300, method: 'cash' },
    })
    await shop.owner.call('POST /api/inventory/items', {
      body: { name: 'White poplin', category: 'fabric', unit: 'm', lowAt: 10 },
    })
    return { ...shop, order }
  }
  const roleOf = async (shop: Awaited<ReturnType<typeof aMorning>>, role: StaffRole) =>
    (await memberAtWork(running.app, shop.shop.id, role)).call('GET /api/today')

  test.each(['owner', 'manager', 'counter'] as const)(
    'a member of the counter sees all: %s',
    async (role) => {
      const shop = await aMorning()
      const today = await roleOf(shop, role)
      expect(today.shop?.orders).toMatchObject([{ id: shop.order.id, balanceMinor: 87_700 }])
      expect(today.money?.methods).toEqual([{ method: 'cash', amountMinor: 12_300 }])
      expect(today.stock).toMatchObject({ low: 1, lowItems: [{ name: 'White poplin' }] })
      expect(today.latest?.[0]).toMatchObject({
        kind: 'inventory.added',
        actor: { name: expect.any(String) },
      })
      expect(today.work).toBeUndefined()
    },
  )

  test.each(['cutter', 'stitcher'] as const)(
    'a %s sees the own pieces, without money or phones',
    async (role) => {
      const shop = await aMorning()
      const { id, account } = await aMember(running.app, shop.shop.id, { role })
      const worker = await signedIn(running.app, account.id)
      expect(Object.keys(await worker.call('GET /api/today')).toSorted()).toEqual(['today', 'work'])
      await shop.owner.call('PATCH /api/orders/:id', {
        params: { id: shop.order.id },
        body: { assignedTo: id },
      })
      const today = await worker.call('GET /api/today')
      expect(today.work?.rows.map(({ id }) => id)).toEqual(shop.order.pieces.map(({ id }) => id))
      expect(JSON.stringify(today)).not.toMatch(/minor|phone|price|98765|123/i)
    },
  )

  test('another shop’s morning is none of this one’s', async () => {
    await aMorning()
    const { owner } = await aShopAtWork(running.app)
    const today = await todayOf({ owner })
    expect([today.shop?.orders, today.money?.methods, today.stock?.low]).toEqual([[], [], 0])
    expect(today.latest?.map(({ kind }) => kind)).toEqual(['shops.opened'])
  })
})

test('the whole morning is read in few statements, however much there is to do', async () => {
  const shop = await aShopWithCustomer(running.app)
  const counted = async () => (await recordStatements(running.app.database.pool, () => todayOf(shop))).length
  await take(shop, { promisedOn: aDay(0) })
  const one = await counted()
  expect(one).toBeLessThanOrEqual(8)
  for (let more = 0; more < 15; more++) await take(shop, { promisedOn: aDay(more % 2), trialOn: aDay(0) })
  expect(await counted()).toBe(one)
})

test('a section shows so many, those promised first, and tells that there are more', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const ids: string[] = []
  for (let each = 0; each < 12; each++) ids.push((await take(shop, { promisedOn: aDay(1 + (each % 2)) })).id)
  const { shop: later } = await daysLater(3, () => todayOf(shop))
  expect(later?.orders).toHaveLength(10)
  expect(later?.more).toEqual(['late'])
  expect(later?.orders.slice(0, 6).map(({ promisedOn }) => promisedOn)).toEqual(Array(6).fill(aDay(1)))
  const { shop: before } = await todayOf(shop)
  expect([before?.orders.length, before?.more]).toEqual([6, []])
})
