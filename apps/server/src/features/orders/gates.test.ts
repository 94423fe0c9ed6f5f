/** What stands in the way of a step is refused on every path, and passed over only when it is stated. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer, measureFor, overridesOf } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** A shirt and trousers, paid in full; the body is measured for as many garments as said. */
async function anOrder({ measured = ['shirt', 'trousers'] }: { measured?: string[] } = {}) {
  const shop = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = shop
  if (measured.length > 0) await measureFor(owner, personId, measured)
  const pieces = ['shirt', 'trousers'].map((garment) => ({ personId, garment, priceMinor: 50_000 }))
  const advance = { amountMinor: 100_000, method: 'cash' } as const
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces, advance }) })
  const of = { params: { id: order.id } }
  const [shirt = '', trousers = ''] = order.pieces.map(({ id }) => id)
  const now = () => owner.call('GET /api/orders/:id', of)
  const kinds = async () =>
    (await owner.call('GET /api/orders/:id/timeline', of)).rows.map(({ kind }) => kind)
  const step = (id: string, from: number, stage: number, missing?: string[]) =>
    owner.try('POST /api/workshop/pieces/:id/move', {
      params: { id },
      body: { from, stage, overrides: missing && { missing } },
    })
  return { ...shop, order, of, shirt, trousers, now, kinds, step }
}

/** Of the usual list: received, fabric, cutting, sewing, fitting, delivery. */
const [cutting, sewing, delivery] = [2, 3, 5]

describe('handing over', () => {
  test('a paid order with a piece in work is refused by name, and changes nothing', async () => {
    const { owner, of, shirt, trousers, step, now } = await anOrder()
    await step(shirt, 0, delivery)
    const refused = await owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'delivered' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'orders.piecesNotReady'])
    expect(refused.body.detail).toContain('ORD-001-2/2')
    expect(refused.body.detail).not.toContain('ORD-001-1/2')
    expect(refused.body.errors?.map(({ field }) => field)).toEqual([`overrides.unready.${trousers}`])
    expect((await now()).state).toBe('in_progress')
  })

  test('what is stated is handed over as it is, told in the timeline by whom, and ticks no stage', async () => {
    const { owner, of, shirt, trousers, step } = await anOrder()
    await step(shirt, 0, delivery)
    await step(trousers, 0, sewing)
    const body = { to: 'delivered', overrides: { unready: [trousers] } } as const
    const handed = await owner.call('POST /api/orders/:id/move', { ...of, body })
    expect(handed.state).toBe('delivered')
    expect(handed.pieces).toMatchObject([
      { stage: delivery, state: 'delivered' },
      { stage: sewing, state: 'delivered' },
    ])
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
    expect(rows[0]).toMatchObject({
      kind: 'orders.deliveredUnready',
      actor: { name: 'Harpreet Kaur' },
      params: { count: 1, tags: 'ORD-001-2/2', owes: 'no' },
    })
    const token = handed.trackingUrl.split('/').at(-1) ?? ''
    const told = await owner.call('GET /api/track/:token', { params: { token } })
    expect(handed.exceptions).toMatchObject([{ kind: 'unready', tags: ['ORD-001-2/2'], by: 'Harpreet Kaur' }])
    expect([told.status, told.pieces.map(({ stage }) => stage)]).toEqual(['delivered', [delivery, sewing]])
    const undo = { ...of, body: { stepId: handed.undo?.stepId ?? '' } }
    const back = await owner.call('POST /api/orders/:id/undo', undo)
    expect(back.pieces.map(({ state }) => state)).toEqual(['done', 'working'])
    expect(back.exceptions).toEqual([])
  })

  test('money that is owed and work that is not ready are both told, and both recorded', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const order = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces: [{ personId, garment: 'shirt', priceMinor: 50_000 }] }),
    })
    const of = { params: { id: order.id } }
    const hand = (body: object) =>
      owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'delivered', ...body } })
    const overrides = overridesOf(order)
    const codes = [
      await hand({}),
      await hand({ reason: 'Known well' }),
      await hand({ overrides }),
      await hand({ reason: 'Known well', overrides: { ...overrides, owedMinor: 49_999 } }),
    ].map(({ body }) => body.code)
    expect(codes).toEqual([
      'orders.balanceDue',
      'orders.piecesNotReady',
      'orders.balanceDue',
      'orders.balanceDue',
    ])
    expect((await hand({ reason: 'Known well', overrides })).status).toBe(200)
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
    expect(rows[0]?.params).toMatchObject({ tags: 'ORD-001-1/1', owes: 'yes', reason: 'Known well' })
    expect(String(rows[0]?.params.balance)).toContain('500')
    const { exceptions } = await owner.call('GET /api/orders/:id', of)
    expect(exceptions).toMatchObject([
      { kind: 'unready', tags: ['ORD-001-1/1'] },
      { kind: 'owed', amountMinor: 50_000, reason: 'Known well' },
    ])
  })

  test('a piece that came back since it was shown is refused again, with the new list', async () => {
    const { owner, order, of, shirt, trousers, step } = await anOrder()
    await step(shirt, 0, delivery)
    const overrides = { unready: [trousers] }
    await step(shirt, delivery, sewing)
    const body = { to: 'delivered', overrides } as const
    const refused = await owner.try('POST /api/orders/:id/move', { ...of, body })
    expect(refused.body).toMatchObject({
      code: 'orders.piecesNotReady',
      errors: [shirt, trousers].map((id) => ({ field: `overrides.unready.${id}` })),
    })
    const whole = { to: 'delivered', overrides: overridesOf(order) } as const
    expect((await owner.try('POST /api/orders/:id/move', { ...of, body: whole })).status).toBe(200)
  })

  test('in bulk passes over nothing: each order with work left is refused by itself', async () => {
    const unready = await anOrder()
    const { owner, customer, personId } = unready
    const pieces = [{ personId, garment: 'shirt', priceMinor: 50_000 }]
    const advance = { amountMinor: 50_000, method: 'cash' } as const
    const done = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces, advance }) })
    await owner.call('POST /api/orders/:id/move', { params: { id: done.id }, body: { to: 'ready' } })
    const ids = [unready.order.id, done.id]
    const answer = await owner.call('POST /api/orders/bulk', { body: { ids, act: 'deliver' } })
    expect(answer).toMatchObject({
      done: [done.id],
      refused: [{ id: unready.order.id, code: 'orders.piecesNotReady' }],
    })
    expect(answer.refused[0]?.detail).toContain('ORD-001-1/2, ORD-001-2/2')
  })
})

describe('a piece without the sizes its garment needs', () => {
  test('goes as far as Cutting and no further, on any path, until they are there', async () => {
    const { owner, personId, order, of, shirt, trousers, step, now } = await anOrder({ measured: ['shirt'] })
    const [ofShirt, ofTrousers] = order.pieces
    expect([ofShirt?.missing.length, (ofTrousers?.missing.length ?? 0) > 0]).toEqual([0, true])
    expect((await step(trousers, 0, cutting)).status).toBe(200)
    for (const to of [sewing, delivery]) {
      const refused = await step(trousers, cutting, to)
      expect([refused.status, refused.body.code]).toEqual([409, 'orders.sizesMissing'])
      const fields = ofTrousers?.missing.map((field) => `overrides.missing.${trousers}.${field}`)
      expect(refused.body.errors?.map(({ field }) => field)).toEqual(fields)
    }
    const ready = await owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    expect([ready.status, ready.body.code]).toEqual([409, 'orders.sizesMissing'])
    expect(ready.body.detail).toContain('ORD-001-2/2')
    const bulk = { ids: [order.id], act: 'ready' } as const
    const { refused } = await owner.call('POST /api/orders/bulk', { body: bulk })
    expect(refused).toMatchObject([{ id: order.id, code: 'orders.sizesMissing' }])
    expect((await now()).pieces.map(({ stage }) => stage)).toEqual([0, cutting])
    // The other piece is held back by nothing.
    expect((await step(shirt, 0, sewing)).status).toBe(200)

    const { id: measurementId } = await measureFor(owner, personId, ['trousers'])
    const params = { ...of.params, pieceId: trousers }
    await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body: { measurementId } })
    expect((await step(trousers, cutting, sewing)).status).toBe(200)
  })

  test('goes on without those that are named, is marked and told so, and is not asked again', async () => {
    const { order, now, kinds, trousers, step } = await anOrder({ measured: ['shirt'] })
    const missing = order.pieces[1]?.missing ?? []
    const some = await step(trousers, 0, sewing, missing.slice(1))
    const named = some.body.errors?.map(({ field }) => field)
    expect(named).toEqual([`overrides.missing.${trousers}.${missing[0]}`])
    const gone = await step(trousers, 0, sewing, missing)
    expect(gone.body.piece).toMatchObject({ stage: sewing, missing, cutWithout: missing })
    expect((await now()).pieces.map(({ cutWithout }) => cutWithout)).toEqual([[], missing])
    expect(await kinds()).toContain('orders.cutWithout')
    await step(trousers, sewing, cutting)
    expect((await step(trousers, cutting, sewing)).status).toBe(200)
  })

  test('is asked about again when the step that went without them is undone', async () => {
    const { owner, order, now, trousers, step } = await anOrder({ measured: ['shirt'] })
    const missing = order.pieces[1]?.missing ?? []
    const wentAhead = async () =>
      (await owner.call('GET /api/orders', { query: { exceptions: 'month' } })).rows
    const { stepId } = (await step(trousers, 0, sewing, missing)).body
    expect((await now()).exceptions).toMatchObject([{ kind: 'sizes', tags: ['ORD-001-2/2'] }])
    expect((await wentAhead()).map(({ id }) => id)).toEqual([order.id])
    expect((await owner.call('GET /api/orders/summary')).exceptions).toBe(1)
    await owner.call('POST /api/workshop/steps/:id/undo', { params: { id: stepId } })
    expect((await now()).pieces[1]).toMatchObject({ stage: 0, cutWithout: [] })
    expect([(await now()).exceptions, await wentAhead()]).toEqual([[], []])
    expect((await owner.call('GET /api/orders/summary')).exceptions).toBe(0)
    expect((await step(trousers, 0, sewing)).body.code).toBe('orders.sizesMissing')
  })

  test('is finished with its order only when its sizes are stated, and holds back no other act', async () => {
    const { owner, order, of, now } = await anOrder({ measured: [] })
    const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    expect(begun.pieces.map(({ stage }) => stage)).toEqual([1, 1])
    const { missing } = overridesOf(order)
    const finish = (stated: typeof missing) =>
      owner.try('POST /api/orders/:id/move', {
        ...of,
        body: { to: 'ready', overrides: { missing: stated } },
      })
    expect((await finish(missing.slice(1))).body.code).toBe('orders.sizesMissing')
    expect((await finish(missing)).body.state).toBe('ready')
    expect((await now()).pieces.map(({ cutWithout }) => cutWithout)).toEqual(
      missing.map(({ fields }) => fields),
    )
  })

  test('handed over before it was cut, it comes back to Cutting and to no stage after it', async () => {
    const { owner, order, of, trousers } = await anOrder({ measured: ['shirt'] })
    const body = { to: 'delivered', overrides: overridesOf(order) } as const
    await owner.call('POST /api/orders/:id/move', { ...of, body })
    const back = (stage: string) =>
      owner.try('POST /api/orders/:id/rework', {
        ...of,
        body: { pieceIds: [trousers], stage, cause: 'other' },
      })
    expect((await back('sewing')).body.code).toBe('orders.sizesMissing')
    expect((await back('cutting')).status).toBe(200)
  })
})

test('a step names where it was seen: the same tap sent twice moves the piece once', async () => {
  const { shirt, step, now } = await anOrder()
  const answers = await Promise.all([step(shirt, 0, 1), step(shirt, 0, 1)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('orders.movedMeanwhile')
  expect((await now()).pieces[0]?.stage).toBe(1)
})
