import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, signedIn } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithMeasuredCustomer, overridesOf } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const files = { photo: { bytes: greyPixel, filename: 'work.png', type: 'image/png' } }

/** A shop that asks for photos, and an order of two shirts there. */
async function twoShirts() {
  const world = await aShopWithMeasuredCustomer(running.app)
  const { owner, customer, personId } = world
  await owner.call('PATCH /api/shop/counter', { body: { readyNeedsPhoto: true } })
  const shirt = { personId, garment: 'shirt', priceMinor: 100_000 }
  const order = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces: [shirt, shirt] }),
  })
  const params = { id: order.id }
  const [first = '', second = ''] = order.pieces.map(({ id }) => id)
  const last = (order.pieces[0]?.stages.length ?? 0) - 1
  const addPhoto = (body: { pieceId?: string; kind?: 'stage' | 'cloth' }) =>
    owner.call('POST /api/orders/:id/photos', { params, body, files })
  return { ...world, order, params, first, second, last, addPhoto }
}

const finish = (visitor: Visitor, id: string, stage: number, from = 0) =>
  visitor.try('POST /api/workshop/pieces/:id/move', { params: { id }, body: { stage, from } })

test('a shop that asks for nothing is not asked for a photo', async () => {
  const { owner, customer } = await aShopWithMeasuredCustomer(running.app)
  expect((await owner.call('GET /api/shop/counter')).readyNeedsPhoto).toBe(false)
  const { id, pieces } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect(pieces.map(({ needsPhoto }) => needsPhoto)).toEqual([false])
  const ready = await owner.call('POST /api/orders/:id/move', { params: { id }, body: { to: 'ready' } })
  expect(ready.state).toBe('ready')
})

test('a piece becomes ready with a photo of its work, and not with one of its cloth or of another piece', async () => {
  const { owner, order, params, first, second, last, addPhoto } = await twoShirts()
  expect(order.pieces.map(({ needsPhoto }) => needsPhoto)).toEqual([true, true])
  await addPhoto({ pieceId: first, kind: 'cloth' })
  await addPhoto({ pieceId: second })
  const refused = await finish(owner, first, last)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'orders.photoNeeded',
      params: { tags: 'ORD-001-1/2' },
      detail: expect.stringContaining('ORD-001-1/2'),
    },
  ])
  expect((await finish(owner, first, last - 1)).status).toBe(200)
  const { photos, pieces } = await addPhoto({ pieceId: first })
  expect(pieces.map(({ needsPhoto }) => needsPhoto)).toEqual([false, false])
  const taken = photos.at(-1)?.id ?? ''
  const edit = (isRemoved: boolean) =>
    owner.call('PATCH /api/orders/:id/photos/:photoId', {
      params: { ...params, photoId: taken },
      body: { isRemoved },
    })
  await edit(true)
  expect((await finish(owner, first, last, last - 1)).status).toBe(409)
  await edit(false)
  expect((await finish(owner, first, last, last - 1)).status).toBe(200)
})

test.each(['ready', 'delivered'] as const)(
  'an order is not %s while a piece lacks its photo; one of the whole order is one of each piece',
  async (to) => {
    const { owner, order, params, first, addPhoto } = await twoShirts()
    await addPhoto({ pieceId: first })
    const body = { to, reason: 'Pays on Friday', overrides: overridesOf(order) }
    const move = () => owner.try('POST /api/orders/:id/move', { params, body })
    expect((await move()).body).toMatchObject({ code: 'orders.photoNeeded', params: { tags: 'ORD-001-2/2' } })
    expect((await owner.call('GET /api/orders/:id', { params })).state).toBe('approved')
    await addPhoto({})
    expect((await move()).body.state).toBe(to)
  },
)

test('in bulk each order without its photo is refused by itself', async () => {
  const { owner, customer, order, addPhoto } = await twoShirts()
  await addPhoto({})
  const other = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const ids = [order.id, other.id]
  const answer = await owner.call('POST /api/orders/bulk', { body: { ids, act: 'ready' } })
  expect(answer).toMatchObject({ done: [order.id], refused: [{ id: other.id, code: 'orders.photoNeeded' }] })
  expect(answer.refused[0]?.detail).toContain('ORD-002-1/1')
})

test('work that was done again is shown again: the photo of before its rework does not count', async () => {
  const { owner, params, first, second, addPhoto } = await twoShirts()
  await addPhoto({})
  const ready = () => owner.try('POST /api/orders/:id/move', { params, body: { to: 'ready' } })
  expect((await ready()).status).toBe(200)
  const reworked = await owner.call('POST /api/orders/:id/rework', {
    params,
    body: { pieceIds: [first], stage: 'sewing', cause: 'fit' },
  })
  expect(reworked.pieces.map(({ id, needsPhoto }) => [id, needsPhoto])).toEqual([
    [first, true],
    [second, false],
  ])
  expect((await ready()).body).toMatchObject({ params: { tags: 'ORD-001-1/2' } })
  await addPhoto({ pieceId: first })
  expect((await ready()).status).toBe(200)
})

test('a rework that was undone never was: the photo of before it still counts', async () => {
  const { owner, params, first, second, last, addPhoto } = await twoShirts()
  await addPhoto({})
  await owner.call('POST /api/orders/:id/move', { params, body: { to: 'ready' } })
  const rework = (id: string) =>
    owner.call('POST /api/orders/:id/rework', {
      params,
      body: { pieceIds: [id], stage: 'sewing', cause: 'fit' },
    })
  const { undo } = await rework(first)
  await owner.call('POST /api/orders/:id/undo', { params, body: { stepId: undo?.stepId ?? '' } })
  await rework(second)
  expect((await finish(owner, first, last - 1, last)).status).toBe(200)
  expect((await finish(owner, first, last, last - 1)).status).toBe(200)
  expect((await finish(owner, second, last, 3)).body).toMatchObject({ code: 'orders.photoNeeded' })
})

test('a cutter takes the photo of their own piece, and of no other; the counter shares it', async () => {
  const { owner, shop, params, first, second, last } = await twoShirts()
  const { id: cutterId, account } = await aMember(running.app, shop.id, { role: 'cutter' })
  const cutter = await signedIn(running.app, account.id)
  await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { ...params, pieceId: first },
    body: { assignedTo: cutterId },
  })
  const add = (id: string) =>
    cutter.try('POST /api/workshop/pieces/:id/photos', { params: { id }, body: { stage: 'fitting' }, files })
  expect((await finish(cutter, first, last)).body).toMatchObject({ code: 'orders.photoNeeded' })
  expect((await add(second)).status).toBe(404)
  const { piece } = (await add(first)).body
  expect([piece.needsPhoto, piece.photos.length]).toEqual([false, 1])
  expect((await finish(cutter, first, last)).status).toBe(200)
  const { photos } = await owner.call('GET /api/orders/:id', { params })
  expect(photos).toMatchObject([{ kind: 'stage', stage: 'fitting', pieceId: first, isShared: false }])
})
