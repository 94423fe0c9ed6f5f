import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { prepareJobs } from '../../apps/server/src/jobs/jobs.ts'
import { type BigPlan, seedBig } from '../../apps/server/src/seed/seed-big.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { startPostgres } from '../postgres.ts'
import { analyticsCases } from './analytics-cases.ts'
import type { BenchCase } from './bench-case.ts'
import type { Place } from './bench-place.ts'
import { compareShops } from './compare-shops.ts'
import { customerCases } from './customer-cases.ts'
import { getToKnow, orderAt } from './known.ts'
import type { Measured } from './load.ts'
import { type Comparison, concurrencies, measureBoth } from './measure.ts'
import { orderCases, orderLists, paperCases } from './order-cases.ts'
import { encodePlan } from './plan.ts'
import { planCases, signIn } from './plan-cases.ts'
import { searchCases } from './search-cases.ts'
import type { SeededShop } from './seeded-shop.ts'

/** Customers following their orders, from another address each time: trying phones is guarded per address and phone. */
const trackingCases: BenchCase[] = [
  {
    name: 'tracking by private link',
    method: 'GET',
    isPublic: true,
    path: ({ track }) => `/api${track}`,
  },
  {
    name: 'tracking by phone',
    method: 'GET',
    isPublic: true,
    path: (known, turn) => `/api/orders/track?phone=${encodeURIComponent(orderAt(known, turn).phone)}`,
  },
  {
    name: 'tracking by a phone nobody has',
    method: 'GET',
    isPublic: true,
    path: (_known, turn) => `/api/orders/track?phone=${encodeURIComponent(`+9170000${10_000 + turn}`)}`,
  },
]

const head = [
  'at once',
  'house/s',
  'p50 ms',
  'p99 ms',
  'statements',
  'bare/s',
  'p50 ms',
  'p99 ms',
  'ratio',
  'plain SQL/s',
  'ratio',
]
const nameWidth = 40

/** The head of the table that is printed a line at a time: a run is long, and what was measured should not be lost. */
function printHead() {
  console.log(line('case', head))
  console.log(
    line(
      '-'.repeat(nameWidth),
      head.map((title) => '-'.repeat(title.length)),
    ),
  )
}

/** Both servers side by side; the aim is half of the bare server's requests a second. */
function printComparison({ name, connections, app, bare, best, statements }: Comparison) {
  const isFirst = connections === concurrencies[0]
  const cells = [connections, ...figures(app), statements, ...beside(app, bare), ...besideBest(app, best)]
  const isBelow = bare && app.perSecond < bare.perSecond / 2
  console.log(line(isFirst ? name : '', cells) + (isBelow ? '  below half' : ''))
}

const figures = ({ perSecond, p50, p99 }: Measured) => [Math.round(perSecond), p50, p99]

function beside(app: Measured, bare: Measured | undefined) {
  return bare ? [...figures(bare), (app.perSecond / bare.perSecond).toFixed(2)] : []
}

function besideBest(app: Measured, best: Measured | undefined) {
  return best ? [Math.round(best.perSecond), (app.perSecond / best.perSecond).toFixed(2)] : []
}

const line = (name: string, cells: (string | number)[]) =>
  [name.padEnd(nameWidth), ...cells.map((cell, place) => String(cell).padStart(head[place]?.length ?? 0))]
    .join('  ')
    .trimEnd()

const fixedSeed = 7391
/** A million rows in one statement take longer than any request may. */
const seedSeconds = 3600

export interface Shops {
  biggest: SeededShop
  small: SeededShop
}

/** Seeds a platform, then loads the app and a bare server with the same requests, and prints both and the ratio. */
export async function benchDatabase(kind: Place['kind'], isQuick: boolean) {
  const cluster = kind === 'postgres' ? await startPostgres({ durability: 'bench' }) : undefined
  if (cluster && 'unavailable' in cluster) return console.log(`skipped: ${cluster.unavailable}`)
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-'))
  try {
    await run({ kind, folder, url: cluster?.url }, isQuick)
  } finally {
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(place: Place, isQuick: boolean) {
  const shops = await seed(place, isQuick ? 10 : 1)
  const seconds = isQuick || process.argv.includes('short') ? 1 : 3
  await measure(place, shops, seconds)
}

/** Measures a platform that has been seeded. */
export async function measure(place: Place, { biggest, small }: Shops, seconds: number) {
  const environment = environmentOf(place)
  const app = await buildApp(readSettings(environment), { works: false })
  const plan = await planCases(app, { shop: biggest, cases: benchCases })
  const known = await getToKnow(app, small, await signIn(app, small))
  await app.fastify.close()
  const planFile = join(place.folder, 'bare-plan.json')
  writeFileSync(planFile, encodePlan(plan.bare))

  printHead()
  await measureBoth({ place, environment, plan, planFile, shop: biggest, seconds, tell: printComparison })
  console.log('')
  const shops = { small: { shop: small, known }, biggest: { shop: biggest, known: plan.known } }
  await compareShops({ environment, cases: benchCases, ...shops, seconds })
}

export const environmentOf = ({ folder, url }: Place): Record<string, string> => ({
  DARZI_DATA: folder,
  DARZI_DEMO: 'off',
  DARZI_LOG: 'error',
  DARZI_TRUST_PROXY: 'on',
  RATE_PER_ADDRESS: '100000000',
  RATE_PER_ACCOUNT: '100000000',
  ...(url ? { DATABASE_URL: url } : {}),
})

function seed(place: Place, fraction: number) {
  const tenth = place.kind === 'embedded' ? 10 : 1
  const of = (many: number) => many / tenth / fraction
  const orders = ordersGiven() ?? of(1_000_000)
  return seedPlatform(place, { shops: 200, customers: of(1_000_000), biggest: of(100_000), orders })
}

/** Writes the platform and tells how long it took; the first shop has the orders, the second a hundredth of them. */
export async function seedPlatform(place: Place, plan: Omit<BigPlan, 'seed'>): Promise<Shops> {
  const settings = { url: place.url, folder: place.folder, poolSize: 4, statementSeconds: seedSeconds }
  const database = await openDatabase(settings, prepareJobs)
  const began = performance.now()
  const { shops } = await seedBig(database.pool, { ...plan, seed: fixedSeed })
  await database.close()
  const [biggest, small] = shops
  if (!biggest || !small) throw new Error('the seed made no big or no small shop')
  const [customers, orders, ofBiggest] = [plan.customers, plan.orders ?? 0, biggest.customers].map((many) =>
    many.toLocaleString('en'),
  )
  const took = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${customers} customers in ${plan.shops} shops, one with ${ofBiggest} and ${orders} orders; seeded in ${took} s`,
  )
  return { biggest, small }
}

const givenAs = (name: string) =>
  process.argv.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)

/** How many orders the biggest shop has, as orders=… on the command line. */
export function ordersGiven(): number | undefined {
  const told = givenAs('orders')
  if (told === undefined) return undefined
  const orders = Number(told.replaceAll(/[,_]/g, ''))
  if (!Number.isSafeInteger(orders) || orders < 1000)
    throw new RangeError(`orders=${told} is not 1000 or more`)
  return orders
}

/** All, or those whose name has one of the words given as case=…,… on the command line. */
export function wantedOf(cases: readonly BenchCase[]): BenchCase[] {
  const words = (givenAs('case') ?? '').split(',')
  return cases.filter(({ name }) => words.some((word) => name.includes(word)))
}

const allCases: BenchCase[] = [
  ...customerCases,
  ...orderLists,
  ...searchCases,
  ...analyticsCases,
  ...orderCases,
  ...trackingCases,
  ...paperCases,
]

const benchCases = wantedOf(allCases)
