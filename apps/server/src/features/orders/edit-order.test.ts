import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer, makeUnpriced, overridesOf } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function anOrder(given: Parameters<typeof anOrderBody>[1] = {}) {
  const shop = await aShopWithCustomer(running.app)
  const order = await shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer, given) })
  return { ...shop, order, of: { params: { id: order.id } } }
}

describe('changing an order', () => {
  test('moves the workshop’s day with the promise, and tells the timeline to which day', async () => {
    const { owner, of } = await anOrder()
    const edited = await owner.call('PATCH /api/orders/:id', { ...of, body: { promisedOn: aDay(20) } })
    expect(edited).toMatchObject({ promisedOn: aDay(20), workshopOn: aDay(18), version: 2 })
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
    expect(rows[0]).toMatchObject({ kind: 'orders.edited', params: { field: 'promisedOn', to: aDay(20) } })
  })

  test('to what it is already is no change', async () => {
    const { owner, order, of } = await anOrder()
    const body = { promisedOn: order.promisedOn, priority: order.priority, discountMinor: 0 }
    expect(await owner.call('PATCH /api/orders/:id', { ...of, body })).toEqual(order)
  })

  test('with a stale version, or once it is cancelled, is refused', async () => {
    const { owner, of } = await anOrder()
    await owner.call('PATCH /api/orders/:id', { ...of, body: { notes: 'Call first' } })
    const stale = await owner.try('PATCH /api/orders/:id', { ...of, body: { notes: 'Ring', version: 1 } })
    expect([stale.status, stale.body.code]).toEqual([409, 'orders.changedMeanwhile'])
    await owner.call('POST /api/orders/:id/cancel', { ...of, body: { reason: 'Moved', settlement: 'keep' } })
    const closed = await owner.try('PATCH /api/orders/:id', { ...of, body: { notes: 'Ring' } })
    expect([closed.status, closed.body.code]).toEqual([409, 'orders.closed'])
  })

  test('keeps its overdue promise, and refuses a new one that has passed or a worker of no shop', async () => {
    const { owner, shop, of } = await anOrder()
    const past = await owner.try('PATCH /api/orders/:id', { ...of, body: { promisedOn: aDay(-1) } })
    expect(past.body.errors).toMatchObject([{ field: 'promisedOn', code: 'orders.promisePast' }])
    const { id } = await aMember(running.app, shop.id, { role: 'cutter', name: 'Ali' })
    const given = await owner.call('PATCH /api/orders/:id', { ...of, body: { assignedTo: id } })
    expect(given.assignedTo).toEqual({ id, name: 'Ali' })
    const nobody = await owner.try('PATCH /api/orders/:id', {
      ...of,
      body: { assignedTo: running.app.newId() },
    })
    expect(nobody.body.errors).toMatchObject([{ field: 'assignedTo' }])
  })

  test('keeps the workshop’s day between the order and the promise', async () => {
    const { owner, of } = await anOrder()
    const workshopOn = (day: string) =>
      owner.try('PATCH /api/orders/:id', { ...of, body: { workshopOn: day } })
    expect((await workshopOn(aDay(-1))).body.errors).toMatchObject([
      { field: 'workshopOn', code: 'orders.workshopBeforeOrder' },
    ])
    expect((await workshopOn(aDay(8))).body.errors).toMatchObject([
      { field: 'workshopOn', code: 'orders.workshopAfterPromise' },
    ])
    expect((await workshopOn(aDay(0))).status).toBe(200)
  })

  test('a discount below what was paid is refused; a smaller one counts in the figures', async () => {
    const { owner, customer, of } = await anOrder({ advance: { amountMinor: 60_000, method: 'cash' } })
    const refused = await owner.try('PATCH /api/orders/:id', { ...of, body: { discountMinor: 40_001 } })
    expect(refused.body.errors).toMatchObject([{ field: 'discountMinor', code: 'orders.belowPaid' }])
    const edited = await owner.call('PATCH /api/orders/:id', { ...of, body: { discountMinor: 40_000 } })
    expect(edited).toMatchObject({ totalMinor: 60_000, balanceMinor: 0 })
    const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(after.totalSpentMinor).toBe(60_000)
    expect(await owner.call('GET /api/orders/summary')).toMatchObject({ totalMinor: 60_000, balanceMinor: 0 })
  })
})

describe('changing a piece', () => {
  test('changes the price of the order, and only what was sent', async () => {
    const { owner, order, of } = await anOrder()
    const [piece] = order.pieces
    const params = { ...of.params, pieceId: piece?.id ?? '' }
    const body = { priceMinor: 150_000, notes: 'Hidden placket', isUrgent: true }
    const edited = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
    expect(edited).toMatchObject({ piecesMinor: 150_000, totalMinor: 150_000, version: 2 })
    expect(edited.pieces[0]).toEqual({ ...piece, ...body })
    const bad = await owner.try('PATCH /api/orders/:id/pieces/:pieceId', {
      params,
      body: { styles: [{ group: 'collar', option: 'wings' }] },
    })
    expect(bad.body.errors).toMatchObject([{ field: 'styles.0' }])
  })

  test('a price and a style that are both refused are both told', async () => {
    const { owner, order, of } = await anOrder({ advance: { amountMinor: 60_000, method: 'cash' } })
    const params = { ...of.params, pieceId: order.pieces[0]?.id ?? '' }
    const body = { priceMinor: 59_999, styles: [{ group: 'collar', option: 'wings' }] }
    const refused = await owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [
        { field: 'styles.0', code: 'notOffered' },
        { field: 'priceMinor', code: 'orders.belowPaid' },
      ],
    ])
    expect((await owner.call('GET /api/orders/:id', of)).version).toBe(order.version)
  })

  test('leaves styles, extras, cloth and urgency as they are when they are not sent', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const { garments } = await owner.call('GET /api/shop/garments')
    const garment = garments.find(({ key }) => key === 'shirt')
    const [group] = garment?.styles ?? []
    const sent = {
      styles: [{ group: group?.key ?? '', option: group?.options[0]?.key ?? '' }],
      addOns: [{ key: garment?.addOns[0]?.key ?? '' }],
      cloth: { source: 'own' as const, metres: 2.5 },
      isUrgent: true,
    }
    const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, ...sent }]
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
    const edit = (body: object) => owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
    const edited = await edit({ notes: 'Two buttons' })
    expect(edited.pieces[0]).toEqual({ ...order.pieces[0], notes: 'Two buttons' })
    expect(edited.pieces[0]).toMatchObject(sent)
    const bare = await edit({ cloth: null })
    expect(bare.pieces[0]?.cloth).toBeUndefined()
  })

  test('keeps the names and prices it was ordered with, whatever the garment says today', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const garment = await owner.call('POST /api/shop/garments', {
      body: {
        name: 'Pathani',
        copyOf: 'shirt',
        addOns: [{ key: 'gold', name: 'Gold thread', priceMinor: 20_000 }],
      },
    })
    const pieces = [{ personId, garment: garment.key, priceMinor: 100_000, addOns: [{ key: 'gold' }] }]
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    expect(order.totalMinor).toBe(120_000)
    await owner.call('PATCH /api/shop/garments/:key', { params: { key: garment.key }, body: { addOns: [] } })
    const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
    const body = { notes: 'Wide cuffs', addOns: [{ key: 'gold' }] }
    const edited = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
    expect(edited.totalMinor).toBe(120_000)
    expect(edited.pieces[0]?.addOns).toEqual([{ key: 'gold', name: 'Gold thread', priceMinor: 20_000 }])
  })

  test('with the same add-on twice is refused at the second', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const addOns = [{ key: 'piping' }, { key: 'piping' }]
    const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, addOns }]
    const refused = await owner.try('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    expect(refused.body.errors).toMatchObject([{ field: 'pieces.0.addOns.1', code: 'double' }])
  })

  test('of another order is not there, and none is changed once handed over', async () => {
    const { owner, order, of } = await anOrder()
    const other = await anOrder()
    const params = { ...of.params, pieceId: other.order.pieces[0]?.id ?? '' }
    expect(
      (await owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params, body: { notes: 'x' } })).status,
    ).toBe(404)
    const body = { to: 'delivered', reason: 'known', overrides: overridesOf(order) } as const
    await owner.call('POST /api/orders/:id/move', { ...of, body })
    const own = { ...of.params, pieceId: order.pieces[0]?.id ?? '' }
    const closed = await owner.try('PATCH /api/orders/:id/pieces/:pieceId', {
      params: own,
      body: { notes: 'x' },
    })
    expect(closed.body.code).toBe('orders.closed')
  })
})

test('an order of a public form is approved only when it has a price', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const order = await unpriced()
  const of = { params: { id: order.id } }
  const refused = await owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
  expect([refused.status, refused.body.code]).toEqual([409, 'orders.notPriced'])
  await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { id: order.id, pieceId: order.pieces[0]?.id ?? '' },
    body: { priceMinor: 80_000 },
  })
  const approved = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
  expect(approved).toMatchObject({ state: 'approved', totalMinor: 80_000 })

  async function unpriced() {
    const taken = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    await makeUnpriced(running.app, { shopId: shop.id, orderId: taken.id })
    return owner.call('GET /api/orders/:id', { params: { id: taken.id } })
  }
})

test('one piece without a price among priced ones keeps the order from being approved, and from being begun', async () => {
  const { owner, shop, customer, personId } = await aShopWithCustomer(running.app)
  const shirt = { personId, garment: 'shirt', priceMinor: 100_000 }
  const body = anOrderBody(customer, { pieces: [shirt, shirt] })
  const order = await owner.call('POST /api/orders', { body })
  const of = { params: { id: order.id } }
  await makeUnpriced(running.app, { shopId: shop.id, orderId: order.id, pieces: 1 })
  for (const to of ['approved', 'in_progress', 'delivered'] as const) {
    const refused = await owner.try('POST /api/orders/:id/move', { ...of, body: { to, reason: 'x' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'orders.notPriced'])
  }
})

test('the last order is the newest that was not called off; without one there is none', async () => {
  const { owner, customer, order } = await anOrder()
  const last = () => owner.call('GET /api/orders/last', { query: { customer: customer.id } })
  const second = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect((await last()).order?.id).toBe(second.id)
  for (const { id } of [second, order])
    await owner.call('POST /api/orders/:id/cancel', {
      params: { id },
      body: { reason: 'No', settlement: 'keep' },
    })
  expect(await last()).toEqual({ sold: [], pieces: [] })
})
