/**
 * The directory of a big shop reads as much as the page needs, and not the shop: proved by what the database says it
 * did (explain), under the row security a request has.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { txOn } from '../../db/tx.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { insideShop, nodesOf, type PlanNode, plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigShop } from './big-shop-for-tests.ts'
import { countMatching, directoryPage, type Filter } from './directory-queries.ts'
import { requireFreePhone } from './phone-queries.ts'

const customers = 20_000
const today = '2026-11-21'
const all = { filter: 'all', archived: 'false' } as const

let running: TestApp
let shopId: string
let tableBlocks: number
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  await aBigShop(running.app, { customers: 2000, today })
  shopId = (await aBigShop(running.app, { customers, today })).id
  tableBlocks = await asOwner(running.app, async (owner) => {
    await owner.query('analyze customers')
    const { rows } = await owner.query<{ blocks: number }>(
      `select pg_relation_size('customers') / current_setting('block_size')::int as blocks`,
    )
    return Number(rows[0]?.blocks)
  })
})
afterAll(() => running.close())

const inShop = <T>(id: string, work: (client: pg.PoolClient) => Promise<T>) =>
  insideShop(running.app, id, work)
const done = (ask: (tx: ReturnType<typeof txOn>) => Promise<unknown>) => plansOf(running.app, shopId, ask)

const blocksOf = (plan: PlanNode) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

/** Whoever sorts more than a tenth of the shop sorts the shop. */
const mostSorted = customers / 10
function expectByIndex(plans: PlanNode[]) {
  const nodes = plans.flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const sorts = nodes.filter((node) => node['Node Type'].includes('Sort'))
  expect(sorts.flatMap((sort) => sort.Plans ?? []).filter((fed) => fed['Actual Rows'] > mostSorted)).toEqual(
    [],
  )
}

const sorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const
const filters: Filter[] = [
  ...(['all', 'recent', 'repeat', 'inactive'] as const).map((filter) => ({ ...all, filter })),
  { ...all, archived: 'true' },
  ...['vip', 'regular', 'nobody wears it'].map((tag) => ({ ...all, tag })),
  ...['sharma', 'sharma 199', 'gurpreet gill', '90 0007', 'cust1234', 'a', 'kumari'].map((q) => ({
    ...all,
    q,
  })),
  { ...all, filter: 'recent', tag: 'regular', q: 'kaur' },
]
const told = (wanted: Filter) => Object.values(wanted).join(' ')

describe.each(sorts)('sorted by %s', (sort) => {
  test.each(filters.map((wanted) => [told(wanted), wanted] as const))(
    '%s reads by index, on every page',
    async (_told, wanted) => {
      const page = { ...wanted, sort, today, limit: 50 }
      let after: string | undefined
      for (let turn = 0; turn < 2; turn++) {
        let next: string | undefined
        const plans = await done(async (tx) => {
          next = (await directoryPage(tx, after ? { ...page, after } : page)).next
        })
        expectByIndex(plans)
        after = next
        if (!after) break
      }
    },
  )
})

test.each(filters.map((wanted) => [told(wanted), wanted] as const))(
  'counting %s reads by index',
  async (_told, wanted) => {
    expectByIndex(await done((tx) => countMatching(tx, { ...wanted, today, most: 1000 })))
  },
)

test('what few have touches a small part of the table', async () => {
  for (const wanted of [
    { ...all, q: 'gurpreet 1234' },
    { ...all, q: '900079190' },
    { ...all, tag: 'vip' },
  ]) {
    const plans = await done((tx) => directoryPage(tx, { ...wanted, sort: 'name', today, limit: 10 }))
    expect(Math.max(...plans.map(blocksOf)), told(wanted)).toBeLessThan(tableBlocks / 3)
  }
})

test('a page of a common name touches what lies on its way, and the whole shop is not asked', async () => {
  const wanted = { ...all, q: 'gurpreet', sort: 'lastOrder', today, limit: 10 } as const
  const plans = await done((tx) => directoryPage(tx, wanted))
  expect(plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'ProjectSet')).toEqual([])
  const fetched = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'customers')
  expect(Math.max(...fetched.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(1000)
})

test('common words, met on the way, find whom the search function names', async () => {
  const { found, named } = await inShop(shopId, async (client) => {
    const tx = txOn(client)
    const wanted = { ...all, q: 'sharma', tag: 'regular', sort: 'name', today, limit: 200 } as const
    const ids: string[] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const { rows, next } = await directoryPage(tx, after ? { ...wanted, after } : wanted)
      ids.push(...rows.map((row) => row.id))
      after = next
    }
    const named = await sql<{ id: string }>`
      select find_customers('[["sharma"]]', 'regular', 'active', 100000) as id`.execute(tx)
    return { found: ids, named: named.rows.map((row) => row.id) }
  })
  expect(found.length).toBeGreaterThan(500)
  expect(found.sort()).toEqual(named.sort())
})

test('a phone is looked up by its index', async () => {
  expectByIndex(await done((tx) => requireFreePhone(tx, '+919000000001', running.app.newId())))
})

test('the search looks in the shop of the request alone, and nowhere without one', async () => {
  const found = (id: string) =>
    inShop(id, async (client) => {
      const ids = sql`select find_customers('[["asha"]]', null, 'active', 100000)`
      return (await ids.execute(txOn(client))).rows.length
    })
  expect([await found(''), await found(running.app.newId()), await found(shopId)]).toEqual([0, 0, 2800])
})
