/** The figures of a big shop are read from its days and not from its book. */
import { spansOf } from '@darzi/tailoring/analytics/spans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { nodesOf, plansOf } from '../../testing/explain.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigBook } from '../orders/big-book-for-tests.ts'
import { dayIn } from '../shops/api.ts'
import {
  activeByMonth,
  customersWithin,
  owedByDay,
  pendingSince,
  stepSums,
  sumsOf,
  weekdaySums,
} from './figure-queries.ts'

const orders = 20_000
let running: TestApp
let shopId: string
const today = dayIn('Asia/Kolkata', new Date())
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  shopId = (await aBigBook(running.app, { customers: 2000, orders, today })).id
  await asOwner(running.app, (owner) => owner.query('vacuum (analyze) orders, customers, day_figures'))
}, 120_000)
afterAll(() => running.close())

const year = spansOf({ range: 'year' }, today)
if ('refused' in year) throw new Error(year.refused)
const { spans } = year
const month = { from: `${today.slice(0, 7)}-01`, to: today }

const asks = {
  'the figures of a year and the year before': (tx) => sumsOf(tx, spans, today),
  'the steps of its chart': (tx) => stepSums(tx, { from: spans.wholeBefore.from, to: today }, 'month'),
  'days of the week': (tx) => weekdaySums(tx, spans.now),
  'what is owed': owedByDay,
  'who ordered in which month': (tx) => activeByMonth(tx, spans.wholeBefore.from),
  'what waits': (tx) => pendingSince(tx, spans.now.from),
  'customers of a month': (tx) => customersWithin(tx, month),
} satisfies Record<string, Parameters<typeof plansOf>[2]>

test.each(Object.entries(asks))('%s: one statement, by index, and a part of the book', async (_name, ask) => {
  const plans = await plansOf(running.app, shopId, ask)
  expect(plans).toHaveLength(1)
  const nodes = plans.flatMap(nodesOf)
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  expect(scanned.map((node) => node['Relation Name']).filter((table) => table !== 'day_figures')).toEqual([])
  const ofOrders = nodes.filter((node) => node['Relation Name'] === 'orders')
  const read = ofOrders.map((node) => node['Actual Rows'] * node['Actual Loops'])
  expect(Math.max(0, ...read)).toBeLessThan(orders / 10)
})

test('customers of a month are counted from indexes alone', async () => {
  const plans = await plansOf(running.app, shopId, (tx) => customersWithin(tx, month))
  const read = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] !== undefined)
  expect(read.map((node) => [node['Relation Name'], node['Node Type']])).toEqual([
    ['orders', 'Index Only Scan'],
    ['customers', 'Index Only Scan'],
  ])
})

test('rows read grow with the days and not with the orders, and statements not at all', async () => {
  const rows = await asOwner(running.app, (owner) =>
    owner.query('select count(*)::int as rows from day_figures where shop_id = $1', [shopId]),
  )
  // Three years of days, each with its states, hours, promises, garments and what became ready and owed.
  expect(rows.rows[0].rows).toBeLessThan(3 * 366 * 25)
  const manager = await memberAtWork(running.app, shopId, 'manager')
  const ask = () => manager.call('GET /api/analytics', { query: { range: 'year' } })
  await ask()
  const statements = await recordStatements(running.app.database.pool, ask)
  expect(statements.length).toBeLessThanOrEqual(14)
})
