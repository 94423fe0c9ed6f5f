import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { nightlyCleanup } from '../../work/nightly-cleanup.ts'
import { isGenuine, openWebhookKit, type WebhookKit } from './webhooks-for-tests.ts'

let hooks: WebhookKit
beforeAll(async () => {
  hooks = await openWebhookKit()
})
afterAll(() => hooks.close())
beforeEach(() => hooks.begin())

describe('a telling that fails', () => {
  test('is tried eight times over a day and a half under one event id, then given up', async () => {
    hooks.listener.answerWith({ code: 503, body: 'busy' })
    const { owner, log } = await hooks.aHook()
    await hooks.addCustomer(owner)
    const pauses: number[] = []
    for (let round = 0; round < 8; round++) {
      await hooks.tell()
      const [telling] = await log()
      expect(telling).toMatchObject({ tries: round + 1, answerCode: 503, failure: 'answer', answer: 'busy' })
      if (!telling?.nextAt) continue
      const minutes = Math.round((Date.parse(telling.nextAt) - hooks.running.app.now().getTime()) / 60_000)
      pauses.push(minutes)
      hooks.running.pass({ minutes: minutes - 0.5 })
      await hooks.tell()
      expect(hooks.listener.heard).toHaveLength(round + 1)
      hooks.running.pass({ minutes: 1 })
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 1080])
    expect(await log()).toMatchObject([{ state: 'failed', tries: 8 }])
    const ids = new Set(hooks.listener.heard.map(({ headers }) => headers['darzi-event-id']))
    const bodies = new Set(hooks.listener.heard.map(({ body }) => body))
    expect([ids.size, bodies.size]).toEqual([1, 1])
  })

  test('for three days on end stops the webhook, and its owner is mailed', async () => {
    hooks.listener.answerWith({ code: 500 })
    const { owner, shop, host, state, of } = await hooks.aHook()
    for (let day = 0; day < 4; day++) {
      await hooks.addCustomer(owner, `Asha ${day}`)
      await hooks.tell()
      expect((await state())?.state).toBe(day < 3 ? 'active' : 'stopped')
      hooks.running.pass({ days: 1 })
    }
    const { rows } = await hooks.running.app.database.pool.query(
      `select data from pgboss.job where name = 'mail.send' and data ->> 'template' = 'webhookStopped'`,
    )
    const mails = rows.map(({ data }) => data).filter(({ to }) => to === shop.owner.email)
    expect(mails).toMatchObject([
      { params: { host: `${host}:${hooks.listener.port}`, shop: 'Noor Tailors' } },
    ])
    hooks.running.pass({ days: -4 })
    hooks.listener.answerWith({ code: 200 })
    await owner.call('PATCH /api/shop/webhooks/:id', { ...of, body: { state: 'active' } })
    const resumed = await state()
    expect([resumed?.state, resumed?.failingSince]).toEqual(['active', undefined])
  })

  test('of a shop that is suspended waits until that is lifted', async () => {
    const { owner, shop, log } = await hooks.aHook()
    await hooks.addCustomer(owner)
    const suspend = (reason: string | null) =>
      asOwner(hooks.running.app, (client) =>
        client.query(
          `update shops set suspended_reason = $2::text, suspended_at = case when $2::text is not null then now() end where id = $1`,
          [shop.id, reason],
        ),
      )
    await suspend('Complaints')
    await hooks.tell()
    expect(hooks.listener.heard).toHaveLength(0)
    await suspend(null)
    await hooks.tell()
    expect(hooks.listener.heard).toHaveLength(1)
    expect(await log()).toMatchObject([{ state: 'delivered', tries: 1 }])
  })

  test('counts no more once it is answered in between', async () => {
    const { owner, state } = await hooks.aHook()
    hooks.listener.answerWith({ code: 500 })
    await hooks.addCustomer(owner)
    await hooks.tell()
    expect((await state())?.failingSince).toBeDefined()
    hooks.listener.answerWith({ code: 204 })
    hooks.running.pass({ minutes: 2 })
    await hooks.tell()
    expect((await state())?.failingSince).toBeUndefined()
  })

  test('at one address keeps no other waiting, and two processes send nothing twice', async () => {
    const [bad, good] = [await hooks.aHook(), await hooks.aHook()]
    hooks.names[bad.host] = '10.0.0.9'
    for (let each = 0; each < 8; each++) await hooks.addCustomer(bad.owner, `Bad ${each}`)
    await hooks.addCustomer(good.owner)
    await Promise.all([hooks.tell(), hooks.tell()])
    expect(hooks.listener.heard).toHaveLength(1)
    expect(await good.log()).toMatchObject([{ state: 'delivered', tries: 1 }])
    expect((await bad.log()).map(({ tries }) => tries)).toEqual(Array(8).fill(1))
  })
})

describe('by hand', () => {
  test('a test event is sent at once, signed, and never tried again by itself', async () => {
    const { owner, of, secret, log, state } = await hooks.aHook()
    const told = await owner.call('POST /api/shop/webhooks/:id/test', of)
    expect(told).toMatchObject({ type: 'test', state: 'delivered', answerCode: 200, tries: 1 })
    const [heard] = hooks.listener.heard
    expect(heard && isGenuine(heard, secret)).toBe(true)
    expect(heard?.body).toBe(told.body)
    hooks.listener.answerWith({ code: 302, headers: { location: 'http://127.0.0.1/' } })
    const failed = await owner.call('POST /api/shop/webhooks/:id/test', of)
    expect(failed).toMatchObject({ state: 'failed', failure: 'redirect', answerCode: 302 })
    expect(failed.nextAt).toBeUndefined()
    hooks.running.pass({ minutes: 10 })
    await hooks.tell()
    hooks.running.pass({ minutes: -10 })
    expect([(await log()).length, (await state())?.failingSince]).toEqual([2, undefined])
  })

  test('one is sent again with the id it had; another shop does not find it', async () => {
    const { owner, log } = await hooks.aHook()
    await hooks.addCustomer(owner)
    await hooks.tell()
    const [first] = await log()
    const one = { params: { id: first?.id ?? '' } }
    const again = await owner.call('POST /api/shop/webhook-deliveries/:id/again', one)
    expect(again).toMatchObject({ eventId: first?.eventId, tries: 2, state: 'delivered' })
    expect(hooks.listener.heard.map(({ body }) => body)).toEqual([first?.body, first?.body])
    const stranger = await hooks.aHook()
    const refused = await stranger.owner.try('POST /api/shop/webhook-deliveries/:id/again', one)
    expect(refused.status).toBe(404)
  })

  test('so often an hour and no oftener', async () => {
    const { owner, of } = await hooks.aHook()
    for (let tries = 0; tries < 30; tries++)
      expect((await owner.try('POST /api/shop/webhooks/:id/test', of)).status).toBe(200)
    expect((await owner.try('POST /api/shop/webhooks/:id/test', of)).status).toBe(429)
  })
})

test('the log is kept for thirty days', async () => {
  const { owner, log } = await hooks.aHook()
  await hooks.addCustomer(owner)
  await hooks.tell()
  hooks.running.pass({ days: 29 })
  await nightlyCleanup(hooks.running.app)
  expect(await log()).toHaveLength(1)
  hooks.running.pass({ days: 2 })
  await nightlyCleanup(hooks.running.app)
  hooks.running.pass({ days: -31 })
  expect(await log()).toEqual([])
})
