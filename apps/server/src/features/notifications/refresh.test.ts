/** What waited, failed or was prepared goes out as it is today: to the phone of now, with the sums of now, or not at all. */
import type { Problem } from '@darzi/contract/shapes.ts'
import { expect, test } from 'vitest'
import type { Visitor } from '../../testing/visitor.ts'
import { planLeftNews } from '../../work/tell-customers.ts'
import { aTellingShop, history, openProviders, tellNow } from './notifications-for-tests.ts'
import { mostTries } from './send.ts'

const providers = openProviders()

const sent = () => providers.gateway.taken.map(({ body }) => JSON.parse(body) as { to: string; text: string })
const refusalOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as Problem).code,
]

const write = (owner: Visitor, id: string, body: { phone: string }) =>
  owner.call('PATCH /api/customers/:id', { params: { id }, body })

const pay = (owner: Visitor, id: string) =>
  owner.call('POST /api/orders/:id/payments', {
    params: { id },
    body: { id: providers.running.app.newId(), amountMinor: 40_000, method: 'cash' },
  })

/** A shop with an order whose message the provider refused until it was given up. */
async function aFailure(take: () => Promise<{ id: string }>, shop: { id: string }, owner: Visitor) {
  providers.status = 503
  const order = await take()
  for (let turn = 0; turn < mostTries; turn++) await tellNow(providers.running.app, shop.id)
  providers.status = 200
  providers.gateway.taken.length = 0
  const [row] = await history(owner)
  expect(row?.status).toBe('failed')
  return { order, params: { id: row?.id ?? '' } }
}

test('one that failed is sent again to the phone of now, with what is owed now', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  const { order, params } = await aFailure(take, shop, owner)
  await write(owner, customer.id, { phone: '98765 43233' })
  await pay(owner, order.id)
  await owner.call('POST /api/notifications/:id/resend', { params })
  await tellNow(app, shop.id)
  expect(sent()).toMatchObject([{ to: '+919876543233', text: expect.stringContaining('to pay ₹600') }])
  expect(await history(owner)).toMatchObject([{ status: 'sent', recipient: '098765 43233' }])
})

test('one that waits goes to the phone of now, and fails where there is none', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  await take()
  await planLeftNews(app)
  await write(owner, customer.id, { phone: '98765 43234' })
  await tellNow(app, shop.id)
  expect(sent().map(({ to }) => to)).toEqual(['+919876543234'])
  await take()
  await planLeftNews(app)
  await write(owner, customer.id, { phone: '' })
  await tellNow(app, shop.id)
  expect(sent()).toHaveLength(1)
  const [row] = await history(owner)
  expect(row).toMatchObject({ status: 'failed', error: expect.stringContaining('no phone') })
  const again = await owner.try('POST /api/notifications/:id/resend', { params: { id: row?.id ?? '' } })
  expect(refusalOf(again)).toEqual([409, 'notifications.noAddress'])
})

test('whoever said no is not sent again what failed on a record that was merged into theirs', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  const { params } = await aFailure(take, shop, owner)
  const kept = await owner.call('POST /api/customers', { body: { name: 'Asha V.', phone: '98765 43235' } })
  const consent = { params: { id: kept.id }, body: { consent: 'withdrawn' } } as const
  await owner.call('PATCH /api/customers/:id/messaging', consent)
  await owner.call('POST /api/customers/:id/merge', {
    params: { id: kept.id },
    body: { otherId: customer.id },
  })
  expect(refusalOf(await owner.try('POST /api/notifications/:id/resend', { params }))).toEqual([
    409,
    'notifications.optedOut',
  ])
})

async function aChat() {
  const { app } = providers.running
  const telling = await aTellingShop(app)
  const { owner, take } = telling
  await owner.call('PATCH /api/notifications/settings', { body: { smsEnabled: false, emailEnabled: false } })
  const order = await take()
  await planLeftNews(app)
  const [row] = await history(owner)
  expect(row).toMatchObject({ type: 'link', status: 'pending' })
  const open = () => owner.try('POST /api/notifications/:id/open', { params: { id: row?.id ?? '' } })
  return { ...telling, order, open }
}

test('a prepared chat opens with the phone and the sums of now', async () => {
  const { owner, customer, order, open } = await aChat()
  await write(owner, customer.id, { phone: '98765 43236' })
  await pay(owner, order.id)
  const { url } = (await open()).body as { url: string } // it was not refused
  expect(url).toMatch(/^https:\/\/wa\.me\/919876543236\?/)
  expect(decodeURIComponent(url)).toContain('to pay ₹600')
})

test('a prepared chat whose order was cancelled is not opened, and is put away', async () => {
  const { owner, order, open } = await aChat()
  const body = { reason: 'Moved away' }
  await owner.call('POST /api/orders/:id/cancel', { params: { id: order.id }, body })
  expect(refusalOf(await open())).toEqual([409, 'notifications.noLongerSo'])
  expect((await history(owner)).filter(({ type }) => type === 'link')).toEqual([])
})

test('a prepared chat to nobody’s phone has failed, and opens once there is one', async () => {
  const { owner, customer, open } = await aChat()
  await write(owner, customer.id, { phone: '' })
  expect(refusalOf(await open())).toEqual([409, 'notifications.noAddress'])
  expect(await history(owner)).toMatchObject([{ status: 'failed', can: { resend: false, open: true } }])
  await write(owner, customer.id, { phone: '98765 43237' })
  expect((await open()).status).toBe(200)
  expect(await history(owner)).toMatchObject([{ status: 'opened' }])
})
