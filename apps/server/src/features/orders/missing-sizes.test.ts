import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shop that sews one of everything, and what each garment needs by its own fields. */
async function aShopOfEverything() {
  const shop = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = shop
  const { garments } = await owner.call('GET /api/shop/garments')
  const needed = new Map(
    garments.map(({ key, fields }) => [
      key,
      fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field),
    ]),
  )
  const measured = (fields: readonly string[]) =>
    owner.call('POST /api/measurement-records', {
      body: {
        personId,
        unit: 'in',
        values: fields.map((field) => ({ field, typed: '20', unit: 'in', isKept: true })),
      },
    })
  /** One piece of each garment, and what the order says is missing of it. */
  const missing = async (measurementId?: string) => {
    const pieces = [...needed.keys()].map((garment) => ({
      personId,
      garment,
      priceMinor: 100_000,
      measurementId,
    }))
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    return new Map(order.pieces.map((piece) => [piece.garment.key, piece.missing]))
  }
  return { ...shop, needed, measured, missing }
}

test('of somebody nobody measured, every garment misses exactly what it needs, in its own order', async () => {
  const { needed, missing } = await aShopOfEverything()
  expect(needed.size).toBeGreaterThan(20)
  const ofNothing = [...needed].flatMap(([key, fields]) => (fields.length > 0 ? [] : [key]))
  expect(ofNothing).toEqual(['other'])
  expect(await missing()).toEqual(needed)
})

test('of somebody half measured, every garment misses exactly what is not in the record', async () => {
  const { needed, measured, missing } = await aShopOfEverything()
  const all = [...new Set([...needed.values()].flat())]
  for (const isEven of [true, false]) {
    const fields = all.filter((_, at) => (at % 2 === 0) === isEven)
    const { id } = await measured(fields)
    const left = new Map([...needed].map(([key, own]) => [key, own.filter((f) => !fields.includes(f))]))
    expect(await missing(id)).toEqual(left)
  }
})

test('each garment’s own sizes are enough for it, and one less is that one missing', async () => {
  const { owner, customer, personId, needed, measured } = await aShopOfEverything()
  for (const [garment, fields] of needed) {
    if (garment === 'other') continue
    const [full, less] = [await measured(fields), await measured(fields.slice(1))]
    // The full one is older: it is proposed all the same, since the newer lacks a size.
    const pieces = [undefined, less.id].map((measurementId) => ({
      personId,
      garment,
      priceMinor: 100_000,
      measurementId,
    }))
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
    expect(order.pieces.map(({ missing }) => missing)).toEqual([[], fields.slice(0, 1)])
    expect(order.pieces[0]?.snapshot?.recordId).toBe(full.id)
  }
})

test('an order that was taken needs what it needed then, whatever its garment needs from now on', async () => {
  const { owner, customer, personId, needed, measured } = await aShopOfEverything()
  const shirt = needed.get('shirt') ?? []
  const { id } = await measured(shirt.slice(1))
  const order = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces: [{ personId, garment: 'shirt', priceMinor: 100_000 }] }),
  })
  await needs(owner, 'shirt', [...shirt.slice(1), 'calf'])
  const read = () => owner.call('GET /api/orders/:id', { params: { id: order.id } })
  const [piece] = (await read()).pieces
  expect(piece).toMatchObject({ needs: shirt, missing: shirt.slice(0, 1), snapshot: { recordId: id } })

  // Measured anew for the same piece, it needs no more than it did.
  const full = await measured(shirt)
  const params = { id: order.id, pieceId: piece?.id ?? '' }
  const { version } = await read()
  const cut = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params,
    body: { version, measurementId: full.id },
  })
  expect(cut.pieces[0]).toMatchObject({ needs: shirt, missing: [] })

  const next = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces: [{ personId, garment: 'shirt', priceMinor: 100_000 }] }),
  })
  expect(next.pieces[0]?.missing).toEqual(['calf'])
})

test('a field that the shop put away is missed by no piece, measured or not, and decides about no record', async () => {
  const { owner, customer, personId, measured, needed } = await aShopOfEverything()
  const shirt = needed.get('shirt') ?? []
  const { id: own } = await owner.call('POST /api/measurement-fields', {
    body: { name: 'Hunch', kind: 'length', part: 'upper' },
  })
  await needs(owner, 'shirt', [...shirt, own])
  const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000 }]
  const take = () => owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  const unmeasured = await take()
  await measured([...shirt, own])
  const newest = await measured(shirt)
  const half = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces: pieces.map((piece) => ({ ...piece, measurementId: newest.id })) }),
  })
  const missing = async (order: { id: string }) =>
    (await owner.call('GET /api/orders/:id', { params: { id: order.id } })).pieces[0]?.missing
  expect(await missing(unmeasured)).toEqual([...shirt, own])
  expect(await missing(half)).toEqual([own])

  await owner.call('PATCH /api/measurement-fields/:id', { params: { id: own }, body: { isActive: false } })
  expect(await missing(unmeasured)).toEqual(shirt)
  expect(await missing(half)).toEqual([])
  expect((await take()).pieces[0]).toMatchObject({ snapshot: { recordId: newest.id }, missing: [] })
})

const needs = (owner: Awaited<ReturnType<typeof aShopOfEverything>>['owner'], key: string, all: string[]) =>
  owner.call('PATCH /api/shop/garments/:key', {
    params: { key },
    body: { fields: all.map((field) => ({ field, isNeeded: true })) },
  })
