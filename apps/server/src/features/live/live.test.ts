import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { AppContext } from '../../http/app-context.ts'
import { listen } from '../../listen.ts'
import { aMember, anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithCustomer, measureFor } from '../orders/orders-for-tests.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
/** On PostgreSQL a second process of the same app; the embedded database has room for one only. */
let second: AppContext
beforeAll(async () => {
  running = await openTestApp({ HOST: '127.0.0.1', PORT: '0' }, { works: false })
  const { settings } = running.app
  second = settings.DATABASE_URL ? await buildApp(settings, { works: false }) : running.app
  await listen(running.app)
  if (second !== running.app) await listen(second)
})
afterAll(async () => {
  if (second !== running.app) await second.fastify.close()
  await running.close()
})

/** An open screen: what it has heard so far, and whether the line is still open. */
async function openScreen(app: AppContext, visitor: Visitor, back = 0) {
  const address = app.fastify.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leave = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/live?back=${back}`, {
    headers: { cookie },
    signal: leave.signal,
  })
  const screen = { heard: [] as string[], isOpen: true, reply, leave: () => leave.abort() }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of reply.body ?? [])
      screen.heard.push(
        ...decoder
          .decode(part)
          .split('\n')
          .filter((line) => line.startsWith('data: ')),
      )
  }
  read().then(
    () => Object.assign(screen, { isOpen: false }),
    () => Object.assign(screen, { isOpen: false }),
  )
  return screen
}
const soon = { timeout: 30_000, interval: 20 }
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

test('a change in one process reaches an open screen of the shop in another, by id only', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const stranger = await aShopAtWork(running.app)
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  const [screen, theirs, none] = await Promise.all(
    [counter, stranger.owner, customer].map((each) => openScreen(second, each)),
  )
  await owner.call('PATCH /api/shop', { body: { name: 'Bright & Sons', address: 'Secret Lane 7' } })
  await expect.poll(() => screen?.heard.length, soon).toBe(1)
  const message: unknown = JSON.parse(screen?.heard[0]?.slice('data: '.length) ?? '')
  expect(message).toEqual({ feature: 'shops', id: shop.id, kind: 'shops.changed' })
  await pause()
  expect([theirs?.heard, none?.heard]).toEqual([[], []])
  for (const each of [screen, theirs, none]) each?.leave()
})

test('the workshop hears that orders or the staff changed, not what, and nothing of customers or sizes', async () => {
  const { shop, owner, customer, personId } = await aShopWithCustomer(running.app)
  const cutter = await memberAtWork(running.app, shop.id, 'cutter')
  const [bench, desk] = await Promise.all([cutter, owner].map((each) => openScreen(second, each)))
  await owner.call('PATCH /api/customers/:id', { params: { id: customer.id }, body: { name: 'Asha Devi' } })
  await measureFor(owner, personId, ['shirt'])
  await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await inviteSomeone(owner)
  await owner.call('PATCH /api/shop', { body: { name: 'Bright & Sons' } })
  const told = (lines: string[] | undefined) => lines?.map((line) => JSON.parse(line.slice('data: '.length)))
  await expect.poll(() => told(bench?.heard)?.at(-1)?.kind, soon).toBe('shops.changed')
  expect(new Set(told(desk?.heard)?.map(({ feature }) => feature))).toEqual(
    new Set(['customers', 'measurements', 'orders', 'staff', 'shops']),
  )
  const [shops, ...rest] = told(bench?.heard)?.reverse() ?? []
  expect(shops?.feature).toBe('shops')
  expect(new Set(rest.map((message) => JSON.stringify(message)))).toEqual(
    new Set(['{"feature":"orders","kind":"orders.changed"}', '{"feature":"staff","kind":"staff.changed"}']),
  )
  for (const each of [bench, desk]) each?.leave()
})

test('who keeps an order in their account hears that it changed, not what; nobody else’s account does', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { state: 'approved' })
  const [customer, stranger] = [
    await signedIn(running.app, (await anAccount(running.app)).id),
    await signedIn(running.app, (await anAccount(running.app)).id),
  ]
  await customer.call('POST /api/own/orders', { body: { token } })
  const [mine, theirs] = await Promise.all([customer, stranger].map((each) => openScreen(second, each)))
  const { version } = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  await owner.call('PATCH /api/orders/:id', {
    params: { id: orderId },
    body: { version, notes: 'Pays late' },
  })
  await expect.poll(() => mine?.heard.length, soon).toBe(1)
  const message: unknown = JSON.parse(mine?.heard[0]?.slice('data: '.length) ?? '')
  expect(message).toEqual({ feature: 'orders', id: orderId, kind: 'orders.changed' })
  await pause()
  expect(theirs?.heard).toEqual([])
  for (const each of [mine, theirs]) each?.leave()
})

const inviteSomeone = (owner: Visitor) =>
  owner.call('POST /api/staff/invitations', {
    body: { email: 'sunita@example.test', name: 'Sunita Rani', role: 'stitcher' },
  })

test('a screen that was loading while something changed hears of it when it opens its line; others do not', async () => {
  const { owner } = await aShopAtWork(running.app)
  const stranger = await aShopAtWork(running.app)
  const witness = await openScreen(second, owner)
  await owner.call('PATCH /api/shop', { body: { name: 'Bright & Sons' } })
  await expect.poll(() => witness.heard.length, soon).toBe(1)
  const [loading, theirs] = await Promise.all(
    [owner, stranger.owner].map((each) => openScreen(second, each, 60_000)),
  )
  await expect.poll(() => loading?.heard.at(-1), soon).toEqual(witness.heard[0])
  const loaded = await openScreen(second, owner, 1)
  await pause()
  expect(theirs?.heard).not.toContain(witness.heard[0])
  expect(loaded.heard).toEqual([])
  for (const each of [witness, loading, theirs, loaded]) each?.leave()
})

test('a change that is refused wakes nobody', async () => {
  const { owner } = await aShopAtWork(running.app)
  const screen = await openScreen(second, owner)
  await owner.try('PATCH /api/shop', { body: { timeZone: 'Mars/Olympus' } })
  const mine = (await owner.call('GET /api/staff')).members[0]?.id ?? ''
  await owner.try('PATCH /api/staff/:id', { params: { id: mine }, body: { isActive: false } })
  await pause()
  expect(screen.heard).toEqual([])
  screen.leave()
})

test('who is let go stops hearing at once; the others’ screens stay open', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { id, account } = await aMember(running.app, shop.id)
  const gone = await openScreen(second, await signedIn(running.app, account.id))
  const stays = await openScreen(second, owner)
  await owner.call('PATCH /api/staff/:id', { params: { id }, body: { isActive: false } })
  await expect.poll(() => gone.isOpen, soon).toBe(false)
  expect(stays.isOpen).toBe(true)
  stays.leave()
})

test('the line is one that proxies keep open and nobody caches', async () => {
  const { owner } = await aShopAtWork(running.app)
  const screen = await openScreen(running.app, owner)
  expect(Object.fromEntries(screen.reply.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  screen.leave()
  expect((await new Visitor(running.app).send({ method: 'GET', url: '/api/live' })).status).toBe(401)
})

test('screens that left are forgotten', async () => {
  await expect.poll(() => running.app.live.count + second.live.count, soon).toBe(0)
})

test('a server that closes ends its streams instead of waiting for them', async () => {
  const alone = await openTestApp({ HOST: '127.0.0.1', PORT: '0' }, { works: false })
  await listen(alone.app)
  const { owner } = await aShopAtWork(alone.app)
  const screens = await Promise.all([owner, owner, owner].map((each) => openScreen(alone.app, each)))
  await alone.close() // or it waits for them until this test's time is up
  await expect.poll(() => screens.map(({ isOpen }) => isOpen), soon).toEqual([false, false, false])
})

test('a stream ends with its session: at signing out, and when another device ends it', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { account } = await aMember(running.app, shop.id, { role: 'counter' })
  const [here, there] = [await signedIn(running.app, account.id), await signedIn(running.app, account.id)]
  const [screen, other, theirs] = await Promise.all(
    [here, there, owner].map((each) => openScreen(second, each)),
  )
  await here.call('POST /api/logout')
  await expect.poll(() => screen?.isOpen, soon).toBe(false)
  expect([other?.isOpen, theirs?.isOpen]).toEqual([true, true])
  await (await signedIn(running.app, account.id)).call('DELETE /api/sessions')
  await expect.poll(() => other?.isOpen, soon).toBe(false)
  expect(theirs?.isOpen).toBe(true)
  theirs?.leave()
})

test('one session holds twenty streams and no more; one that is left makes room', async () => {
  const { owner } = await aShopAtWork(running.app)
  const screens = await Promise.all(Array.from({ length: 20 }, () => openScreen(running.app, owner)))
  const refused = await openScreen(running.app, owner)
  expect(refused.reply.status).toBe(429)
  screens[0]?.leave()
  await expect
    .poll(async () => {
      const next = await openScreen(running.app, owner)
      if (next.reply.status === 200) screens.push(next)
      return next.reply.status
    }, soon)
    .toBe(200)
  for (const screen of screens) screen.leave()
})
