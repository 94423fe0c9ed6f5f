import { createHmac } from 'node:crypto'
import type { ApiReply } from '@darzi/contract/api.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { nightlyCleanup } from '../../work/job-work.ts'
import { keysFor } from '../api-access/keys-for-tests.ts'
import { anOrderBody } from '../orders/orders-for-tests.ts'
import { deliverDue } from './deliver-due.ts'
import { type Heard, type Listener, startListener } from './listener-for-tests.ts'

/** What names stand for, as the test has it. */
const names: Record<string, string> = {}
let listener: Listener
let running: TestApp
let kit: ReturnType<typeof keysFor>
beforeAll(async () => {
  listener = await startListener()
  const outside = {
    plainPorts: [listener.port],
    admits: (address: string) => address === '127.0.0.1',
    resolve: async (host: string) => [names[host] ?? '127.0.0.1'],
  }
  running = await openTestApp({}, { works: false, outside })
  kit = keysFor(running)
})
afterAll(async () => {
  await running.close()
  await listener.stop()
})
beforeEach(() => {
  listener.heard.length = 0
  listener.answerWith({ code: 200, body: 'ok' })
})

type Types = ApiReply<'GET /api/shop/webhooks'>['rows'][number]['types']
const everyType: Types = ['order.taken', 'order.state_changed', 'payment.recorded', 'customer.added']

async function aHook(types: Types = everyType, host = `h${running.app.newId()}.example`) {
  const { owner, shop } = await kit.aShopWithApi()
  const id = running.app.newId()
  const body = { id, url: `https://${host}:${listener.port}/darzi`, types }
  const { secret } = await owner.call('POST /api/shop/webhooks', { body })
  const of = { params: { id } }
  return {
    owner,
    shop,
    host,
    id,
    of,
    secret,
    log: async () => (await owner.call('GET /api/shop/webhooks/:id/deliveries', of)).rows,
    state: async () => (await owner.call('GET /api/shop/webhooks')).rows.find((row) => row.id === id),
  }
}

const addCustomer = (owner: Visitor, name = 'Asha') =>
  owner.call('POST /api/customers', { body: { id: running.app.newId(), name } })

const typesHeard = () => listener.heard.map(({ body }) => JSON.parse(body).type)

/** The receiver's side, as the page for them tells it. */
function isGenuine({ headers, body }: Heard, secret: string): boolean {
  const said = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['darzi-signature']))
  const digest = createHmac('sha256', secret).update(`${said?.[1]}.${body}`).digest('hex')
  return said?.[2] === digest
}

describe('a webhook', () => {
  test('is told of what it asked for, with a signature that its secret proves', async () => {
    const { owner, shop, secret } = await aHook()
    const customer = await addCustomer(owner)
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    await owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { priority: 'high' } })
    await deliverDue(running.app)
    expect(typesHeard().sort()).toEqual(['customer.added', 'order.taken'])
    const told = listener.heard.find(({ body }) => body.includes('order.taken'))
    expect(JSON.parse(told?.body ?? '{}')).toMatchObject({
      type: 'order.taken',
      shopId: shop.id,
      data: { orderId: order.id },
    })
    expect(told?.headers['darzi-event']).toBe('order.taken')
    expect(listener.heard.every((each) => isGenuine(each, secret))).toBe(true)
    expect(listener.heard.some((each) => isGenuine(each, `${secret}x`))).toBe(false)
    await deliverDue(running.app)
    expect(listener.heard).toHaveLength(2)
  })

  test('is told nothing of what was taken back, nor of another shop', async () => {
    const { owner, shop, log } = await aHook()
    const other = await kit.aShopWithApi()
    await addCustomer(other.owner)
    const subject = { type: 'customer' as const, id: running.app.newId(), name: 'Nobody' }
    const undone = transact(running.app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
      const event = { id: running.app.newId(), at: running.app.now(), kind: 'customers.added', subject }
      await publishEvent(tx, { shopId: shop.id, memberId: null, name: null }, event)
      throw new Error('the write went wrong')
    })
    await expect(undone).rejects.toThrow('went wrong')
    await deliverDue(running.app)
    expect([listener.heard, await log()]).toEqual([[], []])
    await addCustomer(owner)
    await deliverDue(running.app)
    expect(await log()).toMatchObject([
      { type: 'customer.added', state: 'delivered', tries: 1, answerCode: 200 },
    ])
  })

  test('has its secret told once, and its address checked before it is kept', async () => {
    const { owner, shop, secret, id, host } = await aHook()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const add = async (by: Visitor, url: string, given: object = {}) => {
      const body = { id: running.app.newId(), url, types: ['order.taken'], ...given }
      const { status, body: answer } = await by.try('POST /api/shop/webhooks', { body })
      return answer.code ?? status
    }
    const there = `https://${host}:${listener.port}/darzi`
    expect(await add(owner, there, { id })).toBe('apiAccess.toldOnce')
    expect(await add(owner, there)).toBe('webhooks.addressTaken')
    expect(await add(owner, there.replace('https', 'http'))).toBe('webhooks.addressNotHttps')
    names['metadata.example'] = '169.254.169.254'
    expect(await add(owner, 'https://metadata.example/')).toBe('webhooks.addressInside')
    expect(await add(owner, 'https://192.168.1.4/')).toBe('webhooks.addressInside')
    expect(await add(owner, there, { types: ['shop.sold'] })).toBe('request.invalid')
    expect(await add((await aShopAtWork(running.app)).owner, there)).toBe('apiAccess.planNeeded')
    const list = await owner.try('GET /api/shop/webhooks')
    expect(list.text).not.toContain(secret)
    await kit.setPlan(shop.id, 'tailorEnterprise')
    for (let more = 1; more < 10; more++) expect(await add(owner, `${there}/${more}`)).toBe(200)
    expect(await add(owner, `${there}/11`)).toBe('webhooks.tooMany')
  })

  test('is not called once its name stands for something inside', async () => {
    const { owner, host, log } = await aHook()
    names[host] = '10.0.0.5'
    await addCustomer(owner)
    await deliverDue(running.app)
    expect(listener.heard).toEqual([])
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, failure: 'inside' }])
  })

  test('of a shop on a smaller plan is paused; what waits is sent when it goes on', async () => {
    const { owner, shop, state, log, of } = await aHook()
    await addCustomer(owner)
    await kit.setPlan(shop.id, 'tailorProfessional')
    await deliverDue(running.app)
    expect([listener.heard.length, (await state())?.state]).toEqual([0, 'paused'])
    const resume = () => owner.try('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'active' } })
    expect((await resume()).body.code).toBe('apiAccess.planNeeded')
    await kit.setPlan(shop.id, 'tailorEnterprise')
    expect((await resume()).status).toBe(200)
    await deliverDue(running.app)
    expect(await log()).toMatchObject([{ state: 'delivered' }])
  })

  test('that is paused is told nothing of what happens meanwhile, and one that is removed leaves no log', async () => {
    const { owner, of, log, id } = await aHook()
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'paused' } })
    await addCustomer(owner)
    const test = await owner.try('POST /api/shop/webhooks/:id/test', of)
    expect(test.body.code).toBe('webhooks.notActive')
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'active' } })
    await deliverDue(running.app)
    expect([listener.heard, await log()]).toEqual([[], []])
    const { rows } = await owner.call('DELETE /api/shop/webhooks/:id', of)
    expect(rows.map((row) => row.id)).not.toContain(id)
    expect((await owner.try('GET /api/shop/webhooks/:id/deliveries', of)).status).toBe(404)
  })

  test('of a demo does not come to be: of the one all know, nor of a visitor’s own', async () => {
    const url = `https://demo.example:${listener.port}/`
    const body = () => ({ id: running.app.newId(), url, types: ['order.taken' as const] })
    const demo = await kit.aShopWithApi({ isDemo: true })
    expect((await demo.owner.try('POST /api/shop/webhooks', { body: body() })).body.code).toBe('demo.notHere')
    const { owner, shop } = await kit.aShopWithApi()
    await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      tx
        .updateTable('shops')
        .set({ demo_until: new Date(running.app.now().getTime() + 3600_000) })
        .where('id', '=', shop.id)
        .execute(),
    )
    expect((await owner.try('POST /api/shop/webhooks', { body: body() })).body.code).toBe('demo.notHere')
  })
})

describe('a telling that fails', () => {
  test('is tried eight times over a day and a half under one event id, then given up', async () => {
    listener.answerWith({ code: 503, body: 'busy' })
    const { owner, log } = await aHook()
    await addCustomer(owner)
    const pauses: number[] = []
    for (let round = 0; round < 8; round++) {
      await deliverDue(running.app)
      const [telling] = await log()
      expect(telling).toMatchObject({ tries: round + 1, answerCode: 503, failure: 'answer', answer: 'busy' })
      if (!telling?.nextAt) continue
      const minutes = Math.round((Date.parse(telling.nextAt) - running.app.now().getTime()) / 60_000)
      pauses.push(minutes)
      running.pass({ minutes: minutes - 0.5 })
      await deliverDue(running.app)
      expect(listener.heard).toHaveLength(round + 1)
      running.pass({ minutes: 1 })
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 1080])
    expect(await log()).toMatchObject([{ state: 'failed', tries: 8 }])
    const ids = new Set(listener.heard.map(({ headers }) => headers['darzi-event-id']))
    const bodies = new Set(listener.heard.map(({ body }) => body))
    expect([ids.size, bodies.size]).toEqual([1, 1])
  })

  test('for three days on end stops the webhook, and its owner is mailed', async () => {
    listener.answerWith({ code: 500 })
    const { owner, shop, host, state, of } = await aHook()
    for (let day = 0; day < 4; day++) {
      await addCustomer(owner, `Asha ${day}`)
      await deliverDue(running.app)
      expect((await state())?.state).toBe(day < 3 ? 'active' : 'stopped')
      running.pass({ days: 1 })
    }
    const { rows } = await running.app.database.pool.query(
      `select data from pgboss.job where name = 'mail.send' and data ->> 'template' = 'webhookStopped'`,
    )
    const mails = rows.map(({ data }) => data).filter(({ to }) => to === shop.owner.email)
    expect(mails).toMatchObject([{ params: { host: `${host}:${listener.port}`, shop: 'Noor Tailors' } }])
    running.pass({ days: -4 })
    listener.answerWith({ code: 200 })
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'active' } })
    const resumed = await state()
    expect([resumed?.state, resumed?.failingSince]).toEqual(['active', undefined])
  })

  test('counts no more once it is answered in between', async () => {
    const { owner, state } = await aHook()
    listener.answerWith({ code: 500 })
    await addCustomer(owner)
    await deliverDue(running.app)
    expect((await state())?.failingSince).toBeDefined()
    listener.answerWith({ code: 204 })
    running.pass({ minutes: 2 })
    await deliverDue(running.app)
    expect((await state())?.failingSince).toBeUndefined()
  })

  test('at one address keeps no other waiting, and two processes send nothing twice', async () => {
    const [bad, good] = [await aHook(), await aHook()]
    names[bad.host] = '10.0.0.9'
    for (let each = 0; each < 8; each++) await addCustomer(bad.owner, `Bad ${each}`)
    await addCustomer(good.owner)
    await Promise.all([deliverDue(running.app), deliverDue(running.app)])
    expect(listener.heard).toHaveLength(1)
    expect(await good.log()).toMatchObject([{ state: 'delivered', tries: 1 }])
    expect((await bad.log()).map(({ tries }) => tries)).toEqual(Array(8).fill(1))
  })
})

describe('by hand', () => {
  test('a test event is sent at once, signed, and never tried again by itself', async () => {
    const { owner, of, secret, log, state } = await aHook()
    const told = await owner.call('POST /api/shop/webhooks/:id/test', of)
    expect(told).toMatchObject({ type: 'test', state: 'delivered', answerCode: 200, tries: 1 })
    const [heard] = listener.heard
    expect(heard && isGenuine(heard, secret)).toBe(true)
    expect(heard?.body).toBe(told.body)
    listener.answerWith({ code: 302, headers: { location: 'http://127.0.0.1/' } })
    const failed = await owner.call('POST /api/shop/webhooks/:id/test', of)
    expect(failed).toMatchObject({ state: 'failed', failure: 'redirect', answerCode: 302 })
    expect(failed.nextAt).toBeUndefined()
    running.pass({ minutes: 10 })
    await deliverDue(running.app)
    running.pass({ minutes: -10 })
    expect([(await log()).length, (await state())?.failingSince]).toEqual([2, undefined])
  })

  test('one is sent again with the id it had; another shop does not find it', async () => {
    const { owner, log } = await aHook()
    await addCustomer(owner)
    await deliverDue(running.app)
    const [first] = await log()
    const one = { params: { id: first?.id ?? '' } }
    const again = await owner.call('POST /api/shop/webhook-deliveries/:id/again', one)
    expect(again).toMatchObject({ eventId: first?.eventId, tries: 2, state: 'delivered' })
    expect(listener.heard.map(({ body }) => body)).toEqual([first?.body, first?.body])
    const stranger = await aHook()
    const refused = await stranger.owner.try('POST /api/shop/webhook-deliveries/:id/again', one)
    expect(refused.status).toBe(404)
  })

  test('so often an hour and no oftener', async () => {
    const { owner, of } = await aHook()
    for (let tries = 0; tries < 30; tries++)
      expect((await owner.try('POST /api/shop/webhooks/:id/test', of)).status).toBe(200)
    expect((await owner.try('POST /api/shop/webhooks/:id/test', of)).status).toBe(429)
  })
})

test('the log is kept for thirty days', async () => {
  const { owner, log } = await aHook()
  await addCustomer(owner)
  await deliverDue(running.app)
  running.pass({ days: 29 })
  await nightlyCleanup(running.app)
  expect(await log()).toHaveLength(1)
  running.pass({ days: 2 })
  await nightlyCleanup(running.app)
  running.pass({ days: -31 })
  expect(await log()).toEqual([])
})
