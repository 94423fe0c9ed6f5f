/** The fifth lock: every route of the contract, asked by every kind of visitor. */

import { type ShopAction, staffRoles } from '@darzi/contract/access.ts'
import { type ApiKey, features } from '@darzi/contract/api.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { fingerprint } from '../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { mayDo } from './grants.ts'
import type { Sample } from './matrix-sample.ts'
import { samples } from './matrix-samples.ts'
import {
  noThings,
  openWorld,
  secretWord,
  type Things,
  type VisitorKind,
  visitors,
  type World,
} from './matrix-world.ts'

const routes: AnyRoute[] = Object.values(features).flatMap((feature) => Object.values(feature))
// the key of every route of `rooms` is an ApiKey; Object.values only forgets that
const keyOf = (route: AnyRoute) => `${route.method} ${route.path}` as ApiKey
const shopRoutes = routes.filter((route) => route.access.startsWith('shop:'))

let running: TestApp
let world: World
let address: string
beforeAll(async () => {
  running = await openTestApp({ HOST: '127.0.0.1', PORT: '0', DARZI_LOG: 'error' }, { works: false })
  address = await listen(running.app)
  world = await openWorld(running.app)
})
afterAll(() => running.close())

const isOpen = ({ method, path }: AnyRoute) => running.app.fastify.hasRoute({ method, url: path })

test('every route of the contract is opened by its feature', () => {
  expect(routes.filter((route) => !isOpen(route)).map(keyOf)).toEqual([])
})

test('refused requests change nothing but the log of refusals, tell nothing, and say why by their status alone', async () => {
  const things = await world.things()
  const browsers = await Promise.all(visitors.map(async (kind) => [kind, await world.come(kind)] as const))
  const before = await bookOf(running.app)
  const wrong: string[] = []
  for (const route of routes.filter(isOpen))
    for (const [kind, browser] of browsers) {
      const sample = samples[keyOf(route)](things)
      const expected = errorFor(route, kind, sample)
      if (!expected) continue
      const answer = await browser.try(keyOf(route), sample)
      if (answer.status !== expected)
        wrong.push(`${keyOf(route)} to ${kind}: ${answer.status}, not ${expected}`)
      if (answer.text.includes(secretWord)) wrong.push(`${keyOf(route)} tells ${kind} what is not theirs`)
    }
  expect(wrong).toEqual([])
  expect(await bookOf(running.app)).toEqual(before)
}, 300_000) // thousands of requests one after the other: on a busy machine more than a minute

/** Everything there is, but for the log of accounts' safety, in which a refusal is a line. */
async function bookOf(app: TestApp['app']) {
  const { security_events: _, ...rest } = await fingerprint(app)
  return rest
}

/** Reads come first: they share the things and the browsers, for they change neither. */
const readsFirst = [
  ...routes.filter(({ method }) => method === 'GET'),
  ...routes.filter(({ method }) => method !== 'GET'),
]

describe.each(readsFirst.map((route) => [keyOf(route), route] as const))('%s', (key, route) => {
  const admitted = visitors.filter((kind) => !errorFor(route, kind, samples[key](noThings)))

  test(`lets in ${admitted.join(', ')}`, async () => {
    expect(isOpen(route)).toBe(true)
    const wrong: string[] = []
    for (const kind of admitted) {
      const sample = samples[key](await thingsFor(route, kind))
      const browser = route.method === 'GET' ? await readerOf(kind) : await world.come(kind)
      const status = await statusOf(route, browser, sample)
      const isWell = status < 400 || sample.also?.includes(status) || isOutsider(kind, sample)
      if (!isWell) wrong.push(`${kind}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

test('a shop’s rows are not found by the owner of another shop, whatever the route', async () => {
  const wrong: string[] = []
  const stranger = await world.come('owner of another shop')
  const things = await world.things()
  const before = await fingerprint(running.app)
  for (const route of shopRoutes.filter(isOpen)) {
    const sample = samples[keyOf(route)](things)
    if (!sample.params || sample.isEveryShops) continue
    const { status, text } = await stranger.try(keyOf(route), sample)
    if (status !== 404) wrong.push(`${keyOf(route)}: ${status}`)
    if (text.includes(secretWord)) wrong.push(`${keyOf(route)} leaks`)
  }
  expect(wrong).toEqual([])
  expect(await fingerprint(running.app)).toEqual(before)
})

test('what another shop’s owner reads in their own shop holds nothing of this one', async () => {
  const stranger = await world.come('owner of another shop')
  await world.things()
  for (const route of shopRoutes.filter((each) => isOpen(each) && each.method === 'GET')) {
    const sample = samples[keyOf(route)](noThings)
    if (sample.params) continue
    const { text } = await stranger.try(keyOf(route), sample)
    expect(text, keyOf(route)).not.toContain(secretWord)
  }
})

const toRead = {
  things: undefined as Promise<Things> | undefined,
  browsers: new Map<string, Promise<Visitor>>(),
}

function thingsToRead(): Promise<Things> {
  toRead.things ??= world.things()
  return toRead.things
}

function readerOf(kind: VisitorKind): Promise<Visitor> {
  const browser = toRead.browsers.get(kind) ?? world.come(kind)
  toRead.browsers.set(kind, browser)
  return browser
}

/** New things where the request could change them, else those that are there to be read. */
async function thingsFor(route: AnyRoute, kind: VisitorKind): Promise<Things> {
  const wanted = wantedBy(samples[keyOf(route)])
  const findsNothing = kind === 'owner of another shop' && route.access.startsWith('shop:')
  if (route.method === 'GET' || wanted.size === 0 || findsNothing) return thingsToRead()
  return world.things(wanted)
}

/** Names of the things a sample is made with, but for those that are no rows or stay the same. */
function wantedBy(sampleOf: (things: Things) => Sample): Set<string> {
  const wanted = new Set<string>()
  sampleOf(
    new Proxy<Things>(noThings, {
      get(things, name: keyof Things) {
        if (!['newId', 'shopId', 'accountId'].includes(name)) wanted.add(name)
        return things[name]
      },
    }),
  )
  return wanted
}

/** 401, 403 or 404 as the route's access and the grants say; undefined when the visitor is let in. */
function errorFor({ access }: AnyRoute, kind: VisitorKind, { only }: Sample): number | undefined {
  if (access === 'public') return undefined
  if (kind === 'nobody') return 401
  if (access === 'operator' && kind !== 'operator') return 403
  if (access.startsWith('shop:')) {
    const role = kind === 'owner of another shop' ? 'owner' : staffRoles.find((each) => each === kind)
    // what follows `shop:` is an action by the route's type
    if (!role || !mayDo(role, access.slice('shop:'.length) as ShopAction)) return 403
  }
  return only && !only.includes(kind) ? 404 : undefined
}

/** Another shop's owner is let in, and finds nothing under this shop's ids. */
const isOutsider = (kind: VisitorKind, { params, body }: Sample) =>
  kind === 'owner of another shop' &&
  (params !== undefined || /"(ids|\w+Id)":/.test(JSON.stringify(body ?? '')))

async function statusOf(route: AnyRoute, visitor: Visitor, sample: Sample): Promise<number> {
  if (route.replies !== 'events') return (await visitor.try(keyOf(route), sample)).status
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leave = new AbortController()
  const { port } = new URL(address)
  const reply = await fetch(`http://127.0.0.1:${port}${route.path}`, {
    headers: { cookie },
    signal: leave.signal,
  })
  leave.abort()
  return reply.status
}
