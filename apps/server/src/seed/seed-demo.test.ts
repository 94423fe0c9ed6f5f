import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { demoOrders } from './demo-orders.ts'
import { demoSignIns } from './demo-sign-ins.ts'
import { seedDemo } from './seed-demo.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp({ DARZI_DEMO: 'on' })
})
afterAll(() => given.close())

const signIn = async (role: string) => {
  const visitor = new Visitor(given.app)
  const { email, password } = demoSignIns.find((each) => each.role === role) ?? demoSignIns[0]
  await visitor.call('POST /api/login', { body: { email, password } })
  return visitor
}
const customersOf = (shopId: string) =>
  transact(given.app.database.pool, { side: 'job', shopId }, ({ tx }) =>
    tx.selectFrom('customers').select(['name', 'phone', 'state', 'number', 'photo_id']).execute(),
  )

test('an empty database gets the demo shop once, and never a second one', async () => {
  expect(await seedDemo(given.app)).toBe(true)
  expect(await seedDemo(given.app)).toBe(true)
  const owner = await signIn('owner')
  const customers = await owner.call('GET /api/customers/summary')
  expect(customers.total).toBeGreaterThan(100)
  expect(customers.total).toBeLessThan(130)
})

test('every demo sign-in works, and each in its role', async () => {
  for (const { role } of demoSignIns) {
    const { user } = await (await signIn(role)).call('GET /api/session')
    expect(user?.role).toBe(role === 'customer' ? 'user' : 'tailor')
  }
})

test('every filter of the directory has some of the demo’s customers', async () => {
  const customers = await (await signIn('owner')).call('GET /api/customers/summary')
  for (const filter of ['recent', 'repeat', 'inactive'] as const)
    expect(customers[filter], filter).toBeGreaterThan(3)
})

test('the demo’s book has names in three scripts, duplicates, archived ones and photos', async () => {
  const session = await (await signIn('owner')).call('GET /api/session')
  const rows = await customersOf(session.user?.shopId ?? '')
  for (const script of [/^[A-Za-z ]+$/, /\p{Script=Devanagari}/u, /\p{Script=Gurmukhi}/u])
    expect(rows.filter(({ name }) => script.test(name)).length).toBeGreaterThan(15)
  const phones = rows.flatMap(({ phone }) => phone ?? [])
  expect(phones.length - new Set(phones).size).toBe(2)
  expect(rows.filter(({ state }) => state === 'archived').length).toBe(3)
  expect(rows.filter(({ photo_id }) => photo_id).length).toBeGreaterThan(5)
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at + 1))
})

test('whoever tries on a garment of the demo is offered its cloth, with a photo each', async () => {
  const visitor = new Visitor(given.app)
  const { rows } = await visitor.call('GET /api/collection')
  const { cloths } = await visitor.call('GET /api/collection/:id/cloths', {
    params: { id: rows[0]?.id ?? '' },
  })
  expect(cloths.map(({ name }) => name).toSorted()).toEqual([
    'Cotton lawn, printed',
    'Navy suiting, 58 inches',
  ])
  for (const { photo } of cloths)
    expect(await visitor.send({ method: 'GET', url: photo.url })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    })
})

test('where the demo is switched off nothing is seeded', async () => {
  const off = await openTestApp({ DARZI_DEMO: 'off' })
  expect(await seedDemo(off.app)).toBe(false)
  await off.close()
})

test('a demo customer shows with photo, family and pinned note, and is found in another script', async () => {
  const owner = await signIn('owner')
  const [asha] = (await owner.call('GET /api/customers', { query: { q: 'आशा वर्मा' } })).rows
  expect(asha).toMatchObject({ name: 'Asha Verma', persons: 2, pinnedNote: 'Side pockets on every kurta.' })
  const photo = await owner.send({ method: 'GET', url: asha?.photo?.thumbUrl ?? '' })
  expect(photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect((await owner.call('GET /api/customers/duplicates')).rows.length).toBe(2)
})

test('every garment the demo has sewn has its price', async () => {
  const { garments } = await (await signIn('owner')).call('GET /api/shop/garments')
  const priced = garments.filter(({ priceMinor }) => priceMinor).map(({ key }) => key)
  const sewn = demoOrders.flatMap(({ pieces }) => pieces).map(({ garment }) => garment)
  expect(priced.toSorted()).toEqual([...new Set(sewn)].toSorted())
})

test('the demo has orders in every state, some late, some due today, and work for its cutter', async () => {
  const owner = await signIn('owner')
  const summary = await owner.call('GET /api/orders/summary')
  for (const figure of [
    'pending',
    'inProgress',
    'ready',
    'completed',
    'cancelled',
    'dueToday',
    'overdue',
  ] as const)
    expect(summary[figure], figure).toBeGreaterThan(0)
  expect(summary.balanceMinor).toBeGreaterThan(0)
  const { rows } = await owner.call('GET /api/orders', { query: { sort: 'newest', limit: 200 } })
  expect(rows.map(({ number }) => number).toSorted()).toEqual(
    rows.map((_, at) => `ORD-${String(at + 1).padStart(3, '0')}`),
  )
  const [asha] = (await owner.call('GET /api/orders', { query: { q: 'asha verma', due: 'today' } })).rows
  const order = await owner.call('GET /api/orders/:id', { params: { id: asha?.id ?? '' } })
  expect(order.pieces.every(({ snapshot, missing }) => snapshot && missing.length === 0)).toBe(true)
  const work = await (await signIn('cutter')).call('GET /api/workshop/pieces')
  expect(work.rows.length).toBeGreaterThan(4)
})
