import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, signedIn } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { keptFiles } from '../../testing/kept-files.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tidyShop } from '../../work/nightly-cleanup.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const files = { photo: { bytes: greyPixel, filename: 'cloth.png', type: 'image/png' } }

test('a photo is shown to whoever has the work, is shared by a word, and is taken away and brought back', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const { id: cutterId, account } = await aMember(running.app, shop.id, { role: 'cutter' })
  const cutter = await signedIn(running.app, account.id)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const params = { id: order.id }
  const body = { kind: 'cloth', pieceId: order.pieces[0]?.id }
  const hung = await owner.call('POST /api/orders/:id/photos', { params, body, files })
  const [photo] = hung.photos
  expect(photo).toMatchObject({ kind: 'cloth', isShared: false, pieceId: order.pieces[0]?.id })
  const see = (visitor: typeof owner) => visitor.send({ method: 'GET', url: photo?.thumbUrl ?? '' })
  expect(await see(owner)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect((await see(cutter)).status).toBe(404)
  await owner.call('PATCH /api/orders/:id', { params, body: { assignedTo: cutterId } })
  expect((await see(cutter)).status).toBe(200)
  const edit = (change: { isShared?: boolean; isRemoved?: boolean }) =>
    owner.call('PATCH /api/orders/:id/photos/:photoId', {
      params: { ...params, photoId: photo?.id ?? '' },
      body: change,
    })
  expect((await edit({ isShared: true })).photos).toMatchObject([{ isShared: true }])
  expect((await edit({ isRemoved: true })).photos).toEqual([])
  expect((await see(owner)).status).toBe(404)
  expect((await edit({ isRemoved: false })).photos).toMatchObject([{ id: photo?.id, isShared: true }])
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows.map(({ kind }) => kind).slice(0, 4)).toEqual([
    'orders.photoRestored',
    'orders.photoRemoved',
    'orders.photoShared',
    'orders.edited',
  ])
})

test('what is written upon a photo is told beside it, to the counter and to whoever has the work', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const params = { id: order.id }
  const note = 'ਮੋਢਾ <b>½ ਇੰਚ</b> ਘਟਾਓ'
  const hung = await owner.call('POST /api/orders/:id/photos', { params, body: { note }, files })
  expect(hung.photos).toMatchObject([{ note }])
  const { id: cutterId, account } = await aMember(running.app, shop.id, { role: 'cutter' })
  await owner.call('PATCH /api/orders/:id', { params, body: { assignedTo: cutterId } })
  const cutter = await signedIn(running.app, account.id)
  const piece = { params: { id: order.pieces[0]?.id ?? '' } }
  expect((await cutter.call('GET /api/workshop/pieces/:id', piece)).photos).toMatchObject([{ note }])
  const long = { params, body: { note: 'a'.repeat(501) }, files }
  const refused = await owner.try('POST /api/orders/:id/photos', long)
  expect(refused.body.errors).toMatchObject([{ field: 'note' }])
})

test('what is no picture, or is for a piece of another order, is refused at its field', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const params = { id: order.id }
  const text = { photo: { bytes: Buffer.from('no picture'), filename: 'a.png', type: 'image/png' } }
  const wrong = await owner.try('POST /api/orders/:id/photos', { params, files: text })
  expect(wrong.body.errors).toMatchObject([{ field: 'photo' }])
  const foreign = await owner.try('POST /api/orders/:id/photos', {
    params,
    files,
    body: { pieceId: running.app.newId() },
  })
  expect(foreign.body.errors).toMatchObject([{ field: 'pieceId' }])
})

test('a photo sent again under its key, also at the same moment, hangs once and is stored once', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const request = { params: { id }, body: { kind: 'cloth' as const }, files }
  const key = { 'idempotency-key': running.app.newId() }
  const send = () => owner.call('POST /api/orders/:id/photos', request, key)
  const together = await Promise.all([send(), send(), send()])
  const answers = [...together, await send()]
  const ids = answers.map(({ photos }) => photos.map((photo) => photo.id).join())
  expect(new Set(ids).size).toBe(1)
  expect((await owner.call('GET /api/orders/:id', { params: { id } })).photos).toHaveLength(1)
  expect(await keptFiles(running.app, shop.id)).toHaveLength(1)
  const timeline = await owner.call('GET /api/orders/:id/timeline', { params: { id } })
  expect(timeline.rows.filter(({ kind }) => kind === 'orders.photoAdded')).toHaveLength(1)
})

test('a photo for which there is no room leaves no bytes behind', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const send = () => owner.try('POST /api/orders/:id/photos', { params: { id }, files })
  for (let count = 0; count < 59; count++) await send()
  const last = await Promise.all([send(), send(), send()])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(await keptFiles(running.app, shop.id)).toHaveLength(60)
})

test('photos of an order that is over go after the months the shop keeps them, not a day before, and those of open orders stay', async () => {
  const { owner, shop, customer } = await aShopWithCustomer(running.app)
  const hang = async () => {
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    const params = { id: order.id }
    await owner.call('POST /api/orders/:id/photos', { params, body: { kind: 'cloth' }, files })
    return params
  }
  const [over, open] = [await hang(), await hang()]
  const photos = async (params: { id: string }) =>
    (await owner.call('GET /api/orders/:id', { params })).photos.length
  await owner.call('POST /api/orders/:id/cancel', { params: over, body: { reason: 'Changed their mind' } })
  await tidyShop(running.app, shop.id)
  expect(await photos(over)).toBe(1)
  const change = (months?: 6) => owner.call('PUT /api/shop/photo-retention', { body: { months } })
  expect(await change(6)).toEqual({ months: 6 })
  running.pass({ days: 180 })
  const later = await signedIn(running.app, shop.owner.id)
  await tidyShop(running.app, shop.id)
  const left = async (params: { id: string }) =>
    (await later.call('GET /api/orders/:id', { params })).photos.length
  expect(await left(over)).toBe(1)
  running.pass({ days: 10 })
  await tidyShop(running.app, shop.id)
  expect([await left(over), await left(open)]).toEqual([0, 1])
})
