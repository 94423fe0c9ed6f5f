import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { addItem } from '../collection/collection-for-tests.ts'
import { anOrderBody, aShopWithCustomer, makePending } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const lastOf = (owner: Visitor, customer: string) =>
  owner.call('GET /api/orders/last', { query: { customer } })

test('a form’s order is no last order before it is approved', async () => {
  const { shop, owner, customer } = await aShopWithCustomer(running.app)
  const taken = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const sent = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await makePending(running.app, shop.id, sent.id)
  expect((await lastOf(owner, customer.id)).order?.id).toBe(taken.id)
  await owner.call('POST /api/orders/:id/move', { params: { id: sent.id }, body: { to: 'approved' } })
  expect((await lastOf(owner, customer.id)).order?.id).toBe(sent.id)
})

/** A shirt of the collection, taken at the counter in a size. */
async function aShirtInM() {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const item = await addItem(owner)
  const collection = { itemId: item.id, size: 'M', colour: 'Indigo' }
  const piece = { personId, garment: 'shirt', priceMinor: 150_000, collection }
  const take = (part: object = {}) =>
    owner.try('POST /api/orders', {
      body: anOrderBody(customer, { pieces: [{ ...piece, collection: { ...collection, ...part } }] }),
    })
  return { owner, customer, personId, item, take }
}

test('the counter takes a garment of the collection in a size, and it is sewn to that size’s tape', async () => {
  const { owner, item, personId, take } = await aShirtInM()
  const values = [{ field: 'chest', typed: '40', unit: 'in' as const }]
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values } })
  const [sized] = (await take()).body.pieces
  expect(sized).toMatchObject({
    collection: {
      itemId: item.id,
      name: 'Oxford shirt',
      colour: { name: 'Indigo' },
      finished: item.sizes[1],
    },
    missing: [],
  })
  expect(sized).not.toHaveProperty('snapshot')
  const [measured] = (await take({ size: undefined, isMadeToMeasure: true })).body.pieces
  expect(measured).toMatchObject({
    collection: { isMadeToMeasure: true },
    snapshot: { values: [{ field: 'chest' }] },
  })
})

test('what of it is not sold any more is refused at its field, and the last order says what still is', async () => {
  const { owner, customer, item, take } = await aShirtInM()
  const fields = (answer: Awaited<ReturnType<typeof take>>) => answer.body.errors?.map(({ field }) => field)
  expect(fields(await take({ size: 'XL' }))).toEqual(['pieces.0.collection.size'])
  expect(fields(await take({ colour: 'Red' }))).toEqual(['pieces.0.collection.colour'])
  expect(fields(await take({ itemId: running.app.newId() }))).toEqual(['pieces.0.collection.itemId'])
  await take()
  expect((await lastOf(owner, customer.id)).sold).toEqual([
    {
      id: item.id,
      garment: 'shirt',
      priceMinor: 150_000,
      isMadeToMeasure: true,
      sizes: ['S', 'M', 'L'],
      colours: ['White', 'Indigo'],
    },
  ])
  const stranger = await aShopWithCustomer(running.app)
  const theirs = await stranger.owner.try('POST /api/orders', {
    body: anOrderBody(stranger.customer, {
      pieces: [
        {
          personId: stranger.personId,
          garment: 'shirt',
          priceMinor: 150_000,
          collection: { itemId: item.id, size: 'M', colour: 'Indigo' },
        },
      ],
    }),
  })
  expect(fields(theirs)).toEqual(['pieces.0.collection.itemId'])
  await owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body: { isListed: false } })
  expect(fields(await take())).toEqual(['pieces.0.collection.itemId'])
  expect((await lastOf(owner, customer.id)).sold).toEqual([])
})

test('what each person had last of each garment is told, whichever order it was in', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const spread = { group: 'collar', option: 'spread' }
  const cloth = { source: 'shop' as const, type: 'Poplin' }
  const shirt = {
    personId,
    garment: 'shirt',
    priceMinor: 100_000,
    styles: [spread],
    notes: 'Long cuffs',
    cloth,
  }
  const kurta = { personId, garment: 'kurta', priceMinor: 90_000 }
  await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: [shirt] }) })
  const second = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: [kurta] }) })
  const { order, pieces } = await lastOf(owner, customer.id)
  expect(order?.id).toBe(second.id)
  expect(pieces).toMatchObject([
    { personId, garment: 'kurta', styles: [] },
    { personId, garment: 'shirt', styles: [spread], notes: 'Long cuffs', cloth },
  ])
})
