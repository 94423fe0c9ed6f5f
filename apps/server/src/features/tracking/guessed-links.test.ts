import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBigBook } from '../orders/big-book-for-tests.ts'
import { newTrackingToken } from '../orders/tracking-token.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
}, 60_000)
afterAll(() => running.close())

const many = (count: number) => Array.from({ length: count }, newTrackingToken)

/** A shop of so many orders, each under a link as orders are given it; answers the links. */
async function aShopOfLinks(orders: number): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10)
  await aBigBook(running.app, { customers: 200, orders, today })
  const tokens = many(orders)
  await asOwner(running.app, async (client) => {
    await client.query('alter table orders disable trigger user')
    await client.query('update orders set tracking_token = ($1::text[])[number]', [tokens])
    await client.query('alter table orders enable trigger user')
  })
  return tokens
}

/** How many orders these links lead to, asked as whoever opens one asks: signed in nowhere. */
const found = (guesses: readonly string[]) =>
  transact(running.app.database.pool, { side: 'nobody' }, async ({ tx }) => {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from unnest(${guesses}::text[]) guess, find_tracked(guess)`.execute(tx)
    return rows[0]?.hits
  })

const isWholeRun = Boolean(process.env.DARZI_TEST_ALL)
const guesses = isWholeRun ? 1_000_000 : 20_000
const orders = isWholeRun ? 5_000 : 1_000
const made = isWholeRun ? 100_000 : 20_000

test('links guessed by the thousand, made as the app makes them, lead to none of a shop’s orders', async () => {
  const links = await aShopOfLinks(orders)
  expect(await found(links)).toBe(orders)
  for (let guessed = 0; guessed < guesses; guessed += 20_000) expect(await found(many(20_000))).toBe(0)
}, 300_000)

test('a link carries 128 bits of chance: 22 letters, none twice in 20,000, every bit as often set as not', () => {
  const tokens = many(made)
  expect(tokens.every((token) => /^[\w-]{22}$/.test(token))).toBe(true)
  expect(new Set(tokens).size).toBe(tokens.length)
  const set = new Array<number>(128).fill(0)
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes.length).toBe(16)
    for (let bit = 0; bit < 128; bit++)
      set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit % 8)) & 1)
  }
  // Of fair bits one in 10^9 is six of its deviations from the half.
  const deviation = Math.sqrt(made) / 2
  for (const times of set) expect(Math.abs(times - made / 2)).toBeLessThan(6.3 * deviation)
})
