/** A suspended shop: its members write through no route at all, nobody finds it, and its customers still follow their orders. */

import type { ApiKey } from '@darzi/contract/api.ts'
import { features } from '@darzi/contract/api.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import { addItem } from '../features/collection/collection-for-tests.ts'
import { housesFor } from '../features/houses/houses-for-tests.ts'
import { isSuspended } from '../features/shops/api.ts'
import { operatorAtWork } from '../testing/an-operator.ts'
import { asOwner, tablesOf } from '../testing/as-owner.ts'
import { readSitemap } from '../testing/read-sitemap.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { jobWork } from '../work/job-work.ts'
import { samples } from './matrix-samples.ts'
import { openWorld, type World } from './matrix-world.ts'

const routes: AnyRoute[] = Object.values(features).flatMap((feature) => Object.values(feature))
const keyOf = (route: AnyRoute) => `${route.method} ${route.path}` as ApiKey
const writes = routes.filter(({ method }) => method !== 'GET')

let running: TestApp
let world: World
let operator: Visitor
let shopId: string
beforeAll(async () => {
  running = await openTestApp({ PORT: '0' }, { works: false })
  world = await openWorld(running.app)
  operator = await operatorAtWork(running.app)
  const owner = await world.come('owner')
  shopId = (await owner.call('GET /api/shop')).id
})
afterAll(() => running.close())

/** In the suspended shop, whichever they opened since. */
async function memberOf(kind: 'owner' | 'manager' | 'counter' | 'stitcher') {
  const member = await world.come(kind)
  await member.call('PUT /api/session/shop', { body: { shopId } })
  return member
}
const suspend = (id: string) =>
  operator.call('POST /api/admin/shops/:id/suspend', { params: { id }, body: { reason: 'Complaints.' } })
const lift = (id: string) =>
  operator.call('POST /api/admin/shops/:id/lift', { params: { id }, body: { reason: 'Sorted out.' } })

/** Everything that belongs to the shop, but who is signed in where. */
const rowsOfShop = () =>
  asOwner(running.app, async (client) => {
    const prints: Record<string, string> = {}
    for (const { name, isShopOwned } of await tablesOf(client)) {
      if (!isShopOwned || name === 'sessions') continue
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t where shop_id = $1`,
        [shopId],
      )
      prints[name] = rows[0]?.print ?? ''
    }
    return prints
  })

test('its members write through no route, and every refusal says why', async () => {
  const things = await world.things()
  await suspend(shopId)
  const before = await rowsOfShop()
  const wrong: string[] = []
  for (const kind of ['owner', 'manager', 'counter', 'stitcher'] as const) {
    // What refuses every request takes nobody's session.
    const member = await memberOf(kind)
    for (const route of writes.filter(({ access }) => access.startsWith('shop:'))) {
      const { status, text } = await member.try(keyOf(route), samples[keyOf(route)](things))
      if (status !== 403 || !text.includes('access.shopSuspended'))
        wrong.push(`${keyOf(route)} to ${kind}: ${status} ${text}`)
      else if (!text.includes('Complaints.')) wrong.push(`${keyOf(route)} does not say why`)
    }
  }
  for (const route of writes.filter(({ access }) => access === 'signedIn')) {
    const owner = await memberOf('owner')
    // Leaving for good is the account's own act, and closes what nobody is left in.
    if (keyOf(route) === 'POST /api/account/deletion') continue
    await owner.try(keyOf(route), samples[keyOf(route)](things))
  }
  expect(wrong).toEqual([])
  const after = await rowsOfShop()
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  await lift(shopId)
  expect((await (await memberOf('owner')).try('GET /api/orders')).status).toBe(200)
})

test('its members read nothing of it either', async () => {
  const things = await world.things()
  await suspend(shopId)
  const owner = await memberOf('owner')
  const wrong: string[] = []
  for (const route of routes.filter(({ method, access }) => method === 'GET' && access.startsWith('shop:'))) {
    const { text } = await owner.try(keyOf(route), samples[keyOf(route)](things))
    if (!text.includes('access.shopSuspended')) wrong.push(keyOf(route))
  }
  expect(wrong).toEqual([])
  await lift(shopId)
})

test('nobody finds it: not among tailors, in its forms, its garments, its front; its customers follow their orders', async () => {
  const kit = housesFor(running)
  const house = await kit.aHouse()
  const { owner, shop } = house
  const order = await kit.anOrder(house)
  const { trackingUrl } = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
  const token = trackingUrl.split('/').at(-1)
  const item = await addItem(owner)
  const { slug } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const front = await owner.call('PATCH /api/shop/front', { body: { isPublished: true } })
  const nobody = new Visitor(running.app)
  const found = async () => ({
    listing: (await nobody.try('GET /api/tailors/:slug', { params: { slug: slug ?? '' } })).status,
    among: (await nobody.call('GET /api/tailors', { query: { q: house.name } })).rows.length,
    form: (await nobody.call('GET /api/form-shop', { query: { shop: shop.id } })).shop?.id ?? 'none',
    garment: (await nobody.try('GET /api/collection/:id', { params: { id: item.id } })).status,
    front: (await nobody.try('GET /api/houses/:slug', { params: { slug: front.slug ?? '' } })).status,
    houses: (await nobody.call('GET /api/houses', { query: { q: house.name } })).rows.length,
    sitemap: (await readSitemap(running.app)).includes(`/tailors/${slug}`),
    tracked: (await nobody.try('GET /api/track/:token', { params: { token } })).status,
  })
  const open = {
    listing: 200,
    among: 1,
    form: shop.id,
    garment: 200,
    front: 200,
    houses: 1,
    sitemap: true,
    tracked: 200,
  }
  expect(await found()).toEqual(open)
  await suspend(shop.id)
  expect(await found()).toEqual({
    listing: 404,
    among: 0,
    form: 'none',
    garment: 404,
    front: 404,
    houses: 0,
    sitemap: false,
    tracked: 200,
  })
  await lift(shop.id)
  expect(await found()).toEqual(open)
})

test('what it would say to its customers waits until it is lifted', async () => {
  const { app } = running
  const work = jobWork(app)
  const job = { shopId, appointmentId: app.newId(), startsAt: app.now().toISOString() }
  const waiting = async () => {
    const { rows } = await app.database.pool.query(
      `select start_after > now() + interval '5 minutes' as later from pgboss.job where name = 'appointments.remind' and data ->> 'appointmentId' = $1`,
      [job.appointmentId],
    )
    return rows.map(({ later }) => later)
  }
  await suspend(shopId)
  expect(await transact(app.database.pool, { side: 'job', shopId }, ({ tx }) => isSuspended(tx))).toBe(true)
  await work['appointments.remind'](job, { id: app.newId() })
  expect(await waiting()).toEqual([true])
  await lift(shopId)
  // It is looked for again: there is none.
  await expect(work['appointments.remind'](job, { id: app.newId() })).rejects.toThrow('request.notFound')
  expect(await waiting()).toEqual([true])
})
