/** Cloth that a shop shows to customers: its name and photo, and nothing else of the stock, to whoever looks at one of its garments. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aPng } from '../forms/png-for-tests.ts'
import { aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop that offers a shirt and has cloth with a photo, and what anybody is told of its cloth. */
async function aShopWithCloth() {
  const { owner, item } = await aShopThatOffers(running.app)
  const supplier = await owner.call('POST /api/suppliers', { body: { name: 'Secret Mills' } })
  const aCloth = async (said: object = {}) => {
    const cloth = { name: 'Red khadi', category: 'fabric', unit: 'm', onHand: 12, costMinor: 48_000 } as const
    const more = {
      supplierId: supplier.id,
      place: 'Shelf 4',
      barcode: String(Math.random()),
      notes: 'Last bale',
    }
    const { id } = await owner.call('POST /api/inventory/items', { body: { ...cloth, ...more, ...said } })
    const files = { photo: { bytes: await aPng(), filename: 'khadi.png', type: 'image/png' } }
    return owner.call('PUT /api/inventory/items/:id/photo', { params: { id }, files })
  }
  const cloth = await aCloth()
  const change = (body: object, id = cloth.id) =>
    owner.call('PATCH /api/inventory/items/:id', { params: { id }, body })
  const nobody = new Visitor(running.app)
  const of = { params: { id: item.id } }
  const told = async () => (await nobody.call('GET /api/collection/:id/cloths', of)).cloths
  const photo = async (of = item, photoOf = cloth) => {
    const photoId = photoOf.photo?.url.split('/').at(-2) ?? ''
    const params = { id: of.id, photoId, size: 'thumb' } as const
    return (await nobody.try('GET /api/collection/:id/cloth-photos/:photoId/:size', { params })).status
  }
  return { owner, item, cloth, aCloth, change, told, photo, nobody, of }
}

test('nothing of the stock is shown until the shop says so; then its name, its photo and its scale alone', async () => {
  const { cloth, change, told, photo } = await aShopWithCloth()
  expect([await told(), await photo()]).toEqual([[], 404])
  await change({ isShown: true, photoWidthMm: 300 })
  const [shown, ...others] = await told()
  expect(others).toEqual([])
  const { photo: at, ...words } = shown ?? {}
  expect(words).toEqual({ id: cloth.id, name: 'Red khadi', photoWidthMm: 300 })
  expect(Object.keys(at ?? {}).sort()).toEqual(['thumbUrl', 'url'])
  expect(await photo()).toBe(200)
})

test('cloth that is put away, or not shown any more, is gone with its photo; what is no cloth is never shown', async () => {
  const { aCloth, change, told, photo } = await aShopWithCloth()
  const buttons = await aCloth({ name: 'Buttons', category: 'accessory', unit: 'pc', isShown: true })
  expect(buttons.isShown).toBe(false)
  await change({ isShown: true })
  await change({ isArchived: true })
  expect([await told(), await photo()]).toEqual([[], 404])
  await change({ isArchived: false })
  expect(await photo()).toBe(200)
  await change({ isShown: false })
  expect([await told(), await photo()]).toEqual([[], 404])
})

test('a shop’s cloth is reached through its own garments, while they are offered, and through no other’s', async () => {
  const { owner, item, change, photo, nobody, of } = await aShopWithCloth()
  await change({ isShown: true })
  const other = await aShopThatOffers(running.app)
  const othersOf = { params: { id: other.item.id } }
  expect((await nobody.call('GET /api/collection/:id/cloths', othersOf)).cloths).toEqual([])
  expect(await photo(other.item)).toBe(404)
  await owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body: { isListed: false } })
  expect((await nobody.try('GET /api/collection/:id/cloths', of)).status).toBe(404)
  expect(await photo()).toBe(404)
})
