/** Finding a tailor reads as much as the page needs, and not the platform: proved by the blocks the database read. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { foundListings, type ListingFilter } from './listing-queries.ts'

const shops = process.env.DARZI_TEST_ALL ? 50_000 : 10_000
const cities = 100

let running: TestApp
let tableBlocks: number
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  tableBlocks = await asOwner(running.app, async (owner) => {
    await owner.query(`
      insert into shops (id, name, kind, email, country, currency, time_zone, plan, is_demo, trial_ends_at, created_at)
      select gen_random_uuid(), 'Tailor ' || n, 'tailor', n || '@example.test', 'IN', 'INR', 'Asia/Kolkata', 'free', false, now(), now()
        from generate_series(1, ${shops}) n`)
    await owner.query(`alter table listings no force row level security`)
    await owner.query(`alter table listings disable trigger fill_listing`)
    await owner.query(`
      insert into listings (shop_id, is_listed, slug, languages, has_woman, latitude, longitude, name, city, search_text, reviews, stars)
      select s.id, true, 'tailor-' || s.n, array['pa'], s.n % 3 = 0, 8 + (s.n % 200) * 0.1, 70 + (s.n / 200 % 200) * 0.1, s.name,
             'City ' || s.n % ${cities}, lower(s.name || ' city ' || s.n % ${cities}), s.n % 40, s.n % 40 * (1 + s.n % 5)
        from (select *, split_part(name, ' ', 2)::int as n from shops where name like 'Tailor %') s`)
    await owner.query(`alter table listings enable trigger fill_listing`)
    await owner.query(`alter table listings force row level security`)
    await owner.query('analyze listings')
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
  ['the nearest', { lat: 20, lng: 73, km: 25 }, 'near'],
])('%s is found in a part of the blocks', async (_what, filter, sort) => {
  const [plan] = await plansOf(running.app, running.app.newId(), (tx) =>
    foundListings(tx, { filter, sort, most: 25 }),
  )
  const blocks = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  expect(blocks).toBeGreaterThan(0)
  expect(blocks).toBeLessThan(Math.max(400, tableBlocks / 2))
})
