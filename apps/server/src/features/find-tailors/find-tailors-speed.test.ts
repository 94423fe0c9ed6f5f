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

const inCoast = { lat: 20, lng: 73 }
test.each<[string, ListingFilter, string]>([
  ['the best of all', {}, 'best'],
  ['the best of a city', { city: 'city 7' }, 'best'],
  ['a name', { words: ['tailor', '7777'] }, 'best'],
  ['what nobody is called', { words: ['zzmarigold'] }, 'best'],
  ['two letters', { words: ['ta'] }, 'best'],
  ['the nearest', inCoast, 'near'],
  ['the nearest within 25 km', { ...inCoast, km: 25 }, 'near'],
  ['good ones where a woman measures', { rating: 4, woman: true, verified: true }, 'best'],
  ['the cheapest shirt', { garment: 'shirt' }, 'price'],
  ['a shirt in time', { garment: 'shirt', ready: '2999-01-01', today: '2026-01-01', kept: 90 }, 'best'],
  ['who is free by a day', { free: '2999-01-01' }, 'best'],
  ['who is free by a day, near, for a shirt', { free: '2999-01-01', ...inCoast, garment: 'shirt' }, 'near'],
  [
    'nobody, by all at once',
    { city: 'city 3', garment: 'shirt', rating: 5, kept: 100, language: 'ur', woman: true, verified: true },
    'best',
  ],
])('%s is found in a part of the blocks', async (_what, filter, sort) => {
  const blocks = await blocksRead(filter, sort)
  expect(blocks).toBeGreaterThan(0)
  expect(blocks).toBeLessThan(Math.max(400, tableBlocks / 2))
})

test('a shirt for a price, in a rare language: the best are walked until enough are found', async () => {
  const filter = { garment: 'shirt', currency: 'INR', upTo: 60_000, language: 'ta' }
  const blocks = await blocksRead(filter, 'best')
  expect(blocks).toBeGreaterThan(0)
  // Three blocks tell the price of one tailor: so some hundred tailors are walked, however many there are.
  expect(blocks).toBeLessThan(2000)
})

async function blocksRead(filter: ListingFilter, sort: string): Promise<number> {
  const [plan] = await plansOf(running.app, running.app.newId(), (tx) =>
    foundListings(tx, { filter, sort, most: 25 }),
  )
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}
