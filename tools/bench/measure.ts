import { benchCases, type Known } from './bench-cases.ts'
import type { Place } from './bench-database.ts'
import { load, type Measured, type Sending } from './load.ts'
import type { BenchPlan, ReadyCase, SeededShop } from './plan-cases.ts'
import { type RunningServer, runServer } from './running-server.ts'

export const concurrencies = [1, 16, 64]
export type Results = Map<string, Map<number, Measured>>

/** The house under load: every case at every concurrency. */
export async function measureHouse(given: {
  environment: Record<string, string>
  plan: BenchPlan
  shop: SeededShop
  seconds: number
}) {
  const { environment, plan, shop, seconds } = given
  const server = await runServer(['--enable-source-maps', 'dist/server/main.js'], environment)
  try {
    const cookie = await signInOver(server, shop)
    const sendings = plan.cases.map(
      (each) => [each.name, sendingOf(each, { cookie, known: plan.known })] as const,
    )
    return await measureAll(server, sendings, seconds)
  } finally {
    await server.stop()
  }
}

/** The bare server under the same load. */
export async function measureBare({
  place,
  planFile,
  seconds,
}: {
  place: Place
  planFile: string
  seconds: number
}) {
  const environment = {
    BARE_PLAN: planFile,
    BARE_FOLDER: place.folder,
    ...(place.url ? { BARE_DATABASE_URL: place.url } : {}),
  }
  const server = await runServer(['--import', 'tsx', 'tools/bench/bare-server.ts'], environment)
  try {
    const sendings = benchCases.map(
      ({ name }) =>
        [name, { method: 'GET', path: `/${encodeURIComponent(name)}`, headers: () => ({}) }] as const,
    )
    return await measureAll(server, sendings, seconds)
  } finally {
    await server.stop()
  }
}

async function measureAll(
  server: RunningServer,
  sendings: (readonly [string, Sending])[],
  seconds: number,
): Promise<Results> {
  const results: Results = new Map()
  for (const [name, sending] of sendings) {
    const ofCase = new Map<number, Measured>()
    await load(server.url, sending, { connections: 4, seconds: 1 }) // warm
    for (const connections of concurrencies)
      ofCase.set(connections, await load(server.url, sending, { connections, seconds }))
    results.set(name, ofCase)
  }
  return results
}

/** Signing in is guarded per address: each try comes from another one, as through a proxy. */
let tries = 0
const someAddress = () => `10.${(++tries >> 16) & 255}.${(tries >> 8) & 255}.${tries & 255}`

export function sendingOf(each: ReadyCase, { cookie, known }: { cookie: string; known: Known }): Sending {
  const { body } = each
  return {
    ...{ method: each.method, path: each.address },
    headers: () => ({
      ...(each.isSignIn ? { 'x-forwarded-for': someAddress() } : { cookie }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }),
    body: body && (() => JSON.stringify(body(known))),
  }
}

export async function signInOver(
  server: RunningServer,
  { ownerEmail, password }: SeededShop,
): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ email: ownerEmail, password }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`signing in answered ${answer.status}`)
  return cookie
}
