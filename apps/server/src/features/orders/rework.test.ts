import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithMeasuredCustomer, measureFor } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function anOrder(pieces = 1) {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const shirt = { personId: shop.personId, garment: 'shirt', priceMinor: 100_000 }
  const body = anOrderBody(shop.customer, { pieces: Array.from({ length: pieces }, () => shirt) })
  const order = await shop.owner.call('POST /api/orders', { body })
  return { ...shop, order, of: { params: { id: order.id } } }
}

describe('rework', () => {
  test('takes one piece of three back; the order is ready again when it is done', async () => {
    const { owner, of } = await anOrder(3)
    const ready = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    const [first] = ready.pieces
    const pieceIds = [first?.id ?? '']
    const reworked = await owner.call('POST /api/orders/:id/rework', {
      ...of,
      body: { pieceIds, stage: 'received', cause: 'cloth' },
    })
    expect(reworked.state).toBe('in_progress')
    expect(reworked.pieces.map(({ state }) => state)).toEqual(['working', 'done', 'done'])
    const last = (first?.stages.length ?? 0) - 1
    const body = { from: 0, stage: last }
    await owner.call('POST /api/workshop/pieces/:id/move', { params: { id: first?.id ?? '' }, body })
    expect((await owner.call('GET /api/orders/:id', of)).state).toBe('ready')
  })

  test('at the last stage, or of a piece that is not done, is refused at its field', async () => {
    const { owner, of } = await anOrder()
    const ready = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    const pieceIds = ready.pieces.map(({ id }) => id)
    const last = await owner.try('POST /api/orders/:id/rework', {
      ...of,
      body: { pieceIds, stage: 'delivery', cause: 'fit' },
    })
    expect(last.body).toMatchObject({ code: 'orders.reworkStage', errors: [{ field: 'stage' }] })
    const foreign = { pieceIds: [running.app.newId()], stage: 'cutting', cause: 'fit' } as const
    const other = await owner.try('POST /api/orders/:id/rework', { ...of, body: foreign })
    expect(other.body).toMatchObject({ status: 400, errors: [{ field: 'pieceIds.0' }] })
  })
})

describe('rework of pieces whose lists of stages differ', () => {
  async function shirtAndSuit() {
    const { owner, customer, personId } = await aShopWithMeasuredCustomer(running.app)
    await measureFor(owner, personId, ['shirt', 'suit'])
    const suit = ['received', 'fabric', 'canvas', 'cutting', 'sewing', 'fitting', 'delivery']
    const stagesOf = async (key: string, keys: readonly string[]) =>
      owner.call('PATCH /api/shop/garments/:key', {
        params: { key },
        body: { stages: keys.map((each) => ({ key: each, name: each })) },
      })
    await stagesOf('shirt', ['received', 'cutting', 'sewing', 'delivery'])
    await stagesOf('suit', suit)
    const piece = (garment: string) => ({ personId, garment, priceMinor: 100_000 })
    const body = anOrderBody(customer, { pieces: [piece('shirt'), piece('suit')] })
    const of = { params: { id: (await owner.call('POST /api/orders', { body })).id } }
    const { pieces } = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    return { owner, of, pieceIds: pieces.map(({ id }) => id) }
  }

  test('takes each to the same work, wherever its own list has it', async () => {
    const { owner, of, pieceIds } = await shirtAndSuit()
    const body = { pieceIds, stage: 'sewing', cause: 'stitching' } as const
    const { pieces } = await owner.call('POST /api/orders/:id/rework', { ...of, body })
    expect(pieces.map(({ stage, stages }) => [stage, stages[stage]?.key])).toEqual([
      [2, 'sewing'],
      [4, 'sewing'],
    ])
  })

  test('is refused at the stage when one of them has no such stage, and none is moved', async () => {
    const { owner, of, pieceIds } = await shirtAndSuit()
    const body = { pieceIds, stage: 'canvas', cause: 'fit' } as const
    const refused = await owner.try('POST /api/orders/:id/rework', { ...of, body })
    expect(refused).toMatchObject({ status: 422, body: { code: 'orders.reworkStage' } })
    expect(refused.body.errors).toMatchObject([{ field: 'stage' }])
    expect((await owner.call('GET /api/orders/:id', of)).state).toBe('ready')
    const alone = { ...body, pieceIds: pieceIds.slice(1) }
    const { pieces } = await owner.call('POST /api/orders/:id/rework', { ...of, body: alone })
    expect(pieces.map(({ stage, state }) => [stage, state])).toEqual([
      [3, 'done'],
      [2, 'working'],
    ])
  })
})

test('rework takes no piece past an approval, though it was handed over before it; whoever may approve does so by it', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { owner, customer } = shop
  const stages = [
    { key: 'received' },
    { key: 'cutting', needsApproval: true },
    { key: 'sewing' },
    { key: 'delivery' },
  ]
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { stages } })
  const { id, pieces } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const of = { params: { id } }
  const pieceIds = pieces.map((piece) => piece.id)
  const overrides = { unready: pieceIds, owedMinor: 100_000 }
  const counter = await memberAtWork(running.app, shop.shop.id, 'counter')
  await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
  const given = { ...of, body: { to: 'delivered', reason: 'On account', overrides } } as const
  expect((await counter.try('POST /api/orders/:id/move', given)).status).toBe(200)
  const rework = { ...of, body: { pieceIds, stage: 'sewing', cause: 'stitching' } } as const
  const refused = await counter.try('POST /api/orders/:id/rework', rework)
  expect([refused.status, refused.body.code]).toEqual([409, 'orders.approvalNeeded'])
  expect((await owner.call('GET /api/orders/:id', of)).state).toBe('delivered')
  const reworked = await owner.call('POST /api/orders/:id/rework', rework)
  expect(reworked.pieces.map(({ stage, state }) => [stage, state])).toEqual([[2, 'working']])
  const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
  expect(rows.map(({ kind }) => kind)).toContain('orders.stageApproved')
})
