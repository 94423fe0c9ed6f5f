/** What a shop sets for its messages is what is sent: its own words, none where it wants none, and a history that can be narrowed. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RunningSmtp, startSmtp } from '../../adapters/mail/smtp-for-tests.ts'
import { startGateway } from '../../adapters/sms/gateway-for-tests.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aTellingShop, history, tellNow } from './notifications-for-tests.ts'

let running: TestApp
let gateway: Awaited<ReturnType<typeof startGateway>>
let smtp: RunningSmtp
let status = 200
beforeAll(async () => {
  gateway = await startGateway(() => status)
  smtp = await startSmtp()
  running = await openTestApp(
    { SMS_URL: gateway.url, SMTP_URL: smtp.url, DARZI_LOG: 'silent' },
    { works: false },
  )
})
afterAll(async () => {
  await running.close()
  await gateway.stop()
  await smtp.stop()
})
afterEach(() => {
  status = 200
  gateway.taken.length = 0
})

const texts = () => gateway.taken.map(({ body }) => JSON.parse(body).text as string)

test('the shop’s own words are sent in their language, with their holes filled; an inactive template is silent', async () => {
  const { app } = running
  const { owner, customer, shop, take } = await aTellingShop(app)
  const write = (isActive: boolean) =>
    owner.call('PUT /api/notifications/templates/:event/:language', {
      params: { event: 'orderConfirmation', language: 'hi' },
      body: {
        subject: '{orderId}',
        message: 'लिख लिया, {customerName}: {orderId}, {totalAmount}.',
        isActive,
      },
    })
  const speak = (language: 'en' | 'hi') =>
    owner.call('PATCH /api/customers/:id/messaging', { params: { id: customer.id }, body: { language } })
  await speak('hi')
  await write(true)
  const { number } = await take()
  await tellNow(app, shop.id)
  expect(texts()).toHaveLength(1)
  expect(texts()[0]?.split('\n')[0]).toBe(`लिख लिया, Asha Verma: ${number}, ₹1,000.`)
  await write(false)
  await take()
  await tellNow(app, shop.id)
  expect(texts()).toHaveLength(1)
  expect(await history(owner)).toHaveLength(1)
  // Silent in one language is not silent in the others.
  await speak('en')
  const other = await take()
  await tellNow(app, shop.id)
  expect(texts()[1]).toContain(other.number)
  expect(texts()[1]).not.toContain('लिख लिया')
})

test('the history is narrowed by how a message stands and by the way it went', async () => {
  const { app } = running
  const { owner, shop, take } = await aTellingShop(app)
  const listed = async (query: object) =>
    (await owner.call('GET /api/notifications', { query })).rows.map((row) => `${row.type} ${row.status}`)
  const ways = (body: { smsEnabled: boolean; emailEnabled: boolean }) =>
    owner.call('PATCH /api/notifications/settings', { body })
  await take()
  await tellNow(app, shop.id)
  status = 400
  await take()
  await tellNow(app, shop.id)
  await ways({ smsEnabled: false, emailEnabled: false })
  await take()
  await tellNow(app, shop.id)
  expect(await listed({})).toEqual(['link pending', 'sms failed', 'sms sent'])
  expect(await listed({ status: 'sent' })).toEqual(['sms sent'])
  expect(await listed({ status: 'failed' })).toEqual(['sms failed'])
  expect(await listed({ status: 'pending' })).toEqual(['link pending'])
  expect(await listed({ status: 'opened' })).toEqual([])
  expect(await listed({ type: 'sms' })).toEqual(['sms failed', 'sms sent'])
  expect(await listed({ type: 'link' })).toEqual(['link pending'])
  expect(await listed({ type: 'email' })).toEqual([])
  expect(await listed({ type: 'sms', status: 'sent' })).toEqual(['sms sent'])
  expect(await listed({ type: 'link', status: 'sent' })).toEqual([])
})
