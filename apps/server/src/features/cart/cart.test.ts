import type { ApiRequest } from '@darzi/contract/api.ts'
import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { toMm } from '@darzi/tailoring/units/length.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aShopThatOffers } from '../collection/collection-for-tests.ts'
import { aMeasuredCustomer } from '../orders/orders-for-tests.ts'
import { aLine, type Line } from './cart-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Order = ApiRequest<'POST /api/cart/orders'>['body']

let serial = 40_000
const anOrder = (lines: Line[], given: Partial<Order> = {}): Order => ({
  id: running.app.newId(),
  lines,
  contact: { name: 'Meera Joshi', phone: `98761 ${serial++}`, address: '12 Mall Road, Amritsar' },
  ...given,
})

const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
const totalOf = async (owner: Visitor) => (await owner.call('GET /api/orders/summary')).total
const newest = async (owner: Visitor) => {
  const [card] = (await owner.call('GET /api/orders', { query: { sort: 'newest' } })).rows
  return owner.call('GET /api/orders/:id', { params: { id: card?.id ?? '' } })
}
const cartOf = async (customer: Visitor) => (await customer.call('GET /api/cart')).lines

describe('a cart of two shops', () => {
  test('becomes one order in each, with a piece for every garment; sent twice they are made once, and the cart is empty', async () => {
    const one = await aShopThatOffers(running.app)
    const two = await aShopThatOffers(running.app, { item: { name: 'Linen shirt', priceMinor: 210_000 } })
    const customer = await aCustomer()
    const lines = [aLine(one.item, { count: 2 }), aLine(two.item, { colour: 'White' })]
    await customer.call('POST /api/cart/lines', { body: { lines } })
    const body = anOrder(lines, { pays: 'onDelivery', notes: 'Ring twice' })
    const { orders } = await customer.call('POST /api/cart/orders', { body })
    expect(orders.map(({ shop, pieces, totalMinor }) => [shop.id, pieces, totalMinor])).toEqual(
      [
        [one.shop.id, 2, 300_000],
        [two.shop.id, 1, 210_000],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
    expect(await newest(one.owner)).toMatchObject({
      source: 'collection',
      state: 'pending',
      pays: 'onDelivery',
      notes: 'Ring twice',
      customer: { name: 'Meera Joshi' },
      pieces: [{ collection: { name: 'Oxford shirt' } }, { collection: { name: 'Oxford shirt' } }],
    })
    expect(await customer.call('POST /api/cart/orders', { body })).toEqual({ orders })
    expect([await totalOf(one.owner), await totalOf(two.owner)]).toEqual([1, 1])
    expect(await cartOf(customer)).toEqual([])
  })

  test('sent twice at the same moment is made once', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder([aLine(item)])
    const answers = await Promise.all([1, 2, 3].map(() => customer.call('POST /api/cart/orders', { body })))
    expect(new Set(answers.map(({ orders }) => orders[0]?.trackingUrl)).size).toBe(1)
    expect(await totalOf(owner)).toBe(1)
  })

  test('under the same id with something else in it is refused', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder([aLine(item)])
    await customer.call('POST /api/cart/orders', { body })
    const other = await customer.try('POST /api/cart/orders', { body: { ...body, notes: 'Another' } })
    expect(other.body.code).toBe('request.keyReused')
    expect(await totalOf(owner)).toBe(1)
  })

  test('of which one garment is gone is refused at its line, and neither shop has an order', async () => {
    const one = await aShopThatOffers(running.app)
    const two = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder([aLine(one.item), aLine(two.item)])
    await two.owner.call('PATCH /api/shop/collection/:id', {
      params: { id: two.item.id },
      body: { isListed: false },
    })
    const refused = await customer.try('POST /api/cart/orders', { body })
    expect(refused.body).toMatchObject({
      code: 'cart.gone',
      errors: [{ field: 'lines.1', code: 'cart.gone' }],
    })
    expect([await totalOf(one.owner), await totalOf(two.owner)]).toEqual([0, 0])
    const { shops } = await customer.call('POST /api/cart/quote', { body: { lines: body.lines } })
    expect(shops.map(({ shop }) => shop.id)).toEqual([one.shop.id])
  })

  test('whose price was changed says so before anything is ordered, and goes at the new price once it was seen', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder([aLine(item)])
    await owner.call('PATCH /api/shop/collection/:id', {
      params: { id: item.id },
      body: { priceMinor: 175_000 },
    })
    const refused = await customer.try('POST /api/cart/orders', { body })
    expect(refused.body).toMatchObject({
      code: 'cart.priceChanged',
      errors: [{ field: 'lines.0.priceMinor', detail: 'Oxford shirt cost ₹1,500 and now costs ₹1,750.' }],
    })
    expect(await totalOf(owner)).toBe(0)
    const seen = { ...body, lines: body.lines.map((line) => ({ ...line, priceMinor: 175_000 })) }
    const { orders } = await customer.call('POST /api/cart/orders', { body: seen })
    expect(orders[0]?.totalMinor).toBe(175_000)
  })

  test('whose shop changed its currency is refused with both prices, though the number is the same', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const line = aLine(item)
    await customer.call('POST /api/cart/lines', { body: { lines: [line] } })
    await owner.call('PATCH /api/shop', { body: { currency: 'EUR' } })
    const refused = await customer.try('POST /api/cart/orders', { body: anOrder([line]) })
    expect(refused.body).toMatchObject({
      code: 'cart.priceChanged',
      errors: [{ field: 'lines.0.currency', detail: 'Oxford shirt cost ₹1,500 and now costs €1,500.' }],
    })
    expect([await totalOf(owner), await cartOf(customer)]).toMatchObject([0, [{ currency: 'INR' }]])
    const [quoted] = (await customer.call('POST /api/cart/quote', { body: { lines: [line] } })).shops
    expect(quoted).toMatchObject({ currency: 'EUR', lines: [{ item: { currency: 'EUR' } }] })
    const seen = anOrder([{ ...line, currency: 'EUR' }])
    const { orders } = await customer.call('POST /api/cart/orders', { body: seen })
    expect(orders).toMatchObject([{ totalMinor: 150_000, currency: 'EUR' }])
  })

  test('of two currencies becomes two orders, each in its own; no amount is of both', async () => {
    const one = await aShopThatOffers(running.app)
    const two = await aShopThatOffers(running.app)
    await two.owner.call('PATCH /api/shop', { body: { currency: 'AED' } })
    const lines = [aLine(one.item), aLine(two.item, { currency: 'AED', count: 2 })]
    const { shops } = await new Visitor(running.app).call('POST /api/cart/quote', { body: { lines } })
    expect(shops.map(({ currency, totalMinor }) => [currency, totalMinor])).toEqual([
      ['INR', 150_000],
      ['AED', 300_000],
    ])
    const { orders } = await (await aCustomer()).call('POST /api/cart/orders', { body: anOrder(lines) })
    expect(orders.map(({ currency, totalMinor }) => `${currency} ${totalMinor}`).sort()).toEqual([
      'AED 300000',
      'INR 150000',
    ])
  })

  test.each([
    [{ size: 'XXL' }, 'lines.0.size'],
    [{ colour: 'Pink' }, 'lines.0.colour'],
    [{ styles: [{ group: 'cuff', option: 'french' }] }, 'lines.0.styles.0'],
  ])('with %j is refused at its line', async (wrong, field) => {
    const { owner, item } = await aShopThatOffers(running.app)
    const refused = await (await aCustomer()).try('POST /api/cart/orders', {
      body: anOrder([aLine(item, wrong)]),
    })
    expect(refused.body.errors?.map((each) => each.field)).toEqual([field])
    expect(await totalOf(owner)).toBe(0)
  })

  test('with no phone, or a day that has passed, is refused at the field', async () => {
    const { item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder([aLine(item)])
    const noPhone = { ...body, contact: { name: 'Meera', phone: 'soon' } }
    const told = await customer.try('POST /api/cart/orders', { body: noPhone })
    expect(told.body.errors?.map(({ field }) => field)).toEqual(['contact.phone'])
    const past = await customer.try('POST /api/cart/orders', { body: { ...body, dueOn: '2001-01-01' } })
    expect(past.body.errors?.map(({ field }) => field)).toEqual(['dueOn'])
  })
})

test('what is made to measure is cut from the sizes that were sent, what is in a size is not', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const customer = await aCustomer()
  const lines = [aLine(item), aLine(item, { size: undefined, isMadeToMeasure: true })]
  const measured = {
    takenAt: '2026-01-02T03:04:05.000Z',
    values: [{ field: 'chest', mm: 974, plusMinusMm: 14, from: 'photo' as const }],
  }
  const waist = { field: 'waist', mm: toMm(340, 'in') }
  const impossible = { ...measured, values: [...measured.values, waist] }
  const refused = await customer.try('POST /api/cart/orders', {
    body: anOrder(lines, { measured: impossible }),
  })
  expect(refused.status).toBe(400)
  await customer.call('POST /api/cart/orders', { body: anOrder(lines, { measured }) })
  const { pieces } = await newest(owner)
  expect(pieces.map(({ snapshot }) => snapshot?.values.length)).toEqual([undefined, 1])
})

test('what is sewn to the body of another is that person’s in the order and in the book', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const customer = await aCustomer()
  const lines = [aLine(item), aLine(item, { size: undefined, isMadeToMeasure: true })]
  const values = [{ field: 'chest', mm: 714, plusMinusMm: 14, from: 'photo' as const }]
  const measured = { takenAt: '2026-01-02T03:04:05.000Z', personName: 'Junior Joshi', values }
  const body = anOrder(lines, { measured })
  await customer.call('POST /api/cart/orders', { body })
  const { pieces, customer: who } = await newest(owner)
  expect(pieces.map(({ person }) => person.name)).toEqual([who.name, 'Junior Joshi'])
  expect(pieces[1]?.snapshot?.values).toMatchObject([{ field: 'chest', mm: 714 }])
  const { rows } = await owner.call('GET /api/measurement-records', { query: {} })
  expect(rows.map(({ person }) => person.name)).toEqual(['Junior Joshi'])
  // Ordered again it is the same person.
  const again = [aLine(item, { size: undefined, isMadeToMeasure: true })]
  await customer.call('POST /api/cart/orders', { body: { ...body, id: running.app.newId(), lines: again } })
  expect((await newest(owner)).pieces[0]?.person.id).toBe(pieces[1]?.person.id)
})

test('ordered under the name and phone of somebody the shop has measured it tells nothing of their sizes', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const contact = await aMeasuredCustomer(owner, { name: 'Meera Joshi', phone: '98761 12345' })
  const stranger = await aCustomer()
  const lines = [aLine(item, { size: undefined, isMadeToMeasure: true })]
  const body = anOrder(lines, { contact: { ...contact, address: '12 Mall Road, Amritsar' } })
  await stranger.call('POST /api/cart/orders', { body })
  expect((await newest(owner)).pieces[0]?.snapshot).toBeUndefined()
  expect((await stranger.call('GET /api/own/size-sets')).sets).toEqual([])
})

test('a cart is its account’s own; put in again a line is as it was sent last, and the most it holds is said', async () => {
  const { item } = await aShopThatOffers(running.app)
  const customer = await aCustomer()
  const line = aLine(item)
  await customer.call('POST /api/cart/lines', { body: { lines: [line] } })
  const { lines } = await customer.call('POST /api/cart/lines', { body: { lines: [{ ...line, count: 3 }] } })
  expect(lines).toMatchObject([{ id: line.id, count: 3, size: 'M' }])
  expect(await cartOf(await aCustomer())).toEqual([])
  const many = Array.from({ length: cartLimits.lines }, () => aLine(item))
  expect((await customer.try('POST /api/cart/lines', { body: { lines: many } })).body.code).toBe('cart.full')
  expect(await cartOf(customer)).toHaveLength(1)
  await customer.call('DELETE /api/cart/lines/:id', { params: { id: line.id } })
  expect(await cartOf(customer)).toEqual([])
})

test('a guest is told what a cart is now, by shop, and must sign in to order it', async () => {
  const one = await aShopThatOffers(running.app)
  const two = await aShopThatOffers(running.app)
  const guest = new Visitor(running.app)
  const lines = [aLine(two.item, { count: 2 }), aLine(one.item)]
  const { shops } = await guest.call('POST /api/cart/quote', { body: { lines } })
  expect(shops.map(({ shop, totalMinor }) => [shop.id, totalMinor])).toEqual([
    [two.shop.id, 300_000],
    [one.shop.id, 150_000],
  ])
  expect(shops[0]).toMatchObject({ takesOnline: false, lines: [{ item: { name: 'Oxford shirt' } }] })
  expect((await guest.try('POST /api/cart/orders', { body: anOrder(lines) })).status).toBe(401)
})
