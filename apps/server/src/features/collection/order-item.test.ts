import type { ApiRequest } from '@darzi/contract/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aMeasuredCustomer } from '../orders/orders-for-tests.ts'
import { addItem, aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Body = ApiRequest<'POST /api/collection/:id/order'>['body']

let serial = 20_000
const anOrder = (given: Partial<Body> = {}): Body => ({
  size: 'M',
  colour: 'Indigo',
  contact: { name: 'Meera Joshi', phone: `98760 ${serial++}` },
  ...given,
})
const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
const newest = async (owner: Visitor) => {
  const [card] = (await owner.call('GET /api/orders', { query: { sort: 'newest' } })).rows
  return owner.call('GET /api/orders/:id', { params: { id: card?.id ?? '' } })
}

describe('an order of a garment in a size', () => {
  test('waits at the shop with its price, colour and the size’s own tape', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const params = { id: item.id }
    const answer = await customer.call('POST /api/collection/:id/order', {
      params,
      body: anOrder({ styles: [{ group: 'collar', option: 'spread' }], notes: 'A gift' }),
    })
    expect(answer).toMatchObject({ order_id: 'ORD-001', totalMinor: 150_000, currency: item.currency })
    const order = await newest(owner)
    expect(order).toMatchObject({
      state: 'pending',
      source: 'collection',
      totalMinor: 150_000,
      notes: 'A gift',
      customer: { name: 'Meera Joshi' },
    })
    expect(order.pieces[0]).toMatchObject({
      garment: { key: 'shirt' },
      cloth: { source: 'shop', type: 'cotton', colour: 'Indigo' },
      styles: [{ group: 'collar', option: 'spread' }],
      collection: {
        itemId: item.id,
        name: 'Oxford shirt',
        colour: { name: 'Indigo', hex: '#26325c' },
        isMadeToMeasure: false,
        finished: item.sizes[1],
      },
      missing: [],
    })
    expect(order.pieces[0]?.snapshot).toBeUndefined()
  })

  test('is found by its private link, and can be approved without a tape', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const { trackingUrl } = await customer.call('POST /api/collection/:id/order', {
      params: { id: item.id },
      body: anOrder(),
    })
    const token = trackingUrl?.split('/').at(-1) ?? ''
    const link = await new Visitor(running.app).call('GET /api/track/:token', { params: { token } })
    expect(link).toMatchObject({ state: 'pending', totalMinor: 150_000 })
    const { id } = await newest(owner)
    const approved = await owner.call('POST /api/orders/:id/move', {
      params: { id },
      body: { to: 'approved' },
    })
    expect(approved.state).toBe('approved')
  })

  test('sent again under its id is the same order; with other content it is refused', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const request = { params: { id: item.id }, body: anOrder({ id: running.app.newId() }) }
    const first = await customer.call('POST /api/collection/:id/order', request)
    expect(await customer.call('POST /api/collection/:id/order', request)).toEqual(first)
    const other = await customer.try('POST /api/collection/:id/order', {
      ...request,
      body: { ...request.body, size: 'L' },
    })
    expect(other.body.code).toBe('request.keyReused')
    expect((await owner.call('GET /api/orders/summary')).total).toBe(1)
  })

  test.each([
    [{ size: 'XXL' }, 'size'],
    [{ size: undefined }, 'size'],
    [{ colour: 'Pink' }, 'colour'],
    [{ styles: [{ group: 'collar', option: 'wings' }] }, 'styles.0'],
    [{ styles: [{ group: 'cuff', option: 'french' }] }, 'styles.0'],
    [{ contact: { name: 'Meera', phone: 'soon' } }, 'contact.phone'],
    [{ dueOn: '2001-01-01' }, 'dueOn'],
  ])('with %j is refused at its field, and nothing is written', async (wrong, field) => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const refused = await customer.try('POST /api/collection/:id/order', {
      params: { id: item.id },
      body: anOrder(wrong),
    })
    expect(refused.body.errors?.map((each) => each.field)).toEqual([field])
    expect((await owner.call('GET /api/orders/summary')).total).toBe(0)
    expect((await owner.call('GET /api/customers')).rows).toEqual([])
  })
})

describe('an order made to measure', () => {
  const measured = {
    takenAt: '2026-01-02T03:04:05.000Z',
    values: [
      { field: 'chest', mm: 974.2, plusMinusMm: 14, from: 'photo' as const },
      { field: 'neck', mm: 381, plusMinusMm: 2, from: 'tape' as const },
    ],
  }

  test('brings the customer’s sizes as their proposal, and is cut from them', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder({ size: undefined, isMadeToMeasure: true, measured })
    await customer.call('POST /api/collection/:id/order', { params: { id: item.id }, body })
    const [piece] = (await newest(owner)).pieces
    expect(piece?.collection).toMatchObject({ isMadeToMeasure: true })
    expect(piece?.collection?.finished).toBeUndefined()
    expect(piece?.snapshot?.values.find(({ field }) => field === 'chest')).toMatchObject({ mm: 974 })
    const [record] = (await owner.call('GET /api/measurement-records')).rows
    expect(record).toMatchObject({ how: 'photo', sent: { by: 'Meera Joshi', isChecked: false } })
  })

  test('under the name and phone of somebody the shop has measured tells nothing of their sizes', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const contact = await aMeasuredCustomer(owner, { name: 'Meera Joshi', phone: '98760 12345' })
    const stranger = await aCustomer()
    const body = anOrder({ size: undefined, isMadeToMeasure: true, contact })
    await stranger.call('POST /api/collection/:id/order', { params: { id: item.id }, body })
    expect((await newest(owner)).pieces[0]?.snapshot).toBeUndefined()
    expect((await stranger.call('GET /api/own/size-sets')).sets).toEqual([])
  })

  test('is taken from a device whose clock goes ahead, as measured now', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const ahead = { ...measured, takenAt: '2999-01-01T00:00:00.000Z' }
    const body = anOrder({ size: undefined, isMadeToMeasure: true, measured: ahead })
    await customer.call('POST /api/collection/:id/order', { params: { id: item.id }, body })
    const [record] = (await owner.call('GET /api/measurement-records')).rows
    expect(Date.parse(record?.takenAt ?? '')).toBeLessThanOrEqual(running.app.now().getTime())
  })

  test('without sizes waits for the shop’s tape', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await aCustomer()
    const body = anOrder({ size: undefined, isMadeToMeasure: true })
    await customer.call('POST /api/collection/:id/order', { params: { id: item.id }, body })
    const [piece] = (await newest(owner)).pieces
    expect(piece?.missing).toContain('chest')
  })

  test('is refused where the shop sews to sizes only', async () => {
    const { owner } = await aShopThatOffers(running.app)
    const item = await addItem(owner, { name: 'Plain tee', cut: 'tee', isMadeToMeasure: false })
    const customer = await aCustomer()
    const refused = await customer.try('POST /api/collection/:id/order', {
      params: { id: item.id },
      body: anOrder({ isMadeToMeasure: true, measured }),
    })
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['isMadeToMeasure'])
  })
})

test('whoever is not signed in is asked to, and what is not offered is not there', async () => {
  const { item, owner } = await aShopThatOffers(running.app, { item: { isListed: false } })
  const request = { params: { id: item.id }, body: anOrder() }
  expect((await new Visitor(running.app).try('POST /api/collection/:id/order', request)).status).toBe(401)
  expect((await owner.try('POST /api/collection/:id/order', request)).status).toBe(404)
})
