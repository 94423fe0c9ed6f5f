/**
 * The book of a hundred thousand records reads as much as the page needs, and not the book: proved by what the database says
 * it did (explain), under the row security a request has.
 */
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { txOn } from '../../db/tx.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { insideShop, nodesOf, type PlanNode, plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigShop } from '../customers/big-shop-for-tests.ts'
import { bookPage } from './book-queries.ts'
import { bookSummary, summaryOf } from './book-summary-queries.ts'

const today = '2026-11-21'
const people = 5000
const records = 100_000

let running: TestApp
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  await fill((await aBigShop(running.app, { customers: 200, today })).id, { people: 200, records: 5000 })
  shopId = (await aBigShop(running.app, { customers: people, today })).id
  await fill(shopId, { people, records })
  await asOwner(running.app, (owner) =>
    owner.query('vacuum (analyze) measurement_records, persons, customers'),
  )
}, 120_000)
afterAll(() => running.close())

/** Everybody's records by turns, over four years; written by the database itself. */
async function fill(id: string, many: { people: number; records: number }) {
  await asOwner(running.app, async (owner) => {
    await owner.query('begin')
    await owner.query(`select set_config('app.shop_id', $1, true)`, [id])
    await owner.query(
      `insert into persons (shop_id, id, customer_id, is_customer, name, created_at)
       select shop_id, gen_random_uuid(), id, true, name, now() from customers where shop_id = $1`,
      [id],
    )
    await owner.query(
      `insert into measurement_records (shop_id, id, person_id, profile, version, how, unit, taken_at, created_at)
       select $1, gen_random_uuid(), person.id, 'body', 1 + n / $2::int, 'tape', 'in', taken, taken
         from generate_series(0, $3::int - 1) n
         join (select id, row_number() over (order by id) - 1 as turn from persons where shop_id = $1) person
           on person.turn = n % $2::int,
              lateral (select $4::timestamptz - n * interval '20 minutes' as taken) day`,
      [id, many.people, many.records, today],
    )
    await owner.query('commit')
  })
}

const inShop = <T>(work: (client: pg.PoolClient) => Promise<T>) => insideShop(running.app, shopId, work)

/** Every step of what the database did for every statement that `ask` sends. */
const done = async (ask: Parameters<typeof plansOf>[2]) =>
  (await plansOf(running.app, shopId, ask)).flatMap(nodesOf)

/** No table of the shop is read from its start, and no step touches a tenth of the book. */
function expectByIndex(nodes: PlanNode[]) {
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 100)
  expect(whole).toEqual([])
  const touched = nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
  expect(Math.max(...touched)).toBeLessThan(records / 10)
}

const someone = (column: 'id' | 'customer_id') =>
  inShop(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select ${column} as id from persons where shop_id = $1 order by id limit 1`,
      [shopId],
    )
    return rows[0]?.id ?? ''
  })

const now = new Date(`${today}T00:00:00Z`)
const filters: [string, { q?: string; range?: 'week' | 'month' | 'year' }][] = [
  ['the whole book', {}],
  ['a week', { range: 'week' }],
  ['a year', { range: 'year' }],
  ['a common name', { q: 'sharma' }],
  ['one customer by number', { q: 'cust1234' }],
  ['a common name in a month', { q: 'kaur', range: 'month' }],
  ['nobody', { q: 'nobody at all' }],
]

describe('a page of the book', () => {
  test.each(filters)('of %s reads by index, the first and a later one', async (_told, filter) => {
    const page = { range: 'all' as const, ...filter, now, limit: 50 }
    const later = Buffer.from(JSON.stringify(['newest', '2026-11-18T00:00:00.000Z', running.app.newId()]))
    for (const after of [undefined, later.toString('base64url')])
      expectByIndex(await done((tx) => bookPage(tx, { ...page, after })))
  })

  test('of one person, or one customer with the family, reads by index', async () => {
    const page = { range: 'all' as const, now, limit: 50 }
    const person = await someone('id')
    const customer = await someone('customer_id')
    expectByIndex(await done((tx) => bookPage(tx, { ...page, person })))
    expectByIndex(await done((tx) => bookPage(tx, { ...page, customer })))
  })
})

test('the summary of the whole book reads its tally and the newest record, and says what counting would', async () => {
  const nodes = await done(bookSummary)
  expectByIndex(nodes)
  const read = nodes.filter((node) => node['Relation Name'] === 'measurement_records')
  expect(read.reduce((sum, node) => sum + node['Actual Rows'], 0)).toBe(1)
  const summary = await inShop((client) => bookSummary(txOn(client)))
  expect(summary).toEqual({ records, people, last: now })
})

test('the summary of one customer reads by index', async () => {
  const customer = await someone('customer_id')
  expectByIndex(await done((tx) => summaryOf(tx, customer)))
  const summary = await inShop((client) => summaryOf(txOn(client), customer))
  expect(summary).toMatchObject({ records: records / people, people: 1 })
})
