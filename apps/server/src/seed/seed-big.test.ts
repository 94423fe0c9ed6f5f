import { searchText } from '@darzi/tailoring/names/search-key.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { customerNumber } from '../features/customers/customer-number.ts'
import { keepFigures } from '../features/orders/keep-figures.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { drawBigCustomers } from './big-customers.ts'
import { chanceOf } from './chance.ts'
import { type BigShop, seedBig } from './seed-big.ts'

let given: TestApp
let shops: BigShop[]
beforeAll(async () => {
  given = await openTestApp()
  const { pool } = given.app.database
  shops = (await seedBig(pool, { shops: 4, customers: 7000, biggest: 5500, seed: 7, orders: 2500 })).shops
})
afterAll(() => given.close())

const inShop = <T>({ id }: BigShop, work: (tx: Tx) => Promise<T>) =>
  transact(given.app.database.pool, { side: 'job', shopId: id }, ({ tx }) => work(tx))

test('as many shops and customers as asked for, each owner can sign in, and the next number follows', async () => {
  expect(shops.map(({ customers }) => customers).reduce((sum, each) => sum + each, 0)).toBe(7000)
  expect(shops[0]?.customers).toBe(5500)
  for (const { ownerEmail: email, password, customers } of shops) {
    const owner = new Visitor(given.app)
    await owner.call('POST /api/login', { body: { email, password } })
    expect((await owner.call('GET /api/customers/summary')).total).toBe(customers)
    const added = await owner.call('POST /api/customers', { body: { name: 'Next' } })
    expect(added.number).toBe(customerNumber(customers + 1))
  }
})

test('the tallies say what the rows say', async () => {
  for (const shop of shops) {
    const counted = await inShop(shop, async (tx) => {
      const rows = await tx.selectFrom('customers').select(['orders_count', 'spent_minor']).execute()
      const tallies = await tx
        .selectFrom('customer_tallies')
        .select(['customers', 'orders', 'spent_minor'])
        .execute()
      return { rows, tallies }
    })
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
    expect(sum(counted.tallies.map(({ customers }) => customers))).toBe(counted.rows.length)
    expect(sum(counted.tallies.map(({ orders }) => orders))).toBe(
      sum(counted.rows.map((row) => row.orders_count)),
    )
    expect(sum(counted.tallies.map((tally) => tally.spent_minor))).toBe(
      sum(counted.rows.map((row) => row.spent_minor)),
    )
  }
})

test('a customer’s totals are what was brought forward and the own orders, as taking an order counts them', async () => {
  for (const shop of shops.slice(0, 2))
    await inShop(shop, async (tx) => {
      const totals = (id: string) =>
        tx
          .selectFrom('customers')
          .select(['orders_count', 'spent_minor', 'last_order_on'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      const ordering = await tx.selectFrom('orders').select('customer_id').distinct().limit(60).execute()
      expect(ordering.length).toBeGreaterThan(10)
      for (const { customer_id: id } of ordering) {
        const seeded = await totals(id)
        await keepFigures(tx, id)
        expect(await totals(id)).toEqual(seeded)
      }
    })
})

test('what is paid for an order stands in its ledger, and its life in its steps', async () => {
  for (const shop of shops.slice(0, 2)) {
    const { orders, payments, steps } = await inShop(shop, async (tx) => ({
      orders: await tx.selectFrom('orders').select(['id', 'paid_minor', 'delivered_at']).execute(),
      payments: await tx.selectFrom('payments').select(['order_id', 'amount_minor']).execute(),
      steps: await tx.selectFrom('order_steps').select('order_id').execute(),
    }))
    const paid = new Map(payments.map((row) => [row.order_id, row.amount_minor]))
    expect(orders.filter(({ id, paid_minor }) => (paid.get(id) ?? 0) !== paid_minor)).toEqual([])
    expect(steps).toHaveLength(orders.length + orders.filter((order) => order.delivered_at).length)
  }
})

test('nine of ten customers are measured, and the measurement tallies say what the rows say', async () => {
  const [biggest] = shops
  if (!biggest) throw new Error('no shop')
  const { records, values, tally } = await inShop(biggest, async (tx) => ({
    records: await tx.selectFrom('measurement_records').select(['id', 'person_id']).execute(),
    values: await tx.selectFrom('measurement_values').select('record_id').distinct().execute(),
    tally: await tx.selectFrom('measurement_tallies').select(['records', 'people']).executeTakeFirst(),
  }))
  const people = new Set(records.map((record) => record.person_id))
  expect(people.size).toBeGreaterThan(biggest.customers * 0.9)
  expect(new Set(values.map((value) => value.record_id))).toEqual(new Set(records.map(({ id }) => id)))
  expect(tally).toEqual({ records: records.length, people: people.size })
})

test('the same seed draws the same customers, and their search text is the one every record has', () => {
  const draw = () => drawBigCustomers({ chance: chanceOf(7), from: 1, count: 300, today: '2026-11-21' })
  expect(draw()).toEqual(draw())
  for (const { name, relative, phone, number, searchText: text } of draw()) {
    const names = relative ? [name, relative.name] : [name]
    const expected = searchText({ names, phone: phone ?? undefined, number: customerNumber(number) })
    expect(text).toBe(expected)
  }
})

test('the biggest shop has its orders, every figure of the summary among them, and the next number follows', async () => {
  const [biggest] = shops
  const owner = new Visitor(given.app)
  await owner.call('POST /api/login', {
    body: { email: biggest?.ownerEmail ?? '', password: biggest?.password ?? '' },
  })
  const summary = await owner.call('GET /api/orders/summary')
  expect(summary.total).toBe(2500)
  const { pending, inProgress, ready, completed, cancelled } = summary
  expect(pending + inProgress + ready + completed + cancelled).toBe(2500)
  for (const figure of [pending, inProgress, ready, completed, cancelled, summary.overdue])
    expect(figure).toBeGreaterThan(0)
  const [newest] = (await owner.call('GET /api/orders', { query: { sort: 'newest', limit: 1 } })).rows
  const { order } = await owner.call('GET /api/orders/last', {
    query: { customer: newest?.customer.id ?? '' },
  })
  const [piece] = order?.pieces ?? []
  const taken = await owner.call('POST /api/orders', {
    body: {
      customerId: newest?.customer.id ?? '',
      promisedOn: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
      pieces: [{ personId: piece?.person.id ?? '', garment: 'kurta', priceMinor: 100_000 }],
    },
  })
  expect(taken.number).toBe('ORD-2501')
  expect((await owner.call('GET /api/orders', { query: { q: taken.number } })).rows).toHaveLength(1)
})
