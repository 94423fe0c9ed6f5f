import { cpSync, rmSync } from 'node:fs'
import type { BenchCase } from './bench-case.ts'
import type { Place } from './bench-place.ts'
import type { Known } from './known.ts'
import { load, type Measured, type Sending, settle } from './load.ts'
import { plainSuffix } from './plan.ts'
import type { BenchPlan } from './plan-cases.ts'
import { npmStart, type RunningServer, runServer } from './running-server.ts'
import type { SeededShop } from './seeded-shop.ts'

export const concurrencies = [1, 16, 64]

/** A case at one concurrency; papers have nobody beside them. */
export interface Comparison {
  name: string
  connections: number
  app: Measured
  bare?: Measured
  /** The same act in plain SQL at its best. */
  best?: Measured
  /** How many the app asks of the database, without the frame of its transaction. */
  statements: number
}

interface Measuring {
  place: Place
  environment: Record<string, string>
  plan: BenchPlan
  planFile: string
  shop: SeededShop
  seconds: number
  tell(comparison: Comparison): void
}

/**
 * The app and the bare server under the same load by turns, so that what else the machine does meets both. They stand on
 * the same server, or each on its own copy of the embedded folder.
 */
export async function measureBoth({ place, environment, planFile, ...given }: Measuring) {
  const bareFolder = `${place.folder}-bare`
  if (!place.url) cpSync(place.folder, bareFolder, { recursive: true })
  const app = await runServer(npmStart, environment)
  try {
    const bare = await runServer(['--import', 'tsx', 'tools/bench/bare-server.ts'], {
      BARE_PLAN: planFile,
      BARE_FOLDER: bareFolder,
      ...(place.url ? { BARE_DATABASE_URL: place.url } : {}),
    })
    try {
      await inTurns({ app, bare, ...given })
    } finally {
      await bare.stop()
    }
  } finally {
    await app.stop()
    rmSync(bareFolder, { recursive: true, force: true })
  }
}

async function inTurns({
  app,
  bare,
  plan,
  shop,
  seconds,
  tell,
}: Pick<Measuring, 'plan' | 'shop' | 'seconds' | 'tell'> & { app: RunningServer; bare: RunningServer }) {
  const cookie = await signInOver(app, shop)
  const { known } = plan
  for (const each of plan.cases) {
    const sending = sendingOf(each, { cookie, known })
    const { statements = [], plain } = plan.bare.cases[each.name] ?? {}
    const repeated = each.isPaper ? undefined : bareSending(each.name)
    const best = each.isPaper || !plain ? undefined : bareSending(each.name + plainSuffix)
    await round(app, sending, { connections: 4, seconds: 1 }) // warm
    for (const sent of [repeated, best]) if (sent) await round(bare, sent, { connections: 4, seconds: 1 })
    for (const connections of concurrencies)
      tell({
        name: each.name,
        connections,
        app: await round(app, sending, { connections, seconds }),
        bare: repeated && (await round(bare, repeated, { connections, seconds })),
        best: best && (await round(bare, best, { connections, seconds })),
        statements: statements.length,
      })
  }
}

async function round({ url }: RunningServer, sending: Sending, wanted: Parameters<typeof load>[2]) {
  const measured = await load(url, sending, wanted)
  await settle(url, sending)
  return measured
}

/** Guessing is guarded per address: each try comes from another one, as through a proxy. */
let tries = 0
const someAddress = () => `10.${(++tries >> 16) & 255}.${(tries >> 8) & 255}.${tries & 255}`

export function sendingOf(each: BenchCase, { cookie, known }: { cookie: string; known: Known }): Sending {
  const { method, path, body, isPublic, mayRefuse } = each
  let turns = 0
  return {
    method,
    mayRefuse,
    next: () => {
      const turn = turns++
      return {
        path: path(known, turn),
        headers: {
          ...(isPublic ? { 'x-forwarded-for': someAddress() } : { cookie }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body && JSON.stringify(body(known, turn)),
      }
    },
  }
}

export const bareSending = (name: string): Sending => ({
  method: 'GET',
  next: () => ({ path: `/${encodeURIComponent(name)}`, headers: {} }),
})

export async function signInOver(
  server: RunningServer,
  { ownerEmail, password }: SeededShop,
): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ email: ownerEmail, password }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`signing in answered ${answer.status}`)
  return cookies.join('; ')
}
