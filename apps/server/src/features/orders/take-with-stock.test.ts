import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aStock } from '../inventory/stock-for-tests.ts'
import { anOrderBody, overridesOf } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop with twenty metres of poplin, and Asha, who orders a shirt of it. */
async function aShirtOfPoplin(stock: object) {
  const { owner, item, now } = await aStock(running.app)
  const customer = await owner.call('POST /api/customers', {
    body: { name: 'Asha Verma', phone: '98765 43210' },
  })
  const piece = { personId: customer.people[0]?.id ?? '', garment: 'shirt', priceMinor: 100_000 }
  const pieces = [piece, { ...piece, stock: { itemId: item.id, quantity: 2.2, ...stock } }]
  return {
    owner,
    now,
    taken: await owner.try('POST /api/orders', { body: anOrderBody(customer, { pieces }) }),
  }
}

test('an order names the cloth of the stock a piece is cut from, which stays whole until it is cut', async () => {
  const { taken, now } = await aShirtOfPoplin({})
  expect(taken.status).toBe(200)
  const [first, second] = taken.body.pieces
  expect(first?.stock).toBeUndefined()
  expect(second?.stock).toMatchObject({ name: 'White poplin', quantity: 2.2, unit: 'm', isTaken: false })
  expect((await now()).onHand).toBe(20)
})

test.each([
  ['that is not in the stock', { itemId: '01900000-0000-7000-8000-000000000001' }, 'inventory.itemNotHere'],
  ['in a unit it is not kept in', { unit: 'pc' }, 'inventory.unitDoesNotFit'],
])('cloth %s is refused at its piece, and no order is taken', async (_what, stock, code) => {
  const { taken, owner } = await aShirtOfPoplin(stock)
  expect(taken.status).toBe(400)
  expect(taken.body.errors).toMatchObject([{ field: 'pieces.1.stock', code }])
  expect((await owner.call('GET /api/orders/summary')).total).toBe(0)
})

describe('cloth that is named and not taken', () => {
  async function named() {
    const shop = await aShirtOfPoplin({})
    const order = shop.taken.body
    const params = { id: order.id, pieceId: order.pieces[1]?.id ?? '' }
    const edit = async (body: object) =>
      (await shop.owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body })).pieces[1]?.stock
    const told = async () =>
      (await shop.owner.call('GET /api/orders/:id/timeline', { params: { id: order.id } })).rows
    return { ...shop, order, edit, told }
  }

  test.each([
    ['the customer brings their own', { cloth: { source: 'own' } }],
    ['the cloth is chosen later', { cloth: null }],
    ['it is of another type', { cloth: { source: 'shop', type: 'Linen' } }],
    ['the piece becomes another garment', { garment: 'kurta' }],
  ])('is named no more once %s, and stays on the shelf', async (_what, body) => {
    const { owner, order, edit, told, now } = await named()
    await edit({ cloth: { source: 'shop', type: 'White poplin', metres: 2.2 } })
    expect(await edit(body)).toBeUndefined()
    expect((await told()).find(({ kind }) => kind === 'orders.clothUnnamed')?.params).toMatchObject({
      item: 'White poplin',
      tag: order.pieces[1]?.tag,
    })
    const of = { params: { id: order.id } }
    const overrides = overridesOf(await owner.call('GET /api/orders/:id', of))
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready', overrides } })
    expect((await now()).onHand).toBe(20)
  })

  test('follows the metres of the piece, in its own unit; notes and colour change nothing', async () => {
    const { edit, told } = await named()
    expect(await edit({ cloth: { source: 'shop', metres: 3.5 } })).toMatchObject({ quantity: 3.5, unit: 'm' })
    expect((await told()).find(({ kind }) => kind === 'orders.clothResized')?.params).toMatchObject({
      item: 'White poplin',
      quantity: 3.5,
      unit: 'm',
    })
    expect(await edit({ notes: 'Double cuff' })).toMatchObject({ quantity: 3.5 })
    expect(await edit({ cloth: { source: 'shop', metres: 3.5, colour: 'Ivory' } })).toMatchObject({
      quantity: 3.5,
    })
  })
})
