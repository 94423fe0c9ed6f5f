/**
 * How long the owner's figures and the one search take in a shop with very many orders: in one process, one request at a time, the
 * small shop (a hundredth of the orders) and the big one by turns, so that what else the machine does meets both. On PostgreSQL where
 * there is one, else on the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import type { AppContext } from '../../apps/server/src/http/app-context.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { startPostgres } from '../postgres.ts'
import { analyticsCases } from './analytics-cases.ts'
import type { BenchCase } from './bench-case.ts'
import { environmentOf, ordersGiven, type Shops, seedPlatform, wantedOf } from './bench-database.ts'
import type { Place } from './bench-place.ts'
import { getToKnow, type Known } from './known.ts'
import { signIn } from './plan-cases.ts'
import { printTable } from './print-table.ts'
import { searchCases } from './search-cases.ts'

export async function benchOffice(isQuick: boolean): Promise<void> {
  const orders = ordersGiven() ?? (isQuick ? 100_000 : 1_000_000)
  const cluster = await startPostgres({ durability: 'bench' })
  const url = 'unavailable' in cluster ? undefined : cluster.url
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-office-'))
  const place: Place = { kind: url ? 'postgres' : 'embedded', folder, ...(url && { url }) }
  try {
    const biggest = Math.ceil(orders / 10)
    const customers = Math.ceil(biggest * 1.1)
    const shops = await seedPlatform(place, { shops: 5, customers, biggest, orders })
    await measureOffice(place, shops, isQuick ? 60 : 600)
  } finally {
    if (!('unavailable' in cluster)) await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures a platform that has been seeded. */
export async function measureOffice(place: Place, { small, biggest }: Shops, turns: number) {
  const app = await buildApp(readSettings(environmentOf(place)), { works: false })
  try {
    const asked = [await openShop(app, small), await openShop(app, biggest)]
    const rows: (string | number)[][] = []
    for (const each of wantedOf([...analyticsCases, ...searchCases])) {
      const [inSmall = [], inBig = []] = await byTurns(app, each, { asked, turns })
      rows.push(rowOf(each, inSmall, inBig))
    }
    console.log(`\none at a time, ${turns} times each, ${place.kind}`)
    printTable(['asked for', 'small p50', 'least ms', 'p50 ms', 'p99 ms', 'growth of p50', 'aim', ''], rows)
  } finally {
    await app.fastify.close()
  }
}

interface Asked {
  cookie: string
  known: Known
}

async function openShop(app: AppContext, shop: Shops['small']): Promise<Asked> {
  const cookie = await signIn(app, shop)
  return { cookie, known: await getToKnow(app, shop, cookie) }
}

const warmUps = 10

async function byTurns(app: AppContext, each: BenchCase, given: { asked: readonly Asked[]; turns: number }) {
  const waited = given.asked.map((): number[] => [])
  for (let turn = -warmUps; turn < given.turns; turn++)
    for (const [place, { cookie, known }] of given.asked.entries()) {
      const url = each.path(known, turn + warmUps)
      const begun = performance.now()
      const answer = await app.fastify.inject({ url, headers: { cookie } })
      const ms = performance.now() - begun
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
      if (turn >= 0) waited[place]?.push(ms)
    }
  return waited.map((times) => times.toSorted((one, other) => one - other))
}

function rowOf({ name, aimMs = 0 }: BenchCase, inSmall: readonly number[], inBig: readonly number[]) {
  const ms = [at(inSmall, 0.5), at(inBig, 0), at(inBig, 0.5), at(inBig, 0.99)]
  const growth = (at(inBig, 0.5) / at(inSmall, 0.5)).toFixed(2)
  return [name, ...ms.map((each) => each.toFixed(1)), growth, aimMs, at(inBig, 0.99) > aimMs ? 'above' : '']
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
