/**
 * Web push in a real browser: it is allowed, what the server seals for this browser is opened by its keys alone, and its worker shows it.
 * Only the road between, the push service of the browser's maker, is a stand-in.
 */
import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import webpush from 'web-push'
import { openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

/** The library that seals for web-push opens too; it has no types of its own. */
const ece: {
  decrypt: (sealed: Buffer, by: { version: string; privateKey: ECDH; authSecret: string }) => Buffer
} = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece')

const { publicKey, privateKey } = webpush.generateVAPIDKeys()
const app = openApp(
  () => ({
    DARZI_DEMO: 'off',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@darzi.example',
  }),
  undefined,
  { isAlone: true },
)

const sealed: Buffer[] = []
const service = createServer(async (request, reply) => {
  sealed.push(await buffer(request))
  reply.writeHead(201).end()
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as AddressInfo // it listens on TCP, not on a pipe
afterAll(() => service.close())

const keys = createECDH('prime256v1')
const address = {
  endpoint: `http://127.0.0.1:${port}/this-browser`,
  keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
}

/** A browser that is reached at this address once it has asked to be. */
const reachAt = (page: Page) =>
  page.addInitScript((at) => {
    const made = { ...at, toJSON: () => at, unsubscribe: async () => true }
    const kept = () => sessionStorage.getItem('isReached')
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (kept() ? made : null),
      subscribe: async () => {
        sessionStorage.setItem('isReached', 'yes')
        return made
      },
    })
  }, address)

/** As the browser hands on what its push service brought. */
async function deliver(context: BrowserContext, page: Page, data: string) {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  })
}

test('a member lets this browser be told, and what is pushed to it is shown with the screen it leads to', async () => {
  const { owner } = await openBook(app, [])
  const { page, context } = owner
  await context.grantPermissions(['notifications'], { origin: app.url() })
  await reachAt(page)
  await page.goto('/notifications?tab=settings')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByText('This device gets push messages.').waitFor()

  const told = await context.request.post('/api/notifications/test', {
    data: { type: 'push', recipient: 'this browser', message: 'Three orders are late' },
  })
  expect(await told.json()).toMatchObject({ status: 'sent' })
  const [push] = sealed
  if (!push) throw new Error('nothing came to the push service')
  const opened = ece.decrypt(push, { version: 'aes128gcm', privateKey: keys, authSecret: address.keys.auth })

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const shown = await keepShown(worker)
  await deliver(context, page, opened.toString())
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Test message from Noor Tailors', body: 'Three orders are late', path: '/tailor/inbox' },
    ])
})

/** A browser without a screen has nowhere to show a notification: what its worker asks to be shown is kept. */
async function keepShown(worker: Worker) {
  await worker.evaluate(() => {
    const asked: object[] = []
    Object.assign(globalThis, { asked })
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { body, data }: { body: string; data: { path: string } }) => {
        asked.push({ title, body, path: data.path })
      },
    })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { asked: object[] }).asked)
}
