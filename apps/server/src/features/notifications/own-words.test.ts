/** What a shop sets for its messages is what is sent: its own words, none where it wants none, and a history that can be narrowed. */
import { expect, test } from 'vitest'
import { aTellingShop, history, openProviders, tellNow } from './notifications-for-tests.ts'

const providers = openProviders()

const texts = () => providers.gateway.taken.map(({ body }) => JSON.parse(body).text as string)

test('the shop’s own words are sent in their language, with their holes filled; an inactive template is silent', async () => {
  const { app } = providers.running
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
  const { app } = providers.running
  const { owner, shop, take } = await aTellingShop(app)
  const listed = async (query: object) =>
    (await owner.call('GET /api/notifications', { query })).rows.map((row) => `${row.type} ${row.status}`)
  const ways = (body: { smsEnabled: boolean; emailEnabled: boolean }) =>
    owner.call('PATCH /api/notifications/settings', { body })
  await take()
  await tellNow(app, shop.id)
  providers.status = 400
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
