import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const inches = (field: string, typed: string) => ({ field, typed, unit: 'in' as const, isKept: true })

/** An order of two measured shirts, the first with a collar, in a shop that measures a field of its own. */
async function aMeasuredOrder() {
  const shop = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = shop
  const kali = await owner.call('POST /api/measurement-fields', {
    body: { name: 'Kali', kind: 'length', part: 'other' },
  })
  const measure = (values: object[]) =>
    owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values } as never }) // rows as sent
  const record = await measure([
    inches('chest', '38'),
    inches('neck', '15'),
    inches('inseam', '30'),
    inches(kali.id, '5'),
  ])
  const { garments } = await owner.call('GET /api/shop/garments')
  const shirt = garments.find(({ key }) => key === 'shirt')
  if (!shirt) throw new Error('no shirt in the catalogue')
  const styles = [{ group: shirt.styles[0]?.key ?? '', option: shirt.styles[0]?.options[0]?.key ?? '' }]
  const piece = { personId, garment: 'shirt', priceMinor: 100_000 }
  const pieces = [{ ...piece, styles }, piece]
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  const params = { id }
  const query = { format: 'png', language: 'pa' } as const
  const print = async () => {
    const papers = await Promise.all([
      owner.try('GET /api/orders/:id/tags', { params, query }),
      owner.try('GET /api/orders/:id/slip', { params, query }),
      owner.try('GET /api/measurement-records/:id/card', { params: { id: record.id }, query }),
    ])
    return papers.map(({ bytes }) => bytes.toString('base64'))
  }
  return { ...shop, kali, measure, shirt, params, print }
}

test('tags, slip and card are the same bytes after the person is measured anew and the garment is sewn otherwise', async () => {
  const { owner, measure, shirt, kali, params, print } = await aMeasuredOrder()
  const before = await print()
  expect(await print()).toEqual(before)
  await measure([inches('chest', '44'), inches('neck', '17'), inches(kali.id, '9')])
  const fields = [
    { field: 'inseam', isNeeded: true },
    ...shirt.fields.filter(({ field }) => field !== 'neck'),
  ]
  await owner.call('PATCH /api/shop/garments/:key', {
    params: { key: 'shirt' },
    body: { fields, styles: [], priceMinor: 5_000_00, stages: [{ key: 'received' }, { key: 'delivery' }] },
  })
  expect(await print()).toEqual(before)
  const { pieces } = await owner.call('GET /api/orders/:id', { params })
  expect(pieces[0]?.snapshot?.fields).toEqual(shirt.fields.map(({ field }) => field))
})

test('tags, slip and card are the same bytes after the shop gives a field of its own another name', async () => {
  const { owner, kali, print } = await aMeasuredOrder()
  const before = await print()
  await owner.call('PATCH /api/measurement-fields/:id', { params: { id: kali.id }, body: { name: 'Gusset' } })
  expect(await print()).toEqual(before)
})

test('sizes chosen anew are shown as the piece was ordered to be cut by; as another garment, as that is', async () => {
  const { owner, measure, shirt, params } = await aMeasuredOrder()
  const anew = await measure([inches('chest', '40')])
  const fields = shirt.fields.slice(0, 2)
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { fields } })
  const [piece] = (await owner.call('GET /api/orders/:id', { params })).pieces
  const change = async (body: object) => {
    const at = { id: params.id, pieceId: piece?.id ?? '' }
    const { pieces } = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params: at, body })
    return pieces[0]?.snapshot
  }
  const again = await change({ measurementId: anew.id })
  expect(again).toMatchObject({ recordId: anew.id, fields: shirt.fields.map(({ field }) => field) })
  const { garments } = await owner.call('GET /api/shop/garments')
  const kurta = garments.find(({ key }) => key === 'kurta')
  const other = await change({ garment: 'kurta', priceMinor: 90_000 })
  expect(other?.fields).toEqual(kurta?.fields.map(({ field }) => field))
})
