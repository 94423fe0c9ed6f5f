import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer, makeUnpriced } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** An order of a public form for "something else", in a shop that has a price for a kurta. */
async function somethingElse() {
  const shop = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = shop
  const stages = ['received', 'cutting', 'delivery'].map((key) => ({ key }))
  const sewnSo = { params: { key: 'kurta' }, body: { priceMinor: 90_000, stages } }
  await owner.call('PATCH /api/shop/garments/:key', sewnSo)
  const { garments } = await owner.call('GET /api/shop/garments')
  const kurta = garments.find(({ key }) => key === 'kurta')
  if (!kurta) throw new Error('no kurta in the catalogue')
  const pieces = [{ personId, garment: 'other', priceMinor: 100_000, addOns: [], styles: [] }]
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  await makeUnpriced(running.app, { shopId: shop.shop.id, orderId: order.id })
  const of = { params: { id: order.id } }
  const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
  const become = (body: object) => owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
  const needed = kurta.fields.flatMap(({ field, isNeeded }) => (isNeeded ? [field] : []))
  return { ...shop, order, of, kurta, needed, become }
}
type Shop = Awaited<ReturnType<typeof somethingElse>>

const measured = ({ owner, personId }: Shop, fields: readonly string[], garment?: string) =>
  owner.call('POST /api/measurement-records', {
    body: {
      personId,
      unit: 'in',
      ...(garment ? { profile: 'garment', garment } : {}),
      values: fields.map((field) => ({ field, typed: '20', unit: 'in', isKept: true })),
    },
  })

test('"something else" becomes a garment of the shop with its stages, fields and usual price, and the timeline tells it', async () => {
  const { owner, order, of, kurta, needed, become } = await somethingElse()
  expect(order.pieces[0]?.stages).not.toEqual(kurta.stages)
  const { status, body } = await become({ garment: 'kurta' })
  expect(status).toBe(200)
  expect(body.pieces[0]).toMatchObject({
    garment: { key: 'kurta' },
    stages: kurta.stages,
    stage: 0,
    priceMinor: 90_000,
    missing: needed,
  })
  expect(body).toMatchObject({ totalMinor: 90_000, version: order.version + 1 })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
  expect(rows[0]).toMatchObject({
    kind: 'orders.garmentChosen',
    params: { from: 'other', to: 'kurta', named: 'no' },
  })
  const approved = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
  expect(approved.state).toBe('approved')
})

test('a price that was agreed stays, what the other garment is not sewn with falls away, and styles are checked by it', async () => {
  const { owner, kurta, become } = await somethingElse()
  const style = { group: kurta.styles[0]?.key ?? '', option: kurta.styles[0]?.options[0]?.key ?? '' }
  const bad = await become({ garment: 'kurta', styles: [{ group: 'none', option: 'such' }] })
  expect(bad.body.errors).toMatchObject([{ field: 'styles.0' }])
  const { body } = await become({ garment: 'kurta', priceMinor: 120_000, styles: [style] })
  expect(body.pieces[0]).toMatchObject({ styles: [style], priceMinor: 120_000 })
  const { garments } = await owner.call('GET /api/shop/garments')
  const lacks = garments.find(
    ({ key, isActive, styles }) =>
      key !== 'kurta' && isActive && !styles.some((group) => group.key === style.group),
  )
  const other = await become({ garment: lacks?.key })
  expect(other.body.pieces[0]).toMatchObject({
    garment: { key: lacks?.key },
    styles: [],
    priceMinor: 120_000,
  })
})

test('as another garment a piece may stay without a price, which is still to be agreed; an agreed one is not taken away', async () => {
  const { become } = await somethingElse()
  const open = await become({ garment: 'kurta', priceMinor: null })
  expect([open.status, open.body.pieces[0]?.priceMinor, open.body.totalMinor]).toEqual([200, 0, 0])
  await become({ priceMinor: 80_000 })
  const emptied = await become({ garment: 'other', priceMinor: null })
  expect([emptied.status, emptied.body.errors]).toMatchObject([
    400,
    [{ field: 'priceMinor', code: 'required' }],
  ])
})

test('it is cut from what has all the new garment needs; a garment of another kind on the table says nothing of it', async () => {
  const shop = await somethingElse()
  const full = await measured(shop, shop.needed)
  const part = await measured(shop, shop.needed.slice(0, 1))
  await shop.become({ measurementId: part.id })
  const better = await shop.become({ garment: 'kurta' })
  expect(better.body.pieces[0]).toMatchObject({ snapshot: { recordId: full.id }, missing: [] })
  const chosen = await shop.become({ garment: 'other', measurementId: part.id })
  expect(chosen.body.pieces[0]?.snapshot?.recordId).toBe(part.id)

  const bare = await somethingElse()
  const table = await measured(bare, bare.needed, 'kurta')
  await bare.become({ garment: 'kurta', measurementId: table.id })
  const { body } = await bare.become({ garment: 'other' })
  expect(body.pieces[0]?.snapshot).toBeUndefined()
})

test('sizes sent with the form stay what it is cut from while nothing better is in the book', async () => {
  const shop = await somethingElse()
  const sent = await measured(shop, shop.needed.slice(0, 1))
  await shop.become({ measurementId: sent.id })
  const { body } = await shop.become({ garment: 'kurta' })
  expect(body.pieces[0]).toMatchObject({ snapshot: { recordId: sent.id }, missing: shop.needed.slice(1) })
})

test('once work began the garment stays, and one the shop does not sew is refused, both at the field', async () => {
  const { owner, of, become } = await somethingElse()
  const unknown = await become({ garment: 'spacesuit' })
  expect(unknown.body.errors).toMatchObject([{ field: 'garment', code: 'orders.garmentNotSewn' }])
  await become({ garment: 'kurta' })
  await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
  const late = await become({ garment: 'shirt' })
  expect([late.status, late.body.errors?.[0]]).toMatchObject([
    409,
    { field: 'garment', code: 'orders.garmentBegun' },
  ])
  expect((await become({ garment: 'kurta', notes: 'Loose' })).status).toBe(200)
})
