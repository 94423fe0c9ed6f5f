import type { Stage } from '@darzi/tailoring/garments/garment.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aMember, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const stages: Stage[] = [
  { key: 'received' },
  { key: 'cutting', needsApproval: true },
  { key: 'embroidery', name: 'Embroidery', names: { pa: 'ਕਢਾਈ' }, isOptional: true },
  { key: 'sewing' },
  { key: 'fitting', isTrial: true },
  { key: 'delivery' },
]
const checks = [
  { key: 'buttons', name: 'All buttons on' },
  { key: 'iron', name: 'Ironed' },
]

/** A shirt of such a shop, given to a cutter. */
async function aShirt(given: { stages?: Stage[]; checks?: typeof checks }) {
  const shop = await aShopWithMeasuredCustomer(running.app)
  await shop.owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: given })
  const { id: cutterId, account } = await aMember(running.app, shop.shop.id, { role: 'cutter' })
  const order = await shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer) })
  const id = order.pieces[0]?.id ?? ''
  await shop.owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { assignedTo: cutterId } })
  return { ...shop, cutter: await signedIn(running.app, account.id), order, id, params: { id } }
}
type Shirt = Awaited<ReturnType<typeof aShirt>>

const kindsOf = async ({ owner, order }: Shirt) =>
  (await owner.call('GET /api/orders/:id/timeline', { params: { id: order.id } })).rows.map(
    ({ kind }) => kind,
  )

const exceptionsOf = async ({ owner, order }: Shirt) =>
  (await owner.call('GET /api/orders/:id', { params: { id: order.id } })).exceptions

describe('a stage that needs approval', () => {
  test('is left by the owner or a manager alone; a cutter asks, and the board says so', async () => {
    const shirt = await aShirt({ stages })
    const { owner, cutter, params, shop } = shirt
    await cutter.call('POST /api/workshop/pieces/:id/move', { params, body: { from: 0, stage: 1 } })
    const on = { params, body: { from: 1, stage: 3 } }
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    for (const each of [cutter, counter])
      expect((await each.try('POST /api/workshop/pieces/:id/move', on)).body.code).toBe(
        'orders.approvalNeeded',
      )
    const asked = await cutter.call('POST /api/workshop/pieces/:id/ask-approval', {
      params,
      body: { from: 1 },
    })
    expect(asked.piece.approvalAsked).toBeDefined()
    const { columns } = await owner.call('GET /api/workshop/board', { query: { mark: 'approval' } })
    expect(columns.flatMap(({ rows }) => rows)).toHaveLength(1)
    const { piece } = await owner.call('POST /api/workshop/pieces/:id/move', on)
    expect(piece).toMatchObject({ stage: 3, state: 'working' })
    expect(piece.approvalAsked).toBeUndefined()
    expect(await kindsOf(shirt)).toEqual(
      expect.arrayContaining(['orders.stageApproved', 'orders.approvalAsked']),
    )
  })

  test('is not passed by the counter’s “All pieces ready” either, one by one or in bulk', async () => {
    const { shop, order, params } = await aShirt({ stages })
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const ready = { params: { id: order.id }, body: { to: 'ready' as const } }
    expect((await counter.try('POST /api/orders/:id/move', ready)).body.code).toBe('orders.approvalNeeded')
    const bulk = await counter.call('POST /api/orders/bulk', { body: { act: 'ready', ids: [order.id] } })
    expect(bulk.refused).toMatchObject([{ code: 'orders.approvalNeeded' }])
    const pieces = await counter.call('POST /api/workshop/bulk', {
      body: { act: 'move', column: 'ready', pieces: [params] },
    })
    expect(pieces.refused).toMatchObject([{ code: 'orders.approvalNeeded' }])
  })

  test('nobody asks for where nothing is to be approved', async () => {
    const { cutter, params } = await aShirt({ stages })
    const answer = await cutter.try('POST /api/workshop/pieces/:id/ask-approval', {
      params,
      body: { from: 0 },
    })
    expect(answer.body.code).toBe('orders.notFromHere')
  })
})

describe('a check list', () => {
  test('is ticked before a piece is ready, by whom is told; anew after a rework', async () => {
    const shirt = await aShirt({ checks })
    const { owner, cutter, params, order } = shirt
    const ready = { params, body: { from: 0, stage: 5 } }
    const refused = await cutter.try('POST /api/workshop/pieces/:id/move', ready)
    expect(refused.body).toMatchObject({
      code: 'orders.unchecked',
      params: { checks: 'All buttons on, Ironed' },
    })
    for (const { key } of checks)
      await cutter.call('PUT /api/workshop/pieces/:id/checks/:key', {
        params: { ...params, key },
        body: { isTicked: true },
      })
    const { piece } = await cutter.call('POST /api/workshop/pieces/:id/move', ready)
    expect(piece.checks.map(({ ticked }) => ticked?.by)).toEqual([expect.any(String), expect.any(String)])
    await owner.call('POST /api/orders/:id/rework', {
      params: { id: order.id },
      body: { pieceIds: [params.id], stage: 'sewing', cause: 'fit' },
    })
    const back = await cutter.call('GET /api/workshop/pieces/:id', { params })
    expect(back.checks.map(({ ticked }) => ticked)).toEqual([undefined, undefined])
  })

  test('is gone over only when what was left is named, and the timeline tells it', async () => {
    const shirt = await aShirt({ checks })
    const { owner, order, params } = shirt
    const some = { params, body: { from: 0, stage: 5, overrides: { unchecked: ['buttons'] } } }
    expect((await owner.try('POST /api/workshop/pieces/:id/move', some)).body.code).toBe('orders.unchecked')
    const bulk = await owner.call('POST /api/orders/bulk', { body: { act: 'ready', ids: [order.id] } })
    expect(bulk.refused).toMatchObject([{ code: 'orders.unchecked' }])
    const all = { params, body: { from: 0, stage: 5, overrides: { unchecked: ['buttons', 'iron'] } } }
    await owner.call('POST /api/workshop/pieces/:id/move', all)
    expect(await kindsOf(shirt)).toContain('orders.readyUnchecked')
    expect(await exceptionsOf(shirt)).toMatchObject([{ kind: 'checks', tags: ['ORD-001-1/1'] }])
  })

  test('has the lines of its garment alone', async () => {
    const { owner, params } = await aShirt({ checks })
    const tick = { params: { ...params, key: 'zip' }, body: { isTicked: true } }
    expect((await owner.try('PUT /api/workshop/pieces/:id/checks/:key', tick)).status).toBe(404)
  })
})

test('a piece goes past a trial with a change asked for only when that is stated', async () => {
  const shirt = await aShirt({})
  const { owner, shop, order, params } = shirt
  await owner.call('POST /api/workshop/pieces/:id/move', { params, body: { from: 0, stage: 4 } })
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    tx.updateTable('orders').set({ trial_answer: 'change' }).where('id', '=', order.id).execute(),
  )
  const on = { params, body: { from: 4, stage: 5 } }
  expect((await owner.try('POST /api/workshop/pieces/:id/move', on)).body.code).toBe('orders.trialChange')
  const stated = { params, body: { ...on.body, overrides: { trial: true as const } } }
  await owner.call('POST /api/workshop/pieces/:id/move', stated)
  expect(await kindsOf(shirt)).toContain('orders.pastTrialChange')
  expect(await exceptionsOf(shirt)).toMatchObject([{ kind: 'trial' }])
})

test.each([
  ['where it stood, without a word', 'fitting', undefined, []],
  ['past the change when that is stated', 'sewing', { trial: true }, ['orders.pastTrialChange']],
] as const)('a piece handed over at its trial is reworked %s', async (_how, stage, overrides, told) => {
  const fittedEarly = ['received', 'cutting', 'fitting', 'sewing', 'delivery'].map((key) => ({
    key,
    isTrial: key === 'fitting' ? true : undefined,
  }))
  const shirt = await aShirt({ stages: fittedEarly })
  const { owner, shop, order, id } = shirt
  const of = { params: { id: order.id } }
  await owner.call('POST /api/workshop/pieces/:id/move', { params: { id }, body: { from: 0, stage: 2 } })
  const unready = { unready: [id], owedMinor: 100_000 }
  await owner.call('POST /api/orders/:id/move', {
    ...of,
    body: { to: 'delivered', reason: 'A wedding', overrides: unready },
  })
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    tx.updateTable('orders').set({ trial_answer: 'change' }).where('id', '=', order.id).execute(),
  )
  const rework = (to: string, stated?: { trial: true }) => ({
    ...of,
    body: { pieceIds: [id], stage: to, cause: 'fit' as const, overrides: stated },
  })
  const unsaid = await owner.try('POST /api/orders/:id/rework', rework('sewing'))
  expect(unsaid.body.code).toBe('orders.trialChange')
  const { pieces } = await owner.call('POST /api/orders/:id/rework', rework(stage, overrides))
  expect(pieces[0]?.stages[pieces[0].stage]?.key).toBe(stage)
  expect((await kindsOf(shirt)).filter((kind) => kind === 'orders.pastTrialChange')).toEqual(told)
})

describe('a garment’s stages', () => {
  test('may change while pieces are in work: those keep the list they began with', async () => {
    const shirt = await aShirt({ stages })
    const { owner, customer, params } = shirt
    await owner.call('POST /api/workshop/pieces/:id/move', { params, body: { from: 0, stage: 2 } })
    const shorter = stages.filter(({ key }) => key !== 'embroidery')
    await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { stages: shorter } })
    const later = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    expect(later.pieces[0]?.stages.map(({ key }) => key)).not.toContain('embroidery')
    const { columns } = await owner.call('GET /api/workshop/board')
    expect(columns.map(({ key }) => key)).toContain('embroidery')
    const { rows } = await owner.call('GET /api/workshop/stages')
    expect(rows).toContainEqual({ garment: 'shirt', stage: 'embroidery', count: 1 })
    const { piece } = await owner.call('POST /api/workshop/pieces/:id/move', {
      params,
      body: { from: 2, stage: 3 },
    })
    expect(piece.stages).toEqual(stages)
  })

  test.each([
    [[{ key: 'received', isTrial: true }, ...stages.slice(1)], 'stages.0.isTrial'],
    [[...stages.slice(0, 5), { key: 'delivery', needsApproval: true }], 'stages.5.needsApproval'],
    [[{ key: 'received' }, { key: 'wash' }, { key: 'delivery' }], 'stages.1.name'],
    [[{ key: 'received' }, { key: 'wash', names: { en: 'Wash' } }, { key: 'delivery' }], 'stages.1.name'],
    [[{ key: 'received' }, { key: 'cutting' }, { key: 'cutting' }, { key: 'delivery' }], 'stages.2.key'],
    [[{ key: 'received' }], 'stages'],
  ] as [Stage[], string][])('that make no sense are refused at their field: %j', async (wrong, field) => {
    const { owner } = await aShopWithMeasuredCustomer(running.app)
    const answer = await owner.try('PATCH /api/shop/garments/:key', {
      params: { key: 'shirt' },
      body: { stages: wrong },
    })
    expect(answer.body.errors?.map((error) => error.field)).toContain(field)
  })

  test('are given to other garments at once, with the check list', async () => {
    const { owner } = await aShirt({ stages, checks })
    const { garments } = await owner.call('POST /api/shop/garments/:key/copy-stages', {
      params: { key: 'shirt' },
      body: { to: ['kurta', 'shirt'] },
    })
    expect(garments.find(({ key }) => key === 'kurta')).toMatchObject({ stages, checks })
    expect(garments.find(({ key }) => key === 'trousers')?.checks).toEqual([])
    const unknown = await owner.try('POST /api/shop/garments/:key/copy-stages', {
      params: { key: 'shirt' },
      body: { to: ['tent'] },
    })
    expect(unknown.body.errors?.[0]?.field).toBe('to.0')
  })
})
