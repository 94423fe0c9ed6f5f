import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

let serial = 5000
/** A delivered order among a customer's own. */
async function anOwnOrder(given: Parameters<typeof aTrackedOrder>[2] = {}) {
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const account = await anAccount(running.app, { name: 'Meera Joshi' })
  const customer = await signedIn(running.app, account.id)
  const { token } = await aTrackedOrder(running.app, shop.id, {
    state: 'delivered',
    number: serial++,
    ...given,
  })
  await customer.call('POST /api/own/orders', { body: { token } })
  const [order] = (await customer.call('GET /api/own/orders')).orders
  return { shop, owner, account, customer, orderId: order?.id ?? '', paidMinor: 0 }
}
type Case = Awaited<ReturnType<typeof anOwnOrder>>

const raise = ({ customer, orderId }: Pick<Case, 'customer' | 'orderId'>) =>
  customer.try('POST /api/own/orders/:id/dispute', {
    params: { id: orderId },
    body: { kind: 'fit', words: 'Too tight at the chest' },
  })
async function aDispute(given: Parameters<typeof aTrackedOrder>[2] = {}) {
  const made = await anOwnOrder(given)
  return { ...made, id: (await raise(made)).body.id }
}
const answer = (owner: Visitor, id: string) =>
  owner.try('POST /api/shop/disputes/:id/answer', { params: { id }, body: { words: 'We will let it out' } })
const decide = (operator: Visitor, id: string, body: object) =>
  operator.try('POST /api/admin/disputes/:id/decide', {
    params: { id },
    body: { words: 'It was cut 2 cm too small', ...body },
  })
const pay = async ({ owner, orderId }: Case, amountMinor: number) =>
  owner.call('POST /api/orders/:id/payments', {
    params: { id: orderId },
    body: { id: running.app.newId(), amountMinor, method: 'cash' },
  })

test('a dispute goes from the customer to the shop to the operator, and both are written to', async () => {
  const made = await aDispute()
  const { owner, shop, customer, account, orderId, id } = made
  expect((await lastMailTo(running.app, shop.owner.email)).text).toContain('Too tight at the chest')
  const timeline = await owner.call('GET /api/orders/:id/timeline', { params: { id: orderId } })
  expect(JSON.stringify(timeline)).toContain('disputes.raised')
  expect((await owner.call('GET /api/shop/disputes')).rows).toMatchObject([
    { id, state: 'raised', kind: 'fit' },
  ])
  expect((await answer(owner, id)).body).toMatchObject({ state: 'answered', can: [] })
  const operator = await operatorAtWork(running.app)
  const { dispute, evidence } = await operator.call('GET /api/admin/disputes/:id', { params: { id } })
  expect(dispute).toMatchObject({ answer: 'We will let it out', can: ['decide'] })
  expect(evidence).toMatchObject({ order: { state: 'delivered' }, pieces: [{ garment: { key: 'kurta' } }] })
  expect(evidence.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['disputes.raised', 'disputes.answered']),
  )
  expect((await operator.call('GET /api/admin/queue')).disputes).toBe(1)
  expect((await decide(operator, id, { outcome: 'remake' })).body).toMatchObject({ state: 'decided' })
  expect((await lastMailTo(running.app, account.email)).text).toContain('The shop makes it again.')
  expect((await lastMailTo(running.app, shop.owner.email)).text).toContain('It was cut 2 cm too small')
  const own = await customer.call('GET /api/own/orders/:id/dispute', { params: { id: orderId } })
  expect(own).toMatchObject({ dispute: { outcome: 'remake', can: [] }, canRaise: true })
})

test('it is decided once, also by two at the same moment', async () => {
  const { owner, id } = await aDispute()
  await answer(owner, id)
  const operators = [await operatorAtWork(running.app), await operatorAtWork(running.app)]
  const both = await Promise.all(operators.map((each) => decide(each, id, { outcome: 'nothing' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await answer(owner, id)).body.code).toBe('disputes.notFromHere')
})

test('no more is given back than was paid', async () => {
  const made = await aDispute()
  await answer(made.owner, made.id)
  const operator = await operatorAtWork(running.app)
  expect((await decide(operator, made.id, { outcome: 'whole' })).body.code).toBe('disputes.refundTooMuch')
  await pay(made, 40_000)
  expect((await decide(operator, made.id, { outcome: 'part' })).body.code).toBe('disputes.refundMissing')
  const above = await decide(operator, made.id, { outcome: 'part', partMinor: 40_001 })
  expect([above.status, above.body.code]).toEqual([422, 'disputes.refundTooMuch'])
  expect((await decide(operator, made.id, { outcome: 'part', partMinor: 40_000 })).body.refundMinor).toBe(
    40_000,
  )
})

test('the shop answers in its time; after that the operator decides without it', async () => {
  const { owner, id } = await aDispute()
  const operator = await operatorAtWork(running.app)
  expect((await decide(operator, id, { outcome: 'nothing' })).body.code).toBe('disputes.shopFirst')
  running.pass({ hours: 73 })
  expect((await answer(owner, id)).body.code).toBe('disputes.tooLate')
  expect((await decide(operator, id, { outcome: 'nothing' })).status).toBe(200)
})

test('one is open at a time, and not before the shop has taken the order on', async () => {
  const made = await aDispute()
  expect((await raise(made)).body.code).toBe('disputes.openBefore')
  await made.customer.call('POST /api/disputes/:id/withdraw', { params: { id: made.id } })
  expect((await answer(made.owner, made.id)).body.code).toBe('disputes.notFromHere')
  expect((await raise(made)).status).toBe(200)
  const waiting = await anOwnOrder({ state: 'pending' })
  expect((await raise(waiting)).body.code).toBe('disputes.notBegun')
})

test('it is the affair of its customer, its shop and the operator alone', async () => {
  const { shop, orderId, id } = await aDispute()
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  expect((await raise({ customer: stranger, orderId })).status).toBe(404)
  expect((await stranger.try('GET /api/own/orders/:id/dispute', { params: { id: orderId } })).status).toBe(
    404,
  )
  expect((await stranger.try('POST /api/disputes/:id/withdraw', { params: { id } })).status).toBe(404)
  const { owner: other } = await aShopAtWork(running.app)
  expect((await other.try('GET /api/shop/disputes/:id', { params: { id } })).status).toBe(404)
  expect((await answer(other, id)).status).toBe(404)
  const cutter = await memberAtWork(running.app, shop.id, 'cutter')
  expect((await cutter.try('GET /api/shop/disputes/:id', { params: { id } })).status).toBe(403)
  expect((await stranger.try('GET /api/admin/disputes/:id', { params: { id } })).status).toBe(403)
})

test('both sides show photos until it is decided; they and the operator see them, and nobody else', async () => {
  const { owner, customer, id } = await aDispute()
  const files = { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } }
  const mine = await customer.call('POST /api/disputes/:id/photos', { params: { id }, files })
  await owner.call('POST /api/shop/disputes/:id/photos', { params: { id }, files })
  await answer(owner, id)
  const operator = await operatorAtWork(running.app)
  const { dispute } = await operator.call('GET /api/admin/disputes/:id', { params: { id } })
  expect(dispute.photos.map(({ byShop }) => byShop)).toEqual([false, true])
  const params = { id, photoId: mine.photos[0]?.id ?? '', size: 'full' } as const
  const seen = [
    await customer.try('GET /api/disputes/:id/photos/:photoId/:size', { params }),
    await owner.try('GET /api/shop/disputes/:id/photos/:photoId/:size', { params }),
    await operator.try('GET /api/admin/disputes/:id/photos/:photoId/:size', { params }),
  ]
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await operator.call('GET /api/admin/audit', { query: { what: 'disputes/:id/photos' } })
  expect(rows.some(({ subject }) => subject === params.photoId)).toBe(true)
  const { owner: other } = await aShopAtWork(running.app)
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  const unseen = [
    await stranger.try('GET /api/disputes/:id/photos/:photoId/:size', { params }),
    await other.try('GET /api/shop/disputes/:id/photos/:photoId/:size', { params }),
    await stranger.try('POST /api/disputes/:id/photos', { params: { id }, files }),
  ]
  expect(unseen.map(({ status }) => status)).toEqual([404, 404, 404])
  for (let more = 1; more < 6; more++)
    await customer.call('POST /api/disputes/:id/photos', { params: { id }, files })
  const seventh = await customer.try('POST /api/disputes/:id/photos', { params: { id }, files })
  expect([seventh.status, seventh.body.code]).toEqual([422, 'disputes.tooManyPhotos'])
  await decide(operator, id, { outcome: 'nothing' })
  const late = await owner.try('POST /api/shop/disputes/:id/photos', { params: { id }, files })
  expect([late.status, late.body.code]).toEqual([409, 'disputes.notFromHere'])
})
