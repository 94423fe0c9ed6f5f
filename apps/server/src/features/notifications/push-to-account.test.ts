/** An order's news on a customer's browser: once, beside the shop's own message, and not against their choice. */
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import webpush from 'web-push'
import type { JobData } from '../../jobs/queues.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { jobWork } from '../../work/job-work.ts'
import { planLeftNews } from '../../work/tell-customers.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aTellingShop, openProviders, tellNow } from './notifications-for-tests.ts'

/** Browsers are reached at the same gateway as texts, under /push/. */
const providers = openProviders(() => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@darzi.example',
  }
})
const appOf = () => providers.running.app
const takenAt = (path: string) => providers.gateway.taken.filter((one) => one.path.startsWith(path))

/** An order of a shop, kept in the account of a customer who allowed one browser. */
async function anOwnOrder() {
  const app = appOf()
  const telling = await aTellingShop(app)
  const order = await telling.take()
  const customer = await signedIn(app, (await anAccount(app)).id)
  const token = await asOwner(app, async (client) => {
    const { rows } = await client.query<{ token: string }>(
      'select tracking_token as token from orders where id = $1',
      [order.id],
    )
    return rows[0]?.token ?? ''
  })
  await customer.call('POST /api/own/orders', { body: { token } })
  const browser = `/push/${app.newId()}`
  await customer.call('POST /api/account/devices', {
    body: {
      endpoint: providers.gateway.url + browser,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
      name: 'Phone',
    },
  })
  const move = (to: 'in_progress' | 'ready') =>
    telling.owner.call('POST /api/orders/:id/move', { params: { id: order.id }, body: { to } })
  return { ...telling, order, customer, browser, move }
}

/** Jobs of a queue that name this, each run as often as asked; answers what they carried. */
async function run<Q extends 'orders.tell' | 'push.send'>(queue: Q, word: string, times = 1) {
  const app = appOf()
  const waiting = await asOwner(app, async (client) => {
    const { rows } = await client.query<{ data: JobData[Q] }>(
      `select data from pgboss.job where name = $1 and data::text like '%' || $2 || '%' order by created_on`,
      [queue, word],
    )
    return rows.map(({ data }) => data)
  })
  for (const data of waiting)
    for (let turn = 0; turn < times; turn++) await jobWork(app)[queue](data, { id: app.newId() })
  return waiting
}

test('a ready order is pushed to its customer once, beside the one text of the shop, however often the jobs run', async () => {
  const { order, shop, browser, move } = await anOwnOrder()
  await move('in_progress')
  await move('ready')
  await tellNow(appOf(), shop.id)
  await tellNow(appOf(), shop.id)
  const told = (await run('orders.tell', order.id, 2)).map(({ event }) => event)
  expect(told.toSorted()).toEqual(['orderConfirmation', 'orderReady'])
  const pushes = await run('push.send', `orders:${order.id}`)
  expect(pushes.map(({ template, path }) => [template, path]).toSorted()).toEqual([
    ['orderConfirmation', `/user/orders?q=${order.number}`],
    ['orderReady', `/user/orders?q=${order.number}`],
  ])
  expect(takenAt(browser)).toHaveLength(2)
  const texts = providers.gateway.taken.filter(({ path }) => !path.startsWith('/push/'))
  expect(texts.filter(({ body }) => body.includes('is ready'))).toHaveLength(1)
  expect(providers.smtp.taken).toEqual([])
})

test('what was taken back in the time to undo is not pushed; ready once more it is', async () => {
  const { owner, order, move } = await anOwnOrder()
  await move('in_progress')
  const ready = await move('ready')
  await planLeftNews(appOf())
  await owner.call('POST /api/orders/:id/undo', {
    params: { id: order.id },
    body: { stepId: ready.undo?.stepId ?? '' },
  })
  const pushed = async () => (await run('push.send', `orders:${order.id}`)).map(({ template }) => template)
  await run('orders.tell', order.id)
  expect(await pushed()).toEqual(['orderConfirmation'])
  await move('ready')
  await planLeftNews(appOf())
  await run('orders.tell', order.id)
  expect(await pushed()).toEqual(['orderConfirmation', 'orderReady'])
})

test('a later day is pushed in the account’s language', async () => {
  const { owner, order, customer } = await anOwnOrder()
  await customer.call('PATCH /api/account', { body: { language: 'pa' } })
  await owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { promisedOn: aDay(9) } })
  await planLeftNews(appOf())
  await run('orders.tell', order.id)
  const pushes = await run('push.send', `orders:${order.id}`)
  const late = pushes.find(({ template }) => template === 'orderDelayed')
  expect(late?.language).toBe('pa')
  expect(late?.params.day).toMatch(/[ਅ-ੴ]/)
})

test('who does not want orders pushed, and whose order it is not, is not pushed to', async () => {
  const { order, customer, browser } = await anOwnOrder()
  await customer.call('PUT /api/account/news', { body: { event: 'orders', way: 'push', isOn: false } })
  const stranger = await anOwnOrder()
  await planLeftNews(appOf())
  await run('orders.tell', order.id)
  expect(await run('push.send', `orders:${order.id}`)).toEqual([])
  await run('orders.tell', stranger.order.id)
  await run('push.send', `orders:${stranger.order.id}`)
  expect([takenAt(browser).length, takenAt(stranger.browser).length]).toEqual([0, 1])
  const mailed = await customer.try('PUT /api/account/news', {
    body: { event: 'orders', way: 'email', isOn: true },
  })
  expect(mailed.status).toBe(400)
})
