/** Finding a tailor reads as much as the page needs, and not the platform: proved by the blocks the database read. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { foundListings, type ListingFilter } from './listing-queries.ts'
import { manyListings } from './many-listings-for-tests.ts'

const shops = process.env.DARZI_TEST_ALL ? 50_000 : 10_000

let running: TestApp
let tableBlocks: number
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  tableBlocks = await asOwner(running.app, async (owner) => {
    await manyListings(owner, shops)
    const { rows } = await owner.query<{ blocks: number }>(
      `select pg_relation_size('listings') / current_setting('block_size')::int as blocks`,
    )
    return Number(rows[0]?.blocks)
  })
}, 120_000)
afterAll(() => running.close())

test.each<[string, ListingFilter, string]>([
  ['the best of all', {}, 'best'],
  ['the best of a city', { city: 'city 7' }, 'best'],
  ['a name', { words: ['tailor', '7777'] }, 'best'],
  ['what nobody is called', { words: ['zzmarigold'] }, 'best'],
  ['good ones where a woman measures', { rating: 4, woman: true }, 'best'],
  ['who is free by a day', { free: '2999-01-01' }, 'best'],
  ['the nearest', { lat: 20, lng: 73, km: 25 }, 'near'],
])('%s is found in a part of the blocks', async (_what, filter, sort) => {
  const [plan] = await plansOf(running.app, running.app.newId(), (tx) =>
    foundListings(tx, { filter, sort, most: 25 }),
  )
  const blocks = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  expect(blocks).toBeGreaterThan(0)
  expect(blocks).toBeLessThan(Math.max(400, tableBlocks / 2))
})
