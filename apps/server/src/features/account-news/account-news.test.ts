import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushMessage, PushTo } from '../../adapters/push/push.ts'
import type { JobData } from '../../jobs/queues.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aPassword, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { accept, anOffer, asked, offer } from '../quotes/quotes-for-tests.ts'

let running: TestApp
const pushed: (PushMessage & { to: string })[] = []
/** Browsers that no longer listen. */
const gone = new Set<string>()
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  const { settings } = running.app
  Object.assign(running.app, {
    settings: { ...settings, VAPID_PRIVATE_KEY: 'private', VAPID_PUBLIC_KEY: 'public' },
    push: {
      publicKey: 'public',
      async send({ endpoint }: PushTo, message: PushMessage) {
        pushed.push({ ...message, to: endpoint })
        return { isGone: gone.has(endpoint) }
      },
    },
  })
})
afterAll(() => running.close())
beforeEach(() => {
  pushed.length = 0
})

const aDevice = () => ({
  endpoint: `https://fcm.googleapis.com/${running.app.newId()}`,
  keys: { p256dh: 'p', auth: 'a' },
  name: 'Linux',
})
const allow = (who: Visitor) => who.call('POST /api/account/devices', { body: aDevice() })
const allowInShop = (who: Visitor) => who.call('POST /api/notifications/devices', { body: aDevice() })

/** What waits to be sent of a queue and names this, oldest first. */
const waiting = <Q extends 'mail.send' | 'push.send' | 'conversations.tell'>(queue: Q, word: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query<{ data: JobData[Q] }>(
      `select data from pgboss.job where name = $1 and data::text like '%' || $2 || '%' order by created_on`,
      [queue, word],
    )
    return rows.map(({ data }) => data)
  })
const work = <Q extends 'push.send' | 'conversations.tell'>(queue: Q, data: JobData[Q]) =>
  jobWork(running.app)[queue](data, { id: running.app.newId() })

/** A customer with a browser who asked a shop for a quote. */
async function askedWithBrowser() {
  const { customer, first } = await asked(running)
  return { customer, ...first, device: await allow(customer), id: first.of.params.id }
}

test('a customer is told of an offer by mail and on their browser, which leads to the quote; the price stays here', async () => {
  const { owner, of, id, device } = await askedWithBrowser()
  await offer(owner, of)
  expect(await waiting('mail.send', `/user/quotes/${id}`)).toMatchObject([{ template: 'quoteOffered' }])
  const [push] = await waiting('push.send', `/user/quotes/${id}`)
  if (!push) throw new Error('nothing is pushed')
  await work('push.send', push)
  expect(pushed).toMatchObject([{ to: device.endpoint, path: `/user/quotes/${id}`, tag: `quotes:${id}` }])
  expect(pushed[0]?.title).toMatch(/^Noor .* sent you a quote$/)
  expect(JSON.stringify(pushed)).not.toContain('900')
})

test('what the account switched off is not sent, by that way alone; switched on again it is', async () => {
  const { customer, owner, of, id } = await askedWithBrowser()
  const choose = (way: 'email' | 'push', isOn: boolean) =>
    customer.call('PUT /api/account/news', { body: { event: 'quotes', way, isOn } })
  await choose('email', false)
  await choose('email', false)
  await offer(owner, of)
  const count = async () => [
    (await waiting('mail.send', `/user/quotes/${id}`)).length,
    (await waiting('push.send', `/user/quotes/${id}`)).length,
  ]
  expect(await count()).toEqual([0, 1])
  await choose('push', false)
  await offer(owner, of, { after: 1 })
  expect(await count()).toEqual([0, 1])
  expect((await choose('email', true)).muted).toEqual([{ event: 'quotes', way: 'push' }])
  await owner.call('POST /api/shop/quotes/:id/offers', { ...of, body: anOffer({ after: 2 }) })
  expect(await count()).toEqual([1, 1])
})

describe('at the shop', () => {
  test('the owner is mailed, and everybody who may see it is pushed to; nobody who may not', async () => {
    const { customer, owner, shop, of, id } = await askedWithBrowser()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const cutter = await memberAtWork(running.app, shop.id, 'cutter')
    const devices = [await allowInShop(owner), await allowInShop(counter)]
    await allowInShop(cutter)
    await offer(owner, of)
    await accept(customer, of)
    const mails = await waiting('mail.send', `/tailor/quotes/${id}`)
    expect(mails.map(({ template }) => template)).toEqual(['quoteAsked', 'quoteAccepted'])
    for (const push of await waiting('push.send', `/tailor/quotes/${id}`)) await work('push.send', push)
    expect(pushed.map(({ to }) => to).toSorted()).toEqual(devices.map(({ endpoint }) => endpoint).toSorted())
    expect(pushed[0]?.title).toBe('Asha Verma accepted your quote')
  })
})

test('of a line nobody read each way is taken once, also when the job runs again', async () => {
  const { customer, owner, of, id } = await askedWithBrowser()
  await owner.call('POST /api/shop/conversations/:id/messages', {
    ...of,
    body: { id: running.app.newId(), words: 'Cotton or linen?' },
    files: {} as never,
  })
  const [tell] = await waiting('conversations.tell', id)
  if (!tell) throw new Error('nothing is planned')
  await work('conversations.tell', tell)
  await work('conversations.tell', tell)
  const path = `/user/messages?with=${id}`
  expect(await waiting('mail.send', path)).toHaveLength(1)
  expect(await waiting('push.send', path)).toHaveLength(1)
  expect((await customer.call('GET /api/conversations/unread')).unread).toBe(1)
})

test('a browser that no longer listens is forgotten, and one that was taken away is not pushed to', async () => {
  const { customer, owner, of, id, device } = await askedWithBrowser()
  const other = await allow(customer)
  gone.add(device.endpoint)
  await offer(owner, of)
  const pushes = await waiting('push.send', `/user/quotes/${id}`)
  await customer.call('DELETE /api/account/devices/:id', { params: { id: other.id } })
  for (const push of pushes) await work('push.send', push)
  expect(pushed.map(({ to }) => to)).toEqual([device.endpoint])
  expect((await customer.call('GET /api/account/news')).devices).toEqual([])
})

test('choices and browsers are one account’s own; an address that is no push service’s is refused', async () => {
  const { customer, device } = await askedWithBrowser()
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  expect((await stranger.call('GET /api/account/news')).devices).toEqual([])
  const taken = await stranger.try('DELETE /api/account/devices/:id', { params: { id: device.id } })
  expect(taken.status).toBe(404)
  const inside = { ...aDevice(), endpoint: 'https://10.0.0.8/inside' }
  expect((await customer.try('POST /api/account/devices', { body: inside })).body.errors).toMatchObject([
    { field: 'endpoint', code: 'notifications.badRecipient' },
  ])
})

test('a browser that is signed out from afar hears no more, of the account or of the shop; signed in anew it stays told', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const away = await signedIn(running.app, shop.owner.id)
  const here = [await allow(owner), await allowInShop(owner)]
  await allow(away)
  await allowInShop(away)
  const told = async () => [
    ...(await owner.call('GET /api/account/news')).devices.map(({ id }) => id),
    ...(await owner.call('GET /api/notifications/settings')).devices.map(({ id }) => id),
  ]
  expect(await told()).toHaveLength(4)
  await owner.call('DELETE /api/sessions')
  expect(await told()).toEqual(here.map(({ id }) => id))
  await owner.call('POST /api/login', { body: { email: shop.owner.email, password: aPassword } })
  expect(await told()).toEqual(here.map(({ id }) => id))
  const next = await signedIn(running.app, shop.owner.id)
  await allow(next)
  const password = 'something new, and longer'
  await owner.call('POST /api/password/change', { body: { current: aPassword, password } })
  expect(await told()).toEqual(here.map(({ id }) => id))
  await owner.call('POST /api/logout')
  await owner.call('POST /api/login', { body: { email: shop.owner.email, password } })
  expect(await told()).toEqual([])
})

test('a browser of another account that signs in in the same one is not told of the first', async () => {
  const [first, second] = [await anAccount(running.app), await anAccount(running.app)]
  const browser = await signedIn(running.app, first.id)
  await allow(browser)
  await browser.call('POST /api/login', { body: { email: second.email, password: aPassword } })
  const again = await signedIn(running.app, first.id)
  expect((await again.call('GET /api/account/news')).devices).toEqual([])
})
