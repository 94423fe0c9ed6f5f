/** The inbox of each member: what needs an answer first, and only what they may answer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aMember, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { asked, offer } from '../quotes/quotes-for-tests.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const kindsOf = async (member: Visitor) =>
  (await member.call('GET /api/inbox')).rows.map(({ kind, isRead }) => (isRead ? `${kind} read` : kind))

/** A customer who asked for a quote, has an order delivered and paid twice, complains of it and writes. */
async function aBusyShop() {
  const { customer, first } = await asked(running)
  const { owner, shop, of } = first
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { state: 'delivered' })
  await customer.call('POST /api/own/orders', { body: { token } })
  const inShop = (work: Parameters<typeof transact<unknown>>[2]) =>
    transact(running.app.database.pool, { side: 'job', shopId: shop.id }, work)
  return { customer, owner, shop, of, orderId, inShop }
}
const newId = () => running.app.newId()

test('what needs an answer stands first, goes when it is answered, and is unread for each member alone', async () => {
  const { customer, owner, shop, of, orderId, inShop } = await aBusyShop()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect(await kindsOf(owner)).toEqual(['quote'])

  const raised = await customer.call('POST /api/own/orders/:id/dispute', {
    params: { id: orderId },
    body: { kind: 'fit', words: 'Too tight at the chest' },
  })
  const talk = await customer.call('POST /api/conversations', { body: { orderId } })
  await customer.call('POST /api/conversations/:id/messages', {
    params: { id: talk.id },
    body: { id: newId(), words: 'When may I come?' },
    files: {} as never,
  })
  const pay = (amountMinor: number) =>
    owner.call('POST /api/orders/:id/payments', {
      params: { id: orderId },
      body: { id: newId(), amountMinor, method: 'cash' },
    })
  const paid = await pay(150_000)
  const entry = paid.payments[0]?.id ?? ''
  await owner.call('POST /api/payments/:id/refund', {
    params: { id: entry },
    body: { id: newId(), amountMinor: 20_000, reason: 'Came a day late', isOffPrice: true },
  })
  const refund = newId()
  await owner.call('POST /api/payments/:id/refund', {
    params: { id: entry },
    body: { id: refund, amountMinor: 10_000, reason: 'A button was lost', isOffPrice: true },
  })
  await inShop(async ({ tx }) => {
    const at = running.app.now()
    const online = { shop_id: shop.id, id: newId(), order_id: orderId, created_at: at, expires_at: at }
    await tx
      .insertInto('online_payments')
      .values({ ...online, gateway: 'stripe', amount_minor: 150_000, currency: 'INR', state: 'expired' })
      .execute()
    await tx
      .insertInto('gateway_refunds')
      .values({
        shop_id: shop.id,
        payment_id: refund,
        online_id: online.id,
        state: 'refused',
        created_at: at,
        settled_at: at,
      })
      .execute()
  })

  const all = (await owner.call('GET /api/inbox')).rows
  expect(all.map(({ kind }) => kind).sort()).toEqual(['conversation', 'dispute', 'quote', 'refundRefused'])
  expect(all.find(({ kind }) => kind === 'refundRefused')).toMatchObject({
    needsAnswer: true,
    subjectId: orderId,
    params: { number: 'ORD-001', amount: '₹100', name: 'Meera Joshi' },
  })
  // The counter gives no money back and answers no complaint.
  expect((await kindsOf(counter)).sort()).toEqual(['conversation', 'quote'])

  const first = all[0]?.key ?? ''
  await owner.call('POST /api/inbox/read', { body: { keys: [first], isRead: true } })
  expect((await owner.call('GET /api/inbox/unread')).unread).toBe(3)
  expect((await counter.call('GET /api/inbox/unread')).unread).toBe(2)

  await owner.call('POST /api/payments/:id/reverse', { params: { id: refund }, body: { reason: 'Refused' } })
  await owner.call('POST /api/shop/disputes/:id/answer', {
    params: { id: raised.id },
    body: { words: 'We will let it out' },
  })
  await offer(owner, of)
  await owner.call('POST /api/shop/conversations/:id/seen', { params: { id: talk.id } })
  const left = (await owner.call('GET /api/inbox')).rows
  expect(left.filter(({ kind }) => kind !== 'giveBack')).toEqual([])
})

test('money that is to be given back waits for whoever may give it, with its sum', async () => {
  const { owner, shop, orderId, inShop } = await aBusyShop()
  await owner.call('POST /api/orders/:id/payments', {
    params: { id: orderId },
    body: { id: newId(), amountMinor: 150_000, method: 'cash' },
  })
  await inShop(({ tx }) =>
    tx
      .updateTable('orders')
      .set({ discount_minor: 5_000, total_minor: 145_000 })
      .where('id', '=', orderId)
      .execute(),
  )
  const rows = (await owner.call('GET /api/inbox')).rows.filter(({ kind }) => kind === 'giveBack')
  expect(rows).toMatchObject([{ needsAnswer: true, subjectId: orderId, params: { amount: '₹50' } }])
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect(await kindsOf(counter)).not.toContain('giveBack')
})

test('a stitcher is told of the pieces given to them and those that came back, and of nobody else’s', async () => {
  const { shop, owner, inShop } = await aBusyShop()
  const { orderId } = await aTrackedOrder(running.app, shop.id, { number: 7, phone: '+919876512399' })
  const { id: me, account } = await aMember(running.app, shop.id, { role: 'stitcher' })
  const stitcher = await signedIn(running.app, account.id)
  const other = await memberAtWork(running.app, shop.id, 'stitcher')
  const give = (fields: { assigned_to?: string; reworks?: number; state?: 'done' }) =>
    inShop(({ tx }) => tx.updateTable('order_pieces').set(fields).where('order_id', '=', orderId).execute())
  expect(await kindsOf(stitcher)).toEqual([])
  await give({ assigned_to: me })
  const [line] = (await stitcher.call('GET /api/inbox')).rows
  expect(line).toMatchObject({ kind: 'given', needsAnswer: false, params: { number: 'ORD-007' } })
  await stitcher.call('POST /api/inbox/read', { body: { keys: [line?.key ?? ''], isRead: true } })
  expect(await kindsOf(stitcher)).toEqual(['given read'])
  await give({ reworks: 1 })
  expect(await kindsOf(stitcher)).toEqual(['sentBack'])
  expect(await kindsOf(other)).toEqual([])
  expect((await kindsOf(owner)).filter((kind) => kind.startsWith('sentBack'))).toEqual([])
  await give({ state: 'done' })
  expect(await kindsOf(stitcher)).toEqual([])
})

test('news of stock that runs low stands below a quote that needs an answer, however new it is', async () => {
  const { owner, of } = await aBusyShop()
  running.pass({ hours: 1 })
  await owner.call('POST /api/inventory/items', {
    body: { name: 'White poplin', category: 'fabric', unit: 'm', onHand: 2, lowAt: 5 },
  })
  running.pass({ hours: -1 })
  const rows = (await owner.call('GET /api/inbox')).rows
  expect(rows.map(({ kind, needsAnswer }) => [kind, needsAnswer])).toEqual([
    ['quote', true],
    ['lowStock', false],
  ])
  expect(rows[1]?.params).toEqual({ name: 'White poplin' })
  const [quote, stock] = rows.map(({ at }) => at)
  expect((stock ?? '') > (quote ?? '')).toBe(true)
  // Read, what needs an answer still stands above news that was not.
  await owner.call('POST /api/inbox/read', { body: { keys: [rows[0]?.key ?? ''], isRead: true } })
  expect(await kindsOf(owner)).toEqual(['quote read', 'lowStock'])
  await offer(owner, of)
  expect(await kindsOf(owner)).toEqual(['lowStock'])
})
