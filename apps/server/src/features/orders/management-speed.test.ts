/**
 * Order management of a big shop reads as much as the page needs, and not the shop: proved by what the database says it
 * did (explain), under the row security a request has.
 */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { txOn } from '../../db/tx.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { insideShop, nodesOf, type PlanNode, plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigBook } from './big-book-for-tests.ts'
import { countMatching, type Filter, ordersPage } from './management-queries.ts'
import { sumTallies, unapprovedUntil } from './tally-queries.ts'

const today = '2026-11-21'
const orders = 20_000
const all: Filter = {
  status: 'all',
  priority: 'all',
  due: 'all',
  money: 'all',
  waits: 'all',
  exceptions: 'all',
  by: 'all',
  promise: 'all',
  timeZone: 'Asia/Kolkata',
}

let running: TestApp
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  await aBigBook(running.app, { customers: 500, orders: 3000, today })
  shopId = (await aBigBook(running.app, { customers: 2000, orders, today })).id
  await asOwner(running.app, (owner) => owner.query('vacuum (analyze) orders, order_pieces, customers'))
}, 120_000)
afterAll(() => running.close())

const inShop = <T>(work: (client: pg.PoolClient) => Promise<T>) => insideShop(running.app, shopId, work)
const done = (ask: Parameters<typeof plansOf>[2]) => plansOf(running.app, shopId, ask)

/** Whoever sorts more than a tenth of the shop sorts the shop; tallies and members are small tables. */
function expectByIndex(plans: PlanNode[], told: string) {
  const nodes = plans.flatMap(nodesOf)
  const scans = nodes.filter(
    (node) => node['Node Type'] === 'Seq Scan' && /order|customer/.test(node['Relation Name'] ?? ''),
  )
  expect(scans, told).toEqual([])
  const fed = nodes.filter((node) => node['Node Type'].includes('Sort')).flatMap((sort) => sort.Plans ?? [])
  expect(
    fed.filter((node) => node['Actual Rows'] > orders / 10),
    told,
  ).toEqual([])
}

const nobody = '00000000-0000-4000-8000-000000000000'
const statuses = ['all', 'pending', 'in_progress', 'ready', 'completed', 'cancelled'] as const
const priorities = ['all', 'high', 'medium', 'low'] as const
const filters: Filter[] = [
  ...statuses.flatMap((status) => priorities.map((priority) => ({ ...all, status, priority }))),
  ...(['today', 'tomorrow', 'week', 'overdue', 'late'] as const).flatMap((due) => [
    { ...all, due },
    { ...all, due, priority: 'high' as const },
    { ...all, due, status: 'in_progress' as const },
  ]),
  ...['sharma', 'ord1234', 'gurpreet 199', '90000', 'nobody at all'].map((q) => ({ ...all, q })),
  { ...all, q: 'kaur', status: 'ready' },
  { ...all, due: 'making' },
  { ...all, waits: 'approval' },
  { ...all, waits: 'trial' },
  { ...all, money: 'giveBack' },
  { ...all, exceptions: 'month' },
  { ...all, money: 'giveBack', status: 'cancelled' },
  // Of this worker the shop has no order: the walk through the sort's index would meet none.
  ...(['all', 'making'] as const).map((due) => ({ ...all, due, assignedTo: nobody })),
]
const told = (filter: Filter) => Object.values(filter).join(' ')

test.each(['promised', 'newest'] as const)(
  'sorted by %s every filter reads by index, on every page',
  async (sort) => {
    for (const filter of filters) {
      let after: string | undefined
      for (let turn = 0; turn < 2; turn++) {
        let next: string | undefined
        const page = { ...filter, sort, today, limit: 50, ...(after ? { after } : {}) }
        const plans = await done(async (tx) => {
          next = (await ordersPage(tx, page)).next
        })
        expectByIndex(plans, `${told(filter)} by ${sort}`)
        after = next
        if (!after) break
      }
    }
  },
)

test('counting reads by index, and the summary by the tallies alone', async () => {
  for (const filter of filters)
    expectByIndex(await done((tx) => countMatching(tx, { ...filter, today, most: 1000 })), told(filter))
  expectByIndex(await done((tx) => unapprovedUntil(tx, today)), 'nobody has taken on')
  const tables = (await done((tx) => sumTallies(tx, today)))
    .flatMap(nodesOf)
    .map((node) => node['Relation Name'])
  expect(tables.filter((name) => name && name !== 'order_tallies')).toEqual([])
})

test('closed orders weigh nothing on the summary, however many years they reach back', async () => {
  const rows = await inShop((client) =>
    txOn(client).selectFrom('order_tallies').select(['tailor_state', 'promised_on', 'orders']).execute(),
  )
  const closed = rows.filter(({ tailor_state }) => ['completed', 'cancelled'].includes(tailor_state))
  expect(closed).toHaveLength(2)
  expect(closed.reduce((sum, { orders }) => sum + Number(orders), 0)).toBeGreaterThan(orders / 2)
})

test('a name that only some have is looked for among the customers, and their orders alone are read', async () => {
  for (const sort of ['promised', 'newest'] as const) {
    const plans = await done((tx) => ordersPage(tx, { ...all, q: 'gurpreet sharma', sort, today, limit: 50 }))
    expectByIndex(plans, sort)
    const passedOver = plans.flatMap(nodesOf).map((node) => node['Rows Removed by Filter'] ?? 0)
    expect(Math.max(...passedOver)).toBeLessThan(orders / 10)
  }
})

test('of the customers a name finds, only the orders of the page are read for their words', async () => {
  const filter = { ...all, q: 'gurpreet sharma', sort: 'promised', today } as const
  const inAll = await inShop((client) => countMatching(txOn(client), { ...filter, most: orders }))
  const plans = await done((tx) => ordersPage(tx, { ...filter, limit: 5 }))
  expect(inAll.count).toBeGreaterThan(20)
  const reads = plans.flatMap(nodesOf).filter((node) => node['Index Name'] === 'orders_pkey')
  expect(reads.length).toBeGreaterThan(0)
  for (const node of reads) expect(node['Actual Loops'] * Math.max(1, node['Actual Rows'])).toBeLessThan(10)
})

test.each([
  ['ORD-1234', [1234]],
  ['ord 12', [12]],
  ['ORD-੧੨੩੪', [1234]],
  ['ord-012-1/2', [12]],
  [`ORD-${orders + 1}`, []],
])('%s names one order, and no other that begins so', async (q, numbers) => {
  const filter = { ...all, q, sort: 'promised', today } as const
  const { rows } = await inShop((client) => ordersPage(txOn(client), { ...filter, limit: 50 }))
  expect(rows.map(({ number }) => number)).toEqual(numbers)
  const counted = await inShop((client) => countMatching(txOn(client), { ...filter, most: 50 }))
  expect(counted.count).toBe(numbers.length)
})

test('whoever was given a third of the book has their page without reading that third', async () => {
  const [worker] = await inShop((client) => txOn(client).selectFrom('members').select('id').execute())
  for (const sort of ['promised', 'newest'] as const) {
    const filter = { ...all, assignedTo: worker?.id ?? '', today }
    const plans = await done((tx) => ordersPage(tx, { ...filter, sort, limit: 50 }))
    const read = plans.flatMap(nodesOf).map((node) => node['Actual Rows'])
    expect(Math.max(...read), sort).toBeLessThan(orders / 10)
    expect(
      (await inShop((client) => ordersPage(txOn(client), { ...filter, sort, limit: 50 }))).rows,
    ).toHaveLength(50)
  }
})

test('pages hold every order once, in order, and what the filter says', async () => {
  for (const [sort, filter] of [
    ['promised', { ...all, due: 'overdue' }],
    ['newest', { ...all, status: 'ready' }],
    ['promised', { ...all, due: 'week', priority: 'medium' }],
  ] as const) {
    const { rows, counted } = await inShop(async (client) => {
      const tx = txOn(client)
      const rows: Awaited<ReturnType<typeof ordersPage>>['rows'] = []
      for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
        const page = await ordersPage(tx, { ...filter, sort, today, limit: 7, ...(after ? { after } : {}) })
        rows.push(...page.rows)
        after = page.next
      }
      return { rows, counted: await countMatching(tx, { ...filter, today, most: 5000 }) }
    })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(counted).toEqual({ count: rows.length, isCapped: false })
    expect(rows.length, told(filter)).toBeGreaterThan(7)
    if (filter.due === 'overdue') expect(rows.every(({ promised_on }) => promised_on < today)).toBe(true)
    if (filter.due === 'week') expect(rows.every((row) => row.promised_on <= addDays(today, 6))).toBe(true)
    const keys = rows.map((row) => (sort === 'promised' ? row.promised_on : row.created_at.toISOString()))
    expect(keys).toEqual(sort === 'promised' ? keys.toSorted() : keys.toSorted().reverse())
  }
})
