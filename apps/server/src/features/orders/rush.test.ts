/** What pieces sewn ahead of the others cost: by the shop's rule, as it was agreed, and as it is billed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer, makeUnpriced } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop that asks a quarter more for urgent pieces, which are done in two days. */
async function aShopWithRush() {
  const around = await aShopWithCustomer(running.app)
  const rush = { percentBp: 2500, leadDays: 2 }
  await around.owner.call('PATCH /api/shop/counter', { body: { rush } })
  const { customer, personId } = around
  const piece = { personId, garment: 'shirt', priceMinor: 100_000 }
  const body = (given: Partial<Parameters<typeof anOrderBody>[1]> = {}) =>
    anOrderBody(customer, { pieces: [{ ...piece, isUrgent: true }, piece], ...given })
  return { ...around, rush, piece, body }
}

type Owner = Awaited<ReturnType<typeof aShopWithRush>>['owner']

/** An order taken as sent, and the editing of its pieces by their place from 0. */
async function editing(owner: Owner, sent: ReturnType<typeof anOrderBody>) {
  const { id, pieces } = await owner.call('POST /api/orders', { body: sent })
  const of = (place: number) => ({ params: { id, pieceId: pieces[place]?.id ?? '' } })
  return {
    id,
    edit: (place: number, body: object) =>
      owner.call('PATCH /api/orders/:id/pieces/:pieceId', { ...of(place), body }),
    tryEdit: (place: number, body: object) =>
      owner.try('PATCH /api/orders/:id/pieces/:pieceId', { ...of(place), body }),
  }
}

const gst = {
  regime: 'gst',
  taxNumber: '27AAACY5779P1ZB',
  address: '14 Linking Road, Mumbai',
  includesTax: false,
  rateBp: 500,
  taxCode: '998822',
  prefix: 'INV',
  rounding: 'none',
  version: 0,
} as const

const issueBill = (owner: Owner, id: string) =>
  owner.call('POST /api/orders/:id/bills', {
    params: { id },
    body: { id: running.app.newId(), buyer: { name: 'Asha Verma' } },
  })

test('the shop’s rule is kept whole, and taken away whole; by percent and by amount at once is refused', async () => {
  const { owner, rush } = await aShopWithRush()
  expect(await owner.call('GET /api/shop/counter')).toMatchObject({ rush, bufferDays: 2 })
  const both = { percentBp: 2500, amountMinor: 20_000 }
  const refused = await owner.try('PATCH /api/shop/counter', { body: { rush: both } })
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'rush.amountMinor'])
  const other = await owner.call('PATCH /api/shop/counter', { body: { rush: { amountMinor: 20_000 } } })
  expect(other.rush).toEqual({ amountMinor: 20_000 })
  expect((await owner.call('PATCH /api/shop/counter', { body: { rush: {} } })).rush).toEqual({})
})

test('an order costs its rush by the shop’s rule, or as it was agreed; the answer is what stands', async () => {
  const { owner, customer, body } = await aShopWithRush()
  const order = await owner.call('POST /api/orders', { body: body() })
  expect(order).toMatchObject({ rushMinor: 25_000, piecesMinor: 225_000, totalMinor: 225_000 })
  expect(await owner.call('GET /api/orders/:id', { params: { id: order.id } })).toEqual(order)
  const agreed = await owner.call('POST /api/orders', { body: body({ rushMinor: 10_000 }) })
  expect(agreed).toMatchObject({ rushMinor: 10_000, totalMinor: 210_000 })
  const given = await owner.call('POST /api/orders', { body: body({ rushMinor: 0 }) })
  expect(given).toMatchObject({ rushMinor: 0, totalMinor: 200_000 })
  const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
  expect(after.totalSpentMinor).toBe(635_000)
})

test('the surcharge is changed on the order like its discount, not below what was paid', async () => {
  const { owner, body } = await aShopWithRush()
  const advance = { amountMinor: 210_000, method: 'cash' as const }
  const { id } = await owner.call('POST /api/orders', { body: body({ advance }) })
  const params = { id }
  const change = (said: object) => owner.try('PATCH /api/orders/:id', { params, body: said })
  expect((await change({ rushMinor: 9_999 })).body.errors).toMatchObject([
    { field: 'rushMinor', code: 'orders.belowPaid' },
  ])
  expect((await change({ rushMinor: 10_000 })).body).toMatchObject({ totalMinor: 210_000, balanceMinor: 0 })
  expect((await change({ rushMinor: 40_000, discountMinor: 15_000 })).body).toMatchObject({
    piecesMinor: 240_000,
    totalMinor: 225_000,
  })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows.map(({ params: told }) => told?.field).filter(Boolean)).toEqual(['several', 'rushMinor'])
})

test('a piece marked as urgent later costs its part; a price changed alone leaves the surcharge', async () => {
  const { owner, body } = await aShopWithRush()
  const { edit } = await editing(owner, body())
  expect(await edit(1, { isUrgent: true })).toMatchObject({ rushMinor: 50_000, totalMinor: 250_000 })
  expect(await edit(1, { priceMinor: 120_000 })).toMatchObject({ rushMinor: 50_000, totalMinor: 270_000 })
  expect(await edit(1, { isUrgent: false, priceMinor: 100_000 })).toMatchObject({ rushMinor: 25_000 })
  expect(await edit(0, { isUrgent: false })).toMatchObject({ rushMinor: 0, totalMinor: 200_000 })
})

test('a piece whose price was put right is unmarked: the other urgent one still costs its part', async () => {
  const { owner, body, piece } = await aShopWithRush()
  const urgent = { ...piece, isUrgent: true }
  const { edit } = await editing(owner, body({ pieces: [urgent, urgent] }))
  expect(await edit(0, { priceMinor: 300_000 })).toMatchObject({ rushMinor: 50_000 })
  expect(await edit(0, { isUrgent: false })).toMatchObject({ rushMinor: 25_000, totalMinor: 425_000 })
})

test.each([
  ['marked first', [{ isUrgent: true }, { priceMinor: 100_000 }]],
  ['priced first', [{ priceMinor: 100_000 }, { isUrgent: true }]],
  ['in one save', [{ priceMinor: 100_000, isUrgent: true }]],
])('a piece without a price costs its rush once it has both, %s', async (_how, saves) => {
  const { owner, shop, body, piece } = await aShopWithRush()
  const { edit, id } = await editing(owner, body({ pieces: [piece] }))
  await makeUnpriced(running.app, { shopId: shop.id, orderId: id, pieces: 1 })
  for (const said of saves) await edit(0, said)
  expect(await owner.call('GET /api/orders/:id', { params: { id } })).toMatchObject({
    rushMinor: 25_000,
    totalMinor: 125_000,
  })
})

test('on a paid order urgency is noted, and what was paid for rush stays; marked again, it is not asked twice', async () => {
  const { owner, body } = await aShopWithRush()
  const advance = { amountMinor: 225_000, method: 'cash' as const }
  const { edit } = await editing(owner, body({ advance }))
  const calm = await edit(0, { isUrgent: false })
  expect(calm).toMatchObject({ rushMinor: 25_000, totalMinor: 225_000, balanceMinor: 0 })
  expect(calm.pieces[0]?.isUrgent).toBe(false)
  expect(await edit(0, { isUrgent: true })).toMatchObject({ rushMinor: 25_000, balanceMinor: 0 })
})

test('on a billed order urgency is noted, and costs what the bill says', async () => {
  const { owner, body } = await aShopWithRush()
  await owner.call('PUT /api/shop/tax', { body: gst })
  const { edit, tryEdit, id } = await editing(owner, body())
  await issueBill(owner, id)
  const marked = await edit(1, { isUrgent: true })
  expect(marked).toMatchObject({ rushMinor: 25_000, totalMinor: 236_250, isBilled: true })
  expect(marked.pieces[1]?.isUrgent).toBe(true)
  expect((await edit(0, { isUrgent: false })).totalMinor).toBe(236_250)
  const dearer = await tryEdit(1, { isUrgent: false, priceMinor: 120_000 })
  expect(dearer.body.errors).toMatchObject([{ field: 'priceMinor', code: 'orders.billed' }])
})

test('rush is a line of the bill of its own, taxed as the work is', async () => {
  const { owner, body } = await aShopWithRush()
  await owner.call('PUT /api/shop/tax', { body: gst })
  const { id } = await owner.call('POST /api/orders', { body: body() })
  const bill = await issueBill(owner, id)
  expect(
    bill.lines.map(({ tag, isRush, priceMinor, totalMinor }) => [tag, isRush, priceMinor, totalMinor]),
  ).toEqual([
    ['ORD-001-1/2', undefined, 100_000, 105_000],
    ['ORD-001-2/2', undefined, 100_000, 105_000],
    ['ORD-001', true, 25_000, 26_250],
  ])
  expect(await owner.call('GET /api/orders/:id', { params: { id } })).toMatchObject({ totalMinor: 236_250 })
})
