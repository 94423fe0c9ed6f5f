import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('an order that was so already is told apart from those the act changed, so that an undo leaves it alone', async () => {
  const { owner, customer } = await aShopWithMeasuredCustomer(running.app)
  const take = async () => (await owner.call('POST /api/orders', { body: anOrderBody(customer) })).id
  const [before, now] = [await take(), await take()]
  const ids = [before, now]
  await owner.call('POST /api/orders/:id/move', { params: { id: before }, body: { to: 'in_progress' } })
  const begun = await owner.call('POST /api/orders/bulk', { body: { ids, act: 'begin' } })
  const steps = [{ id: now, stepId: expect.any(String) }]
  expect(begun).toEqual({ done: [now], steps, unchanged: [before], refused: [] })
  await owner.call('POST /api/orders/bulk', { body: { ids: begun.done, act: 'undo', steps: begun.steps } })
  const states = ids.map(async (id) => (await owner.call('GET /api/orders/:id', { params: { id } })).state)
  expect(await Promise.all(states)).toEqual(['in_progress', 'approved'])
  const high = { act: 'priority', priority: 'high' } as const
  await owner.call('POST /api/orders/bulk', { body: { ids: [now], ...high } })
  const rated = await owner.call('POST /api/orders/bulk', { body: { ids, ...high } })
  expect(rated).toEqual({ done: [before], steps: [], unchanged: [now], refused: [] })
})

/** Two orders taken, and how each stands. */
async function twoOrders() {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { owner, customer } = shop
  const take = async () => (await owner.call('POST /api/orders', { body: anOrderBody(customer) })).id
  const ids: [string, string] = [await take(), await take()]
  const stand = () => Promise.all(ids.map((id) => owner.call('GET /api/orders/:id', { params: { id } })))
  return { ...shop, ids, stand }
}

test('an undo takes back the step it was offered for: an order that moved on since is refused and keeps its newer step', async () => {
  const { owner, ids, stand } = await twoOrders()
  const [moved, other] = ids
  const bulk = (body: object) => owner.call('POST /api/orders/bulk', { body: { ids, ...body } as never }) // each act as sent
  const { steps } = await bulk({ act: 'begin' })
  const [before] = await stand()
  const at = before?.pieces[0]
  await owner.call('POST /api/workshop/pieces/:id/move', {
    params: { id: at?.id ?? '' },
    body: { from: at?.stage ?? 0, stage: (at?.stage ?? 0) + 1 },
  })
  const [cut] = await stand()
  const undone = await bulk({ act: 'undo', steps })
  expect([undone.done, undone.refused.map(({ id, code }) => [id, code])]).toEqual([
    [other],
    [[moved, 'undo.tooLate']],
  ])
  const [kept, back] = await stand()
  expect([kept?.pieces.map(({ stage }) => stage), back?.state]).toEqual([
    cut?.pieces.map(({ stage }) => stage),
    'approved',
  ])
})

test('the undo of a first act leaves the second one, made upon the same orders, standing', async () => {
  const { owner, ids, stand } = await twoOrders()
  const bulk = (body: object) => owner.call('POST /api/orders/bulk', { body: { ids, ...body } as never }) // each act as sent
  const begun = await bulk({ act: 'begin' })
  await bulk({ act: 'ready' })
  const undone = await bulk({ act: 'undo', steps: begun.steps })
  expect(undone.refused.map(({ code }) => code)).toEqual(['undo.tooLate', 'undo.tooLate'])
  expect((await stand()).map(({ state }) => state)).toEqual(['ready', 'ready'])
})

test('an undo that names no steps is refused as incomplete, and takes nothing back', async () => {
  const { owner, ids, stand } = await twoOrders()
  await owner.call('POST /api/orders/bulk', { body: { ids, act: 'begin' } })
  const refused = await owner.try('POST /api/orders/bulk', { body: { ids, act: 'undo' } })
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'steps' }]])
  expect((await stand()).map(({ state }) => state)).toEqual(['in_progress', 'in_progress'])
})

test('a fact that a colleague set since is not written over: its row is refused, the others are set back', async () => {
  const { owner, shop, ids, stand } = await twoOrders()
  const [theirs, mine] = ids
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const bulk = (body: object) => owner.call('POST /api/orders/bulk', { body: { ids, ...body } as never }) // each act as sent
  const edit = (body: object) =>
    counter.call('PATCH /api/orders/:id', { params: { id: theirs }, body: body as never }) // one field at a time
  const [before] = await stand()
  await bulk({ act: 'priority', priority: 'high' })
  await edit({ priority: 'low' })
  const rated = await bulk({
    act: 'priority',
    priority: before?.priority,
    ifStill: { priority: 'high' },
  })
  expect(rated).toMatchObject({
    done: [mine],
    unchanged: [],
    refused: [{ id: theirs, code: 'orders.changedMeanwhile' }],
  })
  expect((await stand()).map(({ priority }) => priority)).toEqual(['low', before?.priority])
  const [ali, noor] = [await aMember(running.app, shop.id), await aMember(running.app, shop.id)]
  await bulk({ act: 'assign', assignedTo: ali.id })
  await edit({ assignedTo: noor.id })
  const given = await bulk({ act: 'assign', assignedTo: null, ifStill: { assignedTo: ali.id } })
  expect(given).toMatchObject({
    done: [mine],
    refused: [{ id: theirs, code: 'orders.changedMeanwhile' }],
  })
  expect((await stand()).map(({ assignedTo }) => assignedTo?.id)).toEqual([noor.id, undefined])
})
