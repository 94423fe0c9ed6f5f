/** A search of a big shop reads what it shows, and not the shop: proved by what the database says it did. */
import type { searchRoutes } from '@darzi/contract/search.ts'
import { quickKeys } from '@darzi/tailoring/search/filter.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/tx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { nodesOf, plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigBook } from '../orders/big-book-for-tests.ts'
import { findInShop } from './find.ts'

type Ctx = RequestContext<typeof searchRoutes.find>

const orders = 12_000
const today = '2026-11-21'
const now = new Date(`${today}T09:00:00Z`)
let running: TestApp
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  shopId = (await aBigBook(running.app, { customers: 3000, orders, today })).id
  await asOwner(running.app, (owner) =>
    owner.query('vacuum (analyze) orders, order_pieces, customers, persons'),
  )
}, 240_000)
afterAll(() => running.close())

const searches: Partial<Ctx['query']>[] = [
  ...['sharma', 'gurpreet sharma', 'ORD-1234', '90000', 'nobody at all', 'gurprxet shrma'].map((q) => ({
    q,
  })),
  { q: 'kaur', type: 'order', range: 'month' },
  { q: 'sharma', type: 'customer', range: 'year' },
  { q: 'gurpreet sharma', type: 'paper' },
  ...quickKeys.map((quick) => ({ quick })),
  { quick: 'high', range: 'week' },
]

function contextOf(tx: Tx, query: Partial<Ctx['query']>): Ctx {
  const shop = { country: 'IN', timeZone: 'Asia/Kolkata', currency: 'INR' }
  const asked = { type: 'all', range: 'all', limit: 20, ...query }
  // Of a request only this is looked at.
  return { tx, member: { shopId, shop, may: () => true }, now, query: asked } as unknown as Ctx
}

test.each(searches)('%j reads by index, and a part of the shop', async (query) => {
  const plans = await plansOf(running.app, shopId, (tx) => findInShop(contextOf(tx, query)))
  const nodes = plans.flatMap(nodesOf)
  const scans = nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' && /^(orders|customers|persons)$/.test(node['Relation Name'] ?? ''),
  )
  expect(scans).toEqual([])
  const sorted = nodes
    .filter((node) => node['Node Type'].includes('Sort'))
    .flatMap((sort) => sort.Plans ?? [])
  expect(sorted.filter((node) => node['Actual Rows'] > orders / 8)).toEqual([])
})

test('a name that is one slip away is found among thousands', async () => {
  const plans = await plansOf(running.app, shopId, async (tx) => {
    const { groups, isAlike } = await findInShop(contextOf(tx, { q: 'gurprxet' }))
    expect(isAlike).toBe(true)
    expect(groups[0]?.rows.length).toBeGreaterThan(0)
  })
  expect(plans.length).toBeGreaterThan(0)
})

test('a name nobody has is told without reading the orders of all whose names begin and end like it', async () => {
  const plan = await asOwner(running.app, async (owner) => {
    await owner.query('begin')
    try {
      await owner.query(`select set_config('app.shop_id', $1, true)`, [shopId])
      // As find_orders has it.
      await owner.query('set local enable_seqscan = off')
      await owner.query('set local enable_indexscan = off')
      const { rows: words } = await owner.query(`select words_condition('[["gurpxeet"]]') as met`)
      const { rows } = await owner.query(
        `explain (analyze, format json) select id from orders where ${words[0].met}`,
      )
      return rows[0]['QUERY PLAN'][0].Plan
    } finally {
      await owner.query('rollback')
    }
  })
  const read = nodesOf(plan).filter((node) => node['Node Type'] === 'Bitmap Heap Scan')
  expect(read).toHaveLength(1)
  expect(read[0]?.['Rows Removed by Filter'] ?? 0).toBeLessThan(orders / 1000)
})
