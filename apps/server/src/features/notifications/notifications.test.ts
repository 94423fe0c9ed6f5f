/** Messages of orders: planned with the change, sent once by a way that is set up, refused in the provider's words. */
import type { Problem } from '@darzi/contract/shapes.ts'
import { expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { planLeftNews, sendWaiting } from '../../work/tell-customers.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { notedEvents } from './kinds/registry.ts'
import { claim } from './notification-store.ts'
import { aTellingShop, history, openProviders, tellNow, waitingIds } from './notifications-for-tests.ts'
import { mostTries } from './send.ts'

/** Each test has a shop of its own. */
const providers = openProviders()

const problemIn = ({ text }: { text: string }) => JSON.parse(text) as Problem // every refusal is one
const texts = () => providers.gateway.taken.map(({ body }) => JSON.parse(body).text as string)

test('the database notes what the registered kinds listen for, and nothing else', async () => {
  const noted = await asOwner(providers.running.app, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'events_noted'`,
    )
    return [...(rows[0]?.text ?? '').matchAll(/'(\w+\.\w+)'/g)].map(([, kind]) => kind).sort()
  })
  // A promise that moved is noted by the table of orders itself.
  expect([...noted, 'orders.delayed'].sort()).toEqual(notedEvents)
})

test('an order that is taken is told once, in the customer’s language, with a link to stop', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  await owner.call('PATCH /api/customers/:id/messaging', {
    params: { id: customer.id },
    body: { language: 'pa' },
  })
  const order = await take()
  await tellNow(app, shop.id)
  await tellNow(app, shop.id)
  const [text = '', ...others] = texts()
  expect(others).toEqual([])
  expect(text).toContain(order.number)
  expect(text).toContain('₹1,000')
  expect(text).toMatch(/ਆਰਡਰ.*\n[^{}]*$/s)
  expect(text).toMatch(/\/messages\/[\w-]{22}$/)
  const [row] = await history(owner)
  expect(row).toMatchObject({
    event: 'orderConfirmation',
    type: 'sms',
    status: 'sent',
    recipientName: 'Asha Verma',
  })
})

test('a ready order that is taken back within the time to undo is not told; ready again after rework is', async () => {
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  const { id, number } = await take()
  const move = (to: 'in_progress' | 'ready') =>
    owner.call('POST /api/orders/:id/move', { params: { id }, body: { to } })
  await tellNow(app, shop.id)
  await move('in_progress')
  const ready = await move('ready')
  await planLeftNews(app)
  expect(await waitingIds(app, shop.id)).toHaveLength(1)
  await owner.call('POST /api/orders/:id/undo', {
    params: { id },
    body: { stepId: ready.undo?.stepId ?? '' },
  })
  await tellNow(app, shop.id)
  expect(texts().filter((text) => text.includes('is ready'))).toEqual([])
  await move('ready')
  await tellNow(app, shop.id)
  await tellNow(app, shop.id)
  expect(texts().filter((text) => text.includes(`${number} is ready`))).toHaveLength(1)
})

test('a later promise is told with its new day, an earlier one is not', async () => {
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  const { id } = await take()
  const promise = (promisedOn: string) =>
    owner.call('PATCH /api/orders/:id', { params: { id }, body: { promisedOn } })
  await promise(aDay(9))
  await tellNow(app, shop.id)
  await promise(aDay(8))
  await tellNow(app, shop.id)
  expect(texts().filter((text) => text.includes('needs a little longer'))).toHaveLength(1)
})

test('a provider’s “later” is tried again, and in the end failed in its own words; a second sending gets through', async () => {
  providers.status = 503
  providers.said = { message: 'Route to India is busy' }
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  await take()
  await planLeftNews(app)
  for (let turn = 1; turn < mostTries; turn++) {
    await tellNow(app, shop.id)
    expect(await history(owner)).toMatchObject([{ status: 'pending', attempts: turn }])
  }
  await tellNow(app, shop.id)
  const [row] = await history(owner)
  expect(row).toMatchObject({ status: 'failed', error: 'Route to India is busy', attempts: mostTries })
  expect(new Set(providers.gateway.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect((await owner.call('GET /api/inbox')).rows).toMatchObject([{ kind: 'failed', needsAnswer: true }])
  providers.status = 200
  await owner.call('POST /api/notifications/:id/resend', { params: { id: row?.id ?? '' } })
  await tellNow(app, shop.id)
  expect(await history(owner)).toMatchObject([{ status: 'sent' }])
  const again = await owner.try('POST /api/notifications/:id/resend', { params: { id: row?.id ?? '' } })
  expect([again.status, problemIn(again).code]).toEqual([409, 'notifications.notFailed'])
  expect((await owner.call('GET /api/inbox')).rows).toEqual([])
})

test('a worker that died while sending does not send twice: the next one says so, and sends nothing', async () => {
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  await take()
  await planLeftNews(app)
  const [id = ''] = await waitingIds(app, shop.id)
  // What a worker leaves behind that was killed between the provider's yes and its own commit.
  await transact(app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) => claim(tx, id, app.now()))
  await sendWaiting(app, { shopId: shop.id, id })
  await sendWaiting(app, { shopId: shop.id, id })
  expect(providers.gateway.taken).toEqual([])
  expect(await history(owner)).toMatchObject([
    { status: 'failed', error: expect.stringContaining('may have arrived') },
  ])
})

test('two workers with one message send it once', async () => {
  const { app } = providers.running
  const { shop, take } = await aTellingShop(app)
  await take()
  await planLeftNews(app)
  const [id = ''] = await waitingIds(app, shop.id)
  await Promise.allSettled([1, 2, 3].map(() => sendWaiting(app, { shopId: shop.id, id })))
  expect(providers.gateway.taken).toHaveLength(1)
})

test('for a shop that sends by no account a chat is prepared; it is opened, never sent', async () => {
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  await owner.call('PATCH /api/notifications/settings', { body: { smsEnabled: false, emailEnabled: false } })
  await take()
  await tellNow(app, shop.id)
  const [row] = await history(owner)
  expect(row).toMatchObject({ type: 'link', status: 'pending', can: { open: true, resend: false } })
  const opened = await owner.call('POST /api/notifications/:id/open', { params: { id: row?.id ?? '' } })
  expect(opened.url).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha/)
  expect(opened.notification.status).toBe('opened')
  expect(await owner.call('GET /api/notifications/summary')).toEqual({
    pending: 0,
    sent: 0,
    failed: 0,
    opened: 1,
  })
})

test('who said no by the link hears nothing more, and what waited is gone; a guess leads nowhere', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  await take()
  await tellNow(app, shop.id)
  const token = /\/messages\/([\w-]+)$/.exec(texts()[0] ?? '')?.[1] ?? ''
  const nobody = new Visitor(app)
  expect(await nobody.call('GET /api/messages/:token', { params: { token } })).toEqual({
    shop: { name: 'Noor Tailors' },
    isStopped: false,
  })
  await take()
  await planLeftNews(app)
  await nobody.call('POST /api/messages/:token', { params: { token }, body: { isStopped: true } })
  expect(await waitingIds(app, shop.id)).toEqual([])
  await take()
  await tellNow(app, shop.id)
  expect(providers.gateway.taken).toHaveLength(1)
  const said = await owner.call('GET /api/customers/:id/messaging', { params: { id: customer.id } })
  expect(said).toMatchObject({ consent: 'withdrawn', consentBy: 'customer' })
  const guess = await nobody.try('GET /api/messages/:token', { params: { token: `${token.slice(0, -1)}_` } })
  expect(guess.status).toBe(404)
})

test('in the quiet hours nothing is sent; it waits for the minute they end, and goes once', async () => {
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  const minute = new Date(app.now().getTime() + 5.5 * 3600_000)
  const now = minute.getUTCHours() * 60 + minute.getUTCMinutes()
  const quiet = { quietFrom: (now + 1439) % 1440, quietTo: (now + 120) % 1440 }
  await owner.call('PATCH /api/notifications/settings', { body: quiet })
  await take()
  await planLeftNews(app)
  const [id = ''] = await waitingIds(app, shop.id)
  await sendWaiting(app, { shopId: shop.id, id })
  expect(providers.gateway.taken).toEqual([])
  expect(await history(owner)).toMatchObject([{ status: 'pending', attempts: 0 }])
  const begins = await startsOf(app, id)
  const end = `${String(Math.floor(quiet.quietTo / 60)).padStart(2, '0')}:${String(quiet.quietTo % 60).padStart(2, '0')}:00`
  // Put off when it was planned, and again by the worker that came too soon.
  expect(begins).toEqual([end, end])
  providers.running.pass({ minutes: 121 })
  for (const _job of begins) await sendWaiting(app, { shopId: shop.id, id })
  providers.running.pass({ minutes: -121 })
  expect(providers.gateway.taken).toHaveLength(1)
  expect(await history(owner)).toMatchObject([{ status: 'sent', attempts: 1 }])
})

/** When the jobs of a message begin, on the clock of its shop. */
const startsOf = (app: TestApp['app'], id: string) =>
  asOwner(app, async (client) => {
    const { rows } = await client.query<{ at: string }>(
      `select to_char(start_after at time zone 'Asia/Kolkata', 'HH24:MI:SS') as at from pgboss.job
        where name = 'notifications.send' and data ->> 'id' = $1`,
      [id],
    )
    return rows.map(({ at }) => at)
  })

test('words with a hole nobody knows, with script or a stray bracket are refused at their field', async () => {
  const { owner } = await aTellingShop(providers.running.app)
  const params = { event: 'orderReady', language: 'hi' } as const
  const set = (subject: string, message: string) =>
    owner.try('PUT /api/notifications/templates/:event/:language', {
      params,
      body: { subject, message, isActive: true },
    })
  const refused = await set('{customer} is ready', '<script>alert(1)</script>')
  expect(refused.status).toBe(400)
  expect(refused.body.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['subject', 'notifications.unknownVariable'],
    ['message', 'notifications.script'],
  ])
  const kept = await set('{orderId} तैयार', 'नमस्ते {customerName}')
  expect(kept.body).toMatchObject({ isOwn: true, message: 'नमस्ते {customerName}' })
  const back = await owner.call('DELETE /api/notifications/templates/:event/:language', { params })
  expect(back).toMatchObject({ isOwn: false })
})

test('a test is called sent only when the provider took it, and a recipient that is none is refused at its field', async () => {
  const { owner } = await aTellingShop(providers.running.app)
  const send = (type: 'email' | 'whatsapp', recipient: string) =>
    owner.try('POST /api/notifications/test', { body: { type, recipient, message: 'Is this on?' } })
  expect((await send('email', 'asha@example.test')).body).toMatchObject({ status: 'sent', event: 'test' })
  const failed = (await send('email', 'gone@example.test')).body
  expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('no such user here') })
  expect(problemIn(await send('email', 'not an address')).errors).toMatchObject([
    { field: 'recipient', code: 'notifications.badRecipient' },
  ])
  expect(problemIn(await send('whatsapp', '+919876543210')).errors).toMatchObject([
    { field: 'type', code: 'notifications.notSetUp' },
  ])
  expect(providers.smtp.taken).toHaveLength(1)
})
