import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aCounter() {
  const shop = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = shop
  const { garments } = await owner.call('GET /api/shop/garments')
  const fields = garments.find(({ key }) => key === 'shirt')?.fields ?? []
  const needed = fields.flatMap(({ field, isNeeded }) => (isNeeded ? [field] : []))
  const measured = (fields: readonly string[], given: { profile?: 'garment'; garment?: string } = {}) =>
    owner.call('POST /api/measurement-records', {
      body: {
        personId,
        unit: 'in',
        ...given,
        values: fields.map((field) => ({ field, typed: '20', unit: 'in', isKept: true })),
      },
    })
  const shirt = async () => {
    const { pieces } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    return pieces[0]
  }
  return { ...shop, needed, measured, shirt }
}

test('a piece is cut from the newest record that has what the garment needs, not from one of another garment', async () => {
  const { needed, measured, shirt } = await aCounter()
  const full = await measured(needed)
  await measured(['waist'])
  expect(await shirt()).toMatchObject({ snapshot: { recordId: full.id }, missing: [] })
  const newer = await measured(needed)
  expect((await shirt())?.snapshot?.recordId).toBe(newer.id)
})

test('a measured garment is cut from only when it is chosen', async () => {
  const { owner, customer, personId, needed, measured, shirt } = await aCounter()
  const ofShirt = await measured(needed, { profile: 'garment', garment: 'shirt' })
  expect((await shirt())?.snapshot).toBeUndefined()
  const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, measurementId: ofShirt.id }]
  const chosen = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  expect(chosen.pieces[0]?.snapshot).toMatchObject({ recordId: ofShirt.id, profile: 'garment' })
})

test('a piece ordered before measuring is cut from what was measured later; another person’s record is refused', async () => {
  const { owner, customer, needed, measured } = await aCounter()
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
  const { id: measurementId } = await measured(needed)
  const cut = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body: { measurementId } })
  expect(cut.pieces[0]).toMatchObject({ snapshot: { recordId: measurementId }, missing: [] })
  const stranger = await aCounter()
  const { id: strange } = await stranger.measured(stranger.needed)
  const refused = await owner.try('PATCH /api/orders/:id/pieces/:pieceId', {
    params,
    body: { measurementId: strange },
  })
  expect(refused.body.errors).toMatchObject([{ field: 'measurementId', code: 'orders.measurementNotHere' }])
})
