/** What a bulk act refuses stands as it stood: for want of cloth, or since a colleague was faster. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aStock } from '../inventory/stock-for-tests.ts'
import { anOrderBody, measureFor } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** Two shirts of one poplin, and enough of it for one. */
async function twoShirtsClothForOne() {
  const { shop, owner, item, now } = await aStock(running.app, { onHand: 3 })
  const customer = await owner.call('POST /api/customers', {
    body: { name: 'Asha Verma', phone: '98765 43210' },
  })
  const personId = customer.people[0]?.id ?? ''
  await measureFor(owner, personId, ['shirt'])
  const shirt = { personId, garment: 'shirt', priceMinor: 100_000, stock: { itemId: item.id, quantity: 2 } }
  const take = () => owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: [shirt] }) })
  const orders = [await take(), await take()]
  const stand = async (id: string) => {
    const { state, pieces, version } = await owner.call('GET /api/orders/:id', { params: { id } })
    const { rows } = await owner.call('GET /api/orders/:id/timeline', { params: { id } })
    return { state, version, stages: pieces.map(({ stage }) => stage), told: rows.map(({ kind }) => kind) }
  }
  return { shop, owner, orders, stand, onHand: async () => (await now()).onHand }
}

test('an order refused for want of cloth keeps its state, its stages and its timeline; the other one is ready', async () => {
  const { owner, orders, stand, onHand } = await twoShirtsClothForOne()
  const ids = orders.map(({ id }) => id)
  const before = await stand(ids[1] ?? '')
  const answer = await owner.call('POST /api/orders/bulk', { body: { ids, act: 'ready' } })
  const [done = '', refused = ''] = [answer.done[0], answer.refused[0]?.id]
  expect([answer.done.length, answer.refused.map(({ code }) => code)]).toEqual([1, ['inventory.belowZero']])
  expect(await stand(done)).toMatchObject({ state: 'ready' })
  expect(await stand(refused)).toEqual(before)
  expect(await onHand()).toBe(1)
})

test('a piece refused for want of cloth keeps its column and its timeline; the other one goes on', async () => {
  const { owner, orders, stand, onHand } = await twoShirtsClothForOne()
  const pieces = orders.map((order) => ({ id: order.pieces[0]?.id ?? '', orderId: order.id }))
  const before = await stand(orders[1]?.id ?? '')
  const answer = await owner.call('POST /api/workshop/bulk', {
    body: { act: 'move', column: 'sewing', pieces: pieces.map(({ id }) => ({ id, from: 0 })) },
  })
  const orderOf = (pieceId: string | undefined) => pieces.find(({ id }) => id === pieceId)?.orderId ?? ''
  expect([answer.done.length, answer.refused.map(({ code }) => code)]).toEqual([1, ['inventory.belowZero']])
  expect(await stand(orderOf(answer.done[0]))).toMatchObject({ state: 'in_progress', stages: [3] })
  expect(await stand(orderOf(answer.refused[0]?.id))).toEqual(before)
  expect(await onHand()).toBe(1)
})

test('a worker whom a colleague chose since is not written over by the undo of a giving: that piece is refused', async () => {
  const { shop, owner, orders } = await twoShirtsClothForOne()
  const ids = orders.map(({ pieces }) => ({ id: pieces[0]?.id ?? '' }))
  const [ali, noor] = [await aMember(running.app, shop.id), await aMember(running.app, shop.id)]
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const give = (by: typeof owner, pieces: typeof ids, assignedTo: string) =>
    by.call('POST /api/workshop/bulk', { body: { act: 'assign', pieces, assignedTo } })
  await give(owner, ids, ali.id)
  await give(counter, ids.slice(1), noor.id)
  const undone = await owner.call('POST /api/workshop/bulk', {
    body: { act: 'assign', pieces: ids, assignedTo: null, ifStill: { assignedTo: ali.id } },
  })
  expect(undone.done).toEqual([ids[0]?.id])
  expect(undone.refused).toMatchObject([{ id: ids[1]?.id, code: 'orders.changedMeanwhile' }])
  const standing = orders.map(({ id }) => owner.call('GET /api/orders/:id', { params: { id } }))
  expect((await Promise.all(standing)).map(({ pieces }) => pieces[0]?.assignedTo?.id)).toEqual([
    undefined,
    noor.id,
  ])
})
