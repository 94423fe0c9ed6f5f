/** What a shop asks for a garment, ordered from its own page or by a form, that is needed sooner than usual. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { multipart } from '../forms/raw-client-for-tests.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

let serial = 60_000
const aPhone = () => `98763 ${serial++}`

/** A shirt at 1,500 of a shop that asks what is said for urgent pieces. */
async function anOffer(rush: { percentBp?: number; amountMinor?: number }) {
  const { shop, owner, item } = await aShopThatOffers(running.app)
  await owner.call('PATCH /api/shop/counter', { body: { rush } })
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  const params = { id: item.id }
  const order = (dueOn: string | undefined, rushMinor?: number) =>
    customer.try('POST /api/collection/:id/order', {
      params,
      body: {
        id: running.app.newId(),
        size: 'M',
        colour: 'Indigo',
        contact: { name: 'Meera Joshi', phone: aPhone() },
        dueOn,
        rushMinor,
      },
    })
  const seen = () => new Visitor(running.app).call('GET /api/collection/:id', { params })
  async function send(dueOn: string) {
    const fields = { name: 'Meera Joshi', phone: aPhone(), order_type: 'shirt', due_date: dueOn }
    const { payload, contentType } = multipart(fields)
    const url = `/api/customers/measurements?shop=${shop.id}`
    const headers = { 'content-type': contentType }
    return new Visitor(running.app).send<object>({ method: 'POST', url, payload, headers })
  }
  async function taken() {
    const { rows } = await owner.call('GET /api/orders', { query: { sort: 'newest' } })
    return rows[0] && owner.call('GET /api/orders/:id', { params: { id: rows[0].id } })
  }
  return { owner, order, seen, send, taken }
}

test('the garment says what a near day costs, and what was seen of it is charged', async () => {
  const { order, seen, taken } = await anOffer({ percentBp: 2500 })
  const { rush } = await seen()
  expect(rush).toMatchObject({ percentBp: 2500 })
  expect((rush?.usualOn ?? '') > aDay(1)).toBe(true)
  for (const rushMinor of [undefined, 30_000]) {
    const { status, body } = await order(aDay(1), rushMinor)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'cart.rushChanged', errors: [{ field: 'dueOn' }] })
  }
  expect(await taken()).toBeUndefined()
  expect((await order(aDay(1), 37_500)).body).toMatchObject({ totalMinor: 187_500, promisedOn: aDay(1) })
  const urgent = { rushMinor: 37_500, totalMinor: 187_500, pieces: [{ isUrgent: true }] }
  expect(await taken()).toMatchObject(urgent)
})

test('on its usual day, on none, or where the shop asks nothing, it costs what it costs', async () => {
  const asks = await anOffer({ amountMinor: 20_000 })
  for (const dueOn of [(await asks.seen()).rush?.usualOn, undefined])
    expect((await asks.order(dueOn)).body).toMatchObject({ totalMinor: 150_000 })
  expect(await asks.taken()).toMatchObject({ rushMinor: 0, pieces: [{ isUrgent: false }] })
  const free = await anOffer({})
  expect((await free.seen()).rush).toBeUndefined()
  expect((await free.order(aDay(1))).body).toMatchObject({ totalMinor: 150_000 })
})

test('a customer’s form for a near day is urgent, and the shop’s price for it has the surcharge in it', async () => {
  const { owner, send, taken } = await anOffer({ percentBp: 2500 })
  expect((await send(aDay(1))).status).toBe(200)
  const unpriced = await taken()
  expect(unpriced).toMatchObject({ rushMinor: 0, pieces: [{ isUrgent: true }] })
  await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { id: unpriced?.id ?? '', pieceId: unpriced?.pieces[0]?.id ?? '' },
    body: { priceMinor: 100_000 },
  })
  expect(await taken()).toMatchObject({ rushMinor: 25_000, totalMinor: 125_000 })
  await owner.call('PATCH /api/shop/garments/:key', {
    params: { key: 'shirt' },
    body: { priceMinor: 80_000 },
  })
  await send(aDay(1))
  expect(await taken()).toMatchObject({ rushMinor: 20_000, totalMinor: 100_000 })
  await send(aDay(60))
  expect(await taken()).toMatchObject({ rushMinor: 0, totalMinor: 80_000, pieces: [{ isUrgent: false }] })
})
