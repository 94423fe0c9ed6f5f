/** The morning of a big shop reads what is due, and not the book. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { nodesOf, type PlanNode, plansOf } from '../../testing/explain.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { takenOn } from '../ledger/api.ts'
import { aBigBook } from './big-book-for-tests.ts'
import { bookFacts, ordersOfDay, unmeasuredPieces } from './today-queries.ts'

const today = '2026-11-21'
const orders = 20_000

let running: TestApp
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  await aBigBook(running.app, { customers: 500, orders: 3000, today })
  shopId = (await aBigBook(running.app, { customers: 2000, orders, today })).id
  await asOwner(running.app, async (owner) => {
    // One order after the other would be summed up anew, and nothing here asks for the sums.
    await owner.query('alter table payments disable trigger user')
    await owner.query(`insert into payments (shop_id, id, order_id, kind, method, status, amount_minor, created_at, completed_at)
      select shop_id, gen_random_uuid(), id, 'payment', 'cash', 'completed', 100, created_at, created_at from orders`)
    await owner.query('alter table payments enable trigger user')
    await owner.query('vacuum (analyze) orders, order_pieces, customers, payments, order_tallies')
    await owner.query('analyze') // a plan looks at every table it names, whether or not the database came round to it
  })
}, 240_000)
afterAll(() => running.close())

const asks = {
  'orders of the day': (tx) => ordersOfDay(tx, today),
  'pieces without sizes': unmeasuredPieces,
  'whether there are orders, and what is ready': (tx) => bookFacts(tx, today),
  'money of the day': (tx) => takenOn(tx, { day: today, timeZone: 'Asia/Kolkata' }),
} satisfies Record<string, Parameters<typeof plansOf>[2]>

test.each(Object.entries(asks))(
  '%s: one statement, by index, and a small part of the book',
  async (_name, ask) => {
    const plans = await plansOf(running.app, shopId, ask)
    expect(plans).toHaveLength(1)
    const nodes = plans.flatMap(nodesOf)
    const scanned = nodes.filter(
      (node) =>
        node['Node Type'] === 'Seq Scan' &&
        /^orders|order_pieces|customers|payments/.test(node['Relation Name'] ?? ''),
    )
    expect(scanned).toEqual([])
    const rowsOf = (node: PlanNode) =>
      Math.max(node['Actual Rows'], node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']
    expect(nodes.filter((node) => rowsOf(node) >= orders / 10)).toEqual([])
  },
)

test('the whole morning takes few statements', async () => {
  await asOwner(running.app, async (owner) => {
    // Of every other piece the sizes were frozen, and some are missing: what is needed then and today is asked.
    await owner.query(
      `update order_pieces set snapshot = '{"fields": ["chest"], "needed": ["chest", "waist"], "values": [{"field": "chest"}]}'
        where shop_id = $1 and state in ('waiting', 'working') and get_byte(uuid_send(id), 15) % 2 = 0`,
      [shopId],
    )
  })
  const manager = await memberAtWork(running.app, shopId, 'manager')
  const ask = () => manager.call('GET /api/today')
  const { shop } = await ask()
  expect([shop?.orders.length, shop?.unmeasured.length].every((count) => count && count > 9)).toBe(true)
  const asked = await recordStatements(running.app.database.pool, ask)
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('where everybody is measured, those still in the making are looked through and no more', async () => {
  await asOwner(running.app, async (owner) => {
    await owner.query(
      `update order_pieces set snapshot = '{"fields": ["chest"], "needed": ["chest"], "values": [{"field": "chest"}]}'
        where shop_id = $1 and state in ('waiting', 'working')`,
      [shopId],
    )
    await owner.query('vacuum (analyze) order_pieces')
  })
  const nodes = (await plansOf(running.app, shopId, unmeasuredPieces)).flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  expect(Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThan(
    orders / 10,
  )
})
