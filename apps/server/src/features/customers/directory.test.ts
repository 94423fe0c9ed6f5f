import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { filterBounds, matchesFilter } from '@darzi/tailoring/customers/badge.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { inDirectoryOrder } from '@darzi/tailoring/customers/directory.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { dayIn } from '../shops/time-zone.ts'

const sorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const
const filters = ['all', 'recent', 'repeat', 'inactive'] as const
const names = [
  'Asha Verma',
  'asha verma',
  'Élodie',
  'आशा शर्मा',
  'ਗੁਰਪ੍ਰੀਤ',
  'Zoya',
  '  amar',
  '7 Up Stores',
  'Ravi',
  'Ravi',
  'Bina',
  '"Quoted" \\ Name',
  'O’Brien',
  'Çelik',
  'Ñandu',
  'İpek',
  'Ünal',
  'वर्मा',
  'ਸਿੰਘ',
  'Ravi Kumar',
  '🪡',
]

let running: TestApp
let owner: Visitor
let today: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  owner = (await aShopAtWork(running.app)).owner
  today = dayIn('Asia/Kolkata', running.app.now())
  for (const [place, name] of names.entries()) {
    const lastOrderDate = place % 5 === 0 ? undefined : addDays(today, -((place * 9) % 70))
    const earlier = { orders: lastOrderDate ? place % 4 : 0, spentMinor: (place % 3) * 1000, lastOrderDate }
    const tags = place % 2 ? ['odd', 'all'] : ['all']
    const { id } = await owner.call('POST /api/customers', { body: { name, earlier, tags } })
    if (place % 7 === 6) await owner.call('POST /api/customers/:id/archive', { params: { id } })
  }
})
afterAll(() => running.close())

type Query = Record<string, string | number | undefined>

async function allPages(query: Query, limit: number): Promise<CustomerCard[]> {
  const rows: CustomerCard[] = []
  let after: string | undefined
  do {
    const page = await owner.call('GET /api/customers', {
      query: { ...query, limit, ...(after ? { after } : {}) },
    })
    rows.push(...page.rows)
    after = page.next
  } while (after)
  return rows
}

const everyone = async (archived: 'true' | 'false') => allPages({ archived }, 200)

describe('every sort and filter', () => {
  const combinations = sorts.flatMap((sort) => filters.map((filter) => ({ sort, filter })))
  test.each(combinations)(
    '$sort of $filter shows whom the rules name, in their order, page by page',
    async (query) => {
      for (const archived of ['false', 'true'] as const) {
        const matching = (await everyone(archived))
          .filter((card) =>
            matchesFilter(
              { lastOrderOn: card.lastOrderDate, totalOrders: card.totalOrders },
              query.filter,
              today,
            ),
          )
          .sort(inDirectoryOrder(query.sort))
        const shown = await allPages({ ...query, archived }, 3)
        expect(shown.map((card) => card.id)).toEqual(matching.map((card) => card.id))
        const counted = await owner.call('GET /api/customers/count', { query: { ...query, archived } })
        expect(counted).toEqual({ count: matching.length, isCapped: false })
      }
    },
  )

  test('the bounds of a filter are days of the shop: thirty days ago is recent, the day before is not', async () => {
    const { recentFrom } = filterBounds(today)
    const shop = await aShopAtWork(running.app)
    for (const [name, lastOrderDate] of [
      ['in', recentFrom],
      ['out', addDays(recentFrom, -1)],
    ] as const)
      await shop.owner.call('POST /api/customers', {
        body: { name, earlier: { orders: 1, spentMinor: 0, lastOrderDate } },
      })
    const shown = async (filter: string) =>
      (await shop.owner.call('GET /api/customers', { query: { filter } })).rows.map((row) => row.name)
    expect([await shown('recent'), await shown('inactive')]).toEqual([['in'], ['out']])
    expect(await shop.owner.call('GET /api/customers/summary')).toMatchObject({
      total: 2,
      recent: 1,
      inactive: 1,
    })
  })
})

test('a list that changes between two pages neither repeats nor loses who stayed where they were', async () => {
  const shop = await aShopAtWork(running.app)
  for (const name of ['b', 'd', 'f', 'h']) await shop.owner.call('POST /api/customers', { body: { name } })
  const first = await shop.owner.call('GET /api/customers', { query: { sort: 'name', limit: 2 } })
  for (const name of ['a', 'c', 'g']) await shop.owner.call('POST /api/customers', { body: { name } })
  const second = await shop.owner.call('GET /api/customers', {
    query: { sort: 'name', limit: 10, after: first.next },
  })
  expect([...first.rows, ...second.rows].map((row) => row.name)).toEqual(['b', 'd', 'f', 'g', 'h'])
})

test('a tag narrows every list and its count', async () => {
  const odd = (await everyone('false')).filter((card) => card.tags.includes('odd'))
  const query = { tag: 'odd', sort: 'name' } as const
  const shown = await allPages(query, 2)
  expect(shown.map((card) => card.id)).toEqual(odd.sort(inDirectoryOrder('name')).map((card) => card.id))
  expect(await owner.call('GET /api/customers/count', { query })).toMatchObject({ count: odd.length })
  expect((await owner.call('GET /api/customers', { query: { tag: "odd' or true --" } })).rows).toEqual([])
})

test('the summary counts as the rules do', async () => {
  const active = await everyone('false')
  const matching = (filter: (typeof filters)[number]) =>
    active.filter((card) =>
      matchesFilter({ lastOrderOn: card.lastOrderDate, totalOrders: card.totalOrders }, filter, today),
    ).length
  expect(await owner.call('GET /api/customers/summary')).toEqual({
    total: active.length,
    recent: matching('recent'),
    repeat: matching('repeat'),
    inactive: matching('inactive'),
    archived: (await everyone('true')).length,
    totalOrders: active.reduce((sum, card) => sum + card.totalOrders, 0),
    totalSpentMinor: active.reduce((sum, card) => sum + card.totalSpentMinor, 0),
    tags: [
      { tag: 'all', customers: active.length },
      { tag: 'odd', customers: active.filter((card) => card.tags.includes('odd')).length },
    ],
  })
})

describe('a cursor', () => {
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const id = '0190a1b2-0000-7000-8000-000000000000'
  test.each([
    ['is no cursor', 'x'],
    ['is empty', ''],
    ['is of another sort', forged('totalSpent', 5, id)],
    ['has a key of the wrong kind', forged('lastOrder', 5, id)],
    ['names a day that is in no calendar', forged('lastOrder', '2026-02-31', id)],
    ['has no id', forged('lastOrder', '2026-02-01', 'x')],
    ['carries SQL', forged('lastOrder', "2026-02-01'; drop table customers; --", id)],
    ['is a list of nothing', forged()],
  ])('that %s is refused', async (_what, after) => {
    const refused = await owner.try('GET /api/customers', { query: { after } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'after' }])
  })

  test('too big for its column is refused', async () => {
    for (const [sort, key] of [
      ['totalOrders', 2 ** 31],
      ['totalSpent', 1e300],
      ['name', '\u0000'],
    ] as const)
      expect(
        (await owner.try('GET /api/customers', { query: { sort, after: forged(sort, key, id) } })).status,
      ).toBe(400)
  })
})

test('counting stops at a thousand', async () => {
  const { shop, owner: big } = await aShopAtWork(running.app)
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
    await sql`insert into customers (shop_id, id, number, name, search_text, created_at, updated_at)
      select ${shop.id}, gen_random_uuid(), n, 'Asha', 'asha', now(), now() from generate_series(1, 1001) n`.execute(
      tx,
    )
  })
  expect(await big.call('GET /api/customers/count')).toEqual({ count: 1000, isCapped: true })
  expect(await big.call('GET /api/customers/count', { query: { q: 'asha' } })).toEqual({
    count: 1000,
    isCapped: true,
  })
})
