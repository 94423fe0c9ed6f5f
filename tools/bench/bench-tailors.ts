/**
 * How long finding a tailor takes among 50,000 listed shops: each way of asking in turn, over HTTP in one process, on PostgreSQL where
 * there is one, else on the embedded database. The database is made for this and thrown away.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { cities, manyListings } from '../../apps/server/src/features/find-tailors/many-listings-for-tests.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { asOwner } from '../../apps/server/src/testing/as-owner.ts'
import { startPostgres } from '../postgres.ts'
import { printTable } from './print-table.ts'

const aimedAtMs = 50
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Each asks for something else every turn, as people do. */
const asked: Record<string, (turn: number) => string> = {
  'nothing: the best of all': () => '',
  'the best of a city': (turn) => `city=City+${turn % cities}`,
  'a name': (turn) => `q=tailor+${1000 + turn * 37}`,
  'a word nobody has': (turn) => `q=zzmarigold${turn}`,
  'two letters': () => 'q=ta',
  'the nearest': (turn) => `lat=${10 + (turn % 100) / 10}&lng=${72 + (turn % 50) / 10}&sort=near`,
  'the nearest within 200 km': (turn) =>
    `lat=${10 + (turn % 100) / 10}&lng=${72 + (turn % 50) / 10}&km=200&sort=near`,
  'four stars, a woman, verified': () => 'rating=4&woman=true&verified=true',
  'a shirt, the cheapest first': () => 'garment=shirt&sort=price',
  'a shirt for a price, in a language': (turn) => `garment=shirt&upTo=${400 + (turn % 9) * 100}&language=ta`,
  'a shirt in time, kept promises': (turn) => `garment=shirt&ready=${day(4 + (turn % 8))}&kept=90`,
  'free by a day': (turn) => `free=${day(turn % 20)}`,
  'free by a day, near, a shirt': (turn) =>
    `free=${day(turn % 20)}&lat=${10 + (turn % 100) / 10}&lng=73&sort=near&garment=shirt`,
  'nobody: all filters at once': () =>
    'city=City+3&garment=shirt&upTo=301&rating=5&kept=100&language=ur&woman=true&verified=true',
}

export async function benchTailors(isQuick: boolean): Promise<void> {
  const shops = isQuick ? 5_000 : 50_000
  const turns = isQuick ? 50 : 200
  const cluster = await startPostgres({ durability: 'bench' })
  const url = 'unavailable' in cluster ? undefined : cluster.url
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-tailors-'))
  const settings = { DARZI_DATA: folder, DARZI_DEMO: 'off', DARZI_LOG: 'error', RATE_PER_ADDRESS: '1000000' }
  const app = await buildApp(readSettings({ ...settings, ...(url ? { DATABASE_URL: url } : {}) }), {
    works: false,
  })
  try {
    await asOwner(app, (owner) => manyListings(owner, shops))
    const rows: (string | number)[][] = []
    for (const [name, queryOf] of Object.entries(asked)) {
      const ms: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        await asOwner(app, (owner) => owner.query('delete from attempt_limits'))
        const begun = performance.now()
        const answer = await app.fastify.inject({ url: `/api/tailors?limit=25&${queryOf(turn)}` })
        ms.push(performance.now() - begun)
        if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
      }
      const sorted = ms.toSorted((one, other) => one - other)
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      const isAbove = at(0.99) > aimedAtMs
      rows.push([name, ...[0, 0.5, 0.99].map((share) => at(share).toFixed(1)), isAbove ? 'above' : ''])
    }
    console.log(
      `\nfinding a tailor among ${shops} listed shops, ${url ? 'PostgreSQL' : 'embedded'}, one at a time`,
    )
    printTable(['asked for', 'least ms', 'p50 ms', 'p99 ms', `aimed at ${aimedAtMs}`], rows)
  } finally {
    await app.fastify.close()
    if (!('unavailable' in cluster)) await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
