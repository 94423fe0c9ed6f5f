import { mostDemos } from '@darzi/tailoring/demo/limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import { seedDemo } from '../../seed/seed-demo.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { attemptLimits } from '../accounts/attempts.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { endDemos } from './end-demos.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ DARZI_DEMO: 'on' }, { works: false })
  await seedDemo(running.app)
})
afterAll(() => running.close())

const asNobody = <T>(work: (tx: Tx) => Promise<T>) =>
  transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) => work(tx))
const open = async () => {
  const owner = new Visitor(running.app)
  const { shopId, until } = await owner.call('POST /api/demo', { body: {} })
  return { owner, shopId, until }
}
const after = (until: string) => new Date(Date.parse(until) + 1000)
const forgetAttempts = () => asNobody((tx) => tx.deleteFrom('attempt_limits').execute())

test('a visitor is the owner of a filled shop without registering, and what they do stays in theirs', async () => {
  const { owner, shopId } = await open()
  const session = await owner.call('GET /api/session')
  expect(session.shop).toMatchObject({ id: shopId, isDemo: true, memberRole: 'owner' })
  const other = await open()
  const [orders, customers] = await Promise.all([
    owner.call('GET /api/orders/summary'),
    owner.call('GET /api/customers/summary'),
  ])
  expect(orders.total).toBeGreaterThan(10)
  expect(customers.total).toBeGreaterThan(100)
  await owner.call('POST /api/customers', { body: { name: 'Asha Verma', phone: '98765 43210' } })
  expect((await owner.call('GET /api/customers/summary')).total).toBe(customers.total + 1)
  expect((await other.owner.call('GET /api/customers/summary')).total).toBe(customers.total)
  const card = (await owner.call('GET /api/orders', { query: {} })).rows[0]
  const order = await owner.call('GET /api/orders/:id', { params: { id: card?.id ?? '' } })
  expect(order.pieces.length).toBeGreaterThan(0)
})

test.each([
  ['POST /api/staff/invitations', { body: { email: 'a@example.test', name: 'Asha', role: 'counter' } }],
  [
    'POST /api/notifications/test',
    { body: { type: 'email', recipient: 'a@example.test', message: 'Hello' } },
  ],
  ['PATCH /api/shop/listing', { body: { isListed: true } }],
] as const)('in a demo %s is refused with a sentence', async (route, request) => {
  await forgetAttempts()
  const { owner } = await open()
  // The three requests are those of their routes.
  const refused = await owner.try(route, request as never)
  expect(refused.body).toMatchObject({ code: 'demo.notHere' })
  expect(refused.status).toBe(403)
})

test('a garment of a demo is not offered on the market, and its orders are not found by phone', async () => {
  await forgetAttempts()
  const { owner, shopId } = await open()
  const { items } = await owner.call('GET /api/shop/collection')
  expect(items.length).toBeGreaterThan(0)
  const guest = new Visitor(running.app)
  const { rows } = await guest.call('GET /api/collection', { query: { shop: shopId } })
  expect(rows).toEqual([])
  const { rows: all } = await guest.call('GET /api/collection', { query: {} })
  expect(all.map(({ shop }) => shop.id)).not.toContain(shopId)
  const found = await guest.send({ method: 'GET', url: '/api/form-shops?q=Darzi%20Demo' })
  expect(JSON.stringify(found.body)).not.toContain(shopId)
  expect((await guest.send({ method: 'GET', url: '/sitemap.xml' })).status).toBe(200)
})

test('copying takes as many statements whatever the shop holds, and all rows go in one of them', async () => {
  await forgetAttempts()
  const statements = await recordStatements(running.app.database.pool, open)
  expect(statements.filter(({ text }) => text.includes('copy_shop'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(30)
})

test('a hundred from one address: the first ten are opened, the others refused', async () => {
  await forgetAttempts()
  const answers: number[] = []
  for (let turn = 0; turn < 100; turn++)
    answers.push((await new Visitor(running.app).try('POST /api/demo', { body: {} })).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(attemptLimits.demo.max)
  expect(answers.filter((status) => status === 429)).toHaveLength(100 - attemptLimits.demo.max)
})

test('after a day it is gone with its account and its session; the others stay', async () => {
  await forgetAttempts()
  const { owner, shopId, until } = await open()
  const rowsOf = () =>
    asNobody(async (tx) => {
      await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(tx)
      const { rows } = await sql<{ count: string }>`
        select (select count(*) from customers where shop_id = ${shopId})
             + (select count(*) from orders where shop_id = ${shopId})
             + (select count(*) from shops where id = ${shopId}) as count`.execute(tx)
      return Number(rows[0]?.count)
    })
  const end = (now: Date) => endDemos({ now, files: running.app.files, step: asNobody })
  await end(new Date(Date.parse(until) - 60_000))
  expect(await rowsOf()).toBeGreaterThan(100)
  await end(new Date(Date.parse(until) + 1000))
  expect(await rowsOf()).toBe(0)
  expect((await owner.try('GET /api/session')).status).toBe(401)
  expect(await seedDemo(running.app)).toBe(true)
})

test('it goes though its visitor kept things and somebody sent sizes there, and what else they sent stays', async () => {
  await forgetAttempts()
  const [kept, other] = [await open(), await open()]
  const scan = aScan({ id: running.app.newId() })
  await kept.owner.call('POST /api/body-scans', { body: scan })
  const [item] = (await kept.owner.call('GET /api/shop/collection')).items
  const elsewhere = await aShopAtWork(running.app)
  const sendTo = (visitor: Visitor, id: string, shop: string) =>
    visitor.call('POST /api/body-scans/:id/send', { params: { id }, body: { shop } })
  await sendTo(kept.owner, scan.id, elsewhere.shop.id)
  const meera = await anAccount(running.app)
  const sender = await signedIn(running.app, meera.id)
  const theirs = aScan({ id: running.app.newId() })
  await sender.call('POST /api/body-scans', { body: theirs })
  await sendTo(sender, theirs.id, kept.shopId)
  await sendTo(sender, theirs.id, elsewhere.shop.id)
  const visitorId = await asOwner(running.app, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select account_id as id from body_scans where id = $1',
      [scan.id],
    )
    const id = rows[0]?.id
    await client.query(
      'insert into saved_garments (account_id, item_id, item_shop_id, saved_at) values ($1, $2, $3, now())',
      [id, item?.id, kept.shopId],
    )
    return id
  })
  await endDemos({ now: after(kept.until), files: running.app.files, step: asNobody })
  for (const { owner } of [kept, other]) expect((await owner.try('GET /api/session')).status).toBe(401)
  const left = await asOwner(running.app, async (client) => {
    const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows
    return {
      shops: await one('select id from shops where id = any ($1)', [[kept.shopId, other.shopId]]),
      scans: await one('select id from body_scans where account_id = $1', [visitorId]),
      saved: await one('select item_id from saved_garments where account_id = $1', [visitorId]),
      account: await one('select name, deleted_at is not null as gone from accounts where id = $1', [
        visitorId,
      ]),
      sendings: await one('select to_shop from body_scan_sendings where account_id = $1', [meera.id]),
      records: await one('select account_id from sent_scans where shop_id = $1 order by account_id', [
        elsewhere.shop.id,
      ]),
    }
  })
  expect(left).toEqual({
    shops: [],
    scans: [],
    saved: [],
    // The other shop's book names it.
    account: [{ name: 'Deleted account', gone: true }],
    sendings: [{ to_shop: elsewhere.shop.id }],
    records: [meera.id, visitorId].toSorted().map((account_id) => ({ account_id })),
  })
})

test('where one demo cannot be taken away the next one is, and it is said which could not', async () => {
  await forgetAttempts()
  const [stuck, next] = [await open(), await open()]
  let steps = 0
  const step = <T>(work: (tx: Tx) => Promise<T>) => {
    // The first step lists what has ended, the second takes the oldest away.
    if (++steps === 2) return Promise.reject(new Error('a row still names it'))
    return asNobody(work)
  }
  const ending = endDemos({ now: after(next.until), files: running.app.files, step })
  await expect(ending).rejects.toThrow(stuck.shopId)
  expect((await next.owner.try('GET /api/session')).status).toBe(401)
  expect((await stuck.owner.try('GET /api/session')).status).toBe(200)
  await endDemos({ now: after(next.until), files: running.app.files, step: asNobody })
})

test('its days are as fresh as those of the day the demo was made, however long ago that was', async () => {
  await forgetAttempts()
  const { owner } = await open()
  const before = await owner.call('GET /api/orders', { query: { sort: 'newest' } })
  running.pass({ days: 40 })
  await forgetAttempts()
  const later = await open()
  const after = await later.owner.call('GET /api/orders', { query: { sort: 'newest' } })
  const days = (rows: typeof before.rows) => rows.map(({ promisedOn }) => Date.parse(promisedOn) / 86_400_000)
  expect(days(after.rows)).toEqual(days(before.rows).map((day) => day + 40))
})

test('as many demos as this server bears, and then it says so', async () => {
  await forgetAttempts()
  await asNobody(async (tx) => {
    await sql`select set_config('app.crossing', 'sign_in', true)`.execute(tx)
    await sql`
      insert into shops (id, name, kind, country, currency, time_zone, plan, is_demo, created_at, demo_until)
      select gen_random_uuid(), 'Demo', 'tailor', 'IN', 'INR', 'Asia/Kolkata', 'tailorFree', true, now(), now() + interval '1 day'
        from generate_series(1, ${mostDemos}::int)`.execute(tx)
  })
  const refused = await new Visitor(running.app).try('POST /api/demo', { body: {} })
  expect(refused.body.code).toBe('demo.full')
})
