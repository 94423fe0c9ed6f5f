/** What a provider puts off is tried again after pauses that grow, whichever way it goes. */
import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webpush from 'web-push'
import { startGateway } from '../../adapters/sms/gateway-for-tests.ts'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import type { QueueName } from '../../jobs/queues.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aMember, aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertDevice } from './device-store.ts'
import { insertNotification } from './notification-store.ts'

let running: TestApp
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway(() => 503)
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  running = await openTestApp({
    SMS_URL: `${gateway.url}/sms`,
    WHATSAPP_URL: gateway.url,
    WHATSAPP_TOKEN: 'tok',
    WHATSAPP_PHONE_ID: '106',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@darzi.example',
    DARZI_LOG: 'silent',
  })
})
afterAll(async () => {
  await running.close()
  await gateway.stop()
})

/** A member of a shop with one browser that is reached at the gateway. */
async function aReader() {
  const { app } = running
  const { shop } = await aShopAtWork(app)
  const { id: memberId } = await aMember(app, shop.id)
  const deviceId = app.newId()
  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    transact(app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) => work(tx))
  await inShop((tx) =>
    insertDevice(tx, {
      shop_id: shop.id,
      id: deviceId,
      member_id: memberId,
      endpoint: `${gateway.url}/push/${deviceId}`,
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
      name: 'Phone',
      created_at: app.now(),
    }),
  )
  return { shopId: shop.id, memberId, deviceId, inShop }
}
type Reader = Awaited<ReturnType<typeof aReader>>

const to = '+919876543210'

/** A message of the outbox by this way. */
const aMessage = (channel: 'sms' | 'whatsapp' | 'push') => (reader: Reader) =>
  reader.inShop(async (tx) => {
    const { app } = running
    const { shopId, memberId } = reader
    const id = app.newId()
    await insertNotification(tx, {
      shopId,
      memberId,
      id,
      channel,
      event: 'dailyReport',
      recipient: to,
      recipientName: 'Harpreet',
      language: 'en',
      subject: 'Today',
      message: 'Orders taken: 3',
      now: app.now(),
    })
    await app.jobs.enqueue(tx, 'notifications.send', { shopId, id })
    return id
  })

const aCode = ({ inShop }: Reader) =>
  inShop(async (tx) => {
    const id = running.app.newId()
    const params = { code: '123456', shop: 'Noor Tailors' }
    await running.app.jobs.enqueue(tx, 'sms.send', {
      id,
      to,
      language: 'en',
      template: 'trackingCode',
      params,
    })
    return id
  })

const someNews = ({ inShop, shopId, deviceId }: Reader) =>
  inShop(async (tx) => {
    const params = { name: 'Asha', subject: 'ORD-007' }
    await running.app.jobs.enqueue(tx, 'push.send', {
      to: { shopId, deviceId },
      language: 'en',
      template: 'messageWaits',
      params,
      path: '/tailor/conversations',
      tag: deviceId,
    })
    return deviceId
  })

/** How the job stands that carries this id, and how long it waits. */
const jobOf = (id: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query<{ state: string; tries: number; seconds: number }>(
      `select state::text, retry_count as tries, extract(epoch from start_after - now())::float as seconds
         from pgboss.job where data::text like $1 and name <> 'dead.letters'`,
      [`%${id}%`],
    )
    return rows[0]
  })
const isTriedNow = (id: string) =>
  asOwner(running.app, (client) =>
    client.query(`update pgboss.job set start_after = now() where data::text like $1`, [`%${id}%`]),
  )

test.each([
  ['a text of a shop', 'notifications.send', aMessage('sms'), '/sms'],
  ['a message by WhatsApp', 'notifications.send', aMessage('whatsapp'), '/106/messages'],
  ['a report by push', 'notifications.send', aMessage('push'), '/push/'],
  ['a code by text', 'sms.send', aCode, '/sms'],
  ['news by push', 'push.send', someNews, '/push/'],
] as const)(
  '%s that is put off is tried again, later each time',
  async (_what, queue: QueueName, write, path) => {
    gateway.taken.length = 0
    const id = await write(await aReader())
    const pauses: number[] = []
    for (const tries of [0, 1, 2]) {
      if (tries > 0) await isTriedNow(id)
      running.app.jobs.nudge(queue)
      await expect
        .poll(() => jobOf(id), { timeout: 45_000, interval: 50 })
        .toMatchObject({ state: 'retry', tries })
      pauses.push((await jobOf(id))?.seconds ?? 0)
    }
    const [first = 0, , third = 0] = pauses
    expect(first).toBeGreaterThan(0)
    // Pauses double, and chance makes each up to twice as long: two tries on it is about twice as long at least.
    expect(third).toBeGreaterThan(first * 1.5)
    expect(gateway.taken.map((taken) => taken.path.startsWith(path))).toEqual([true, true, true])
  },
)
