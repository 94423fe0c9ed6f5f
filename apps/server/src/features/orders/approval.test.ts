import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepFigures } from './keep-figures.ts'
import { anOrderBody, aShopWithCustomer, aShopWithMeasuredCustomer, makePending } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Standing = Awaited<ReturnType<typeof aShopWithCustomer>>

/** An order that a form sent and the shop has priced. */
async function aWaitingOrder({ shop, owner, customer }: Standing) {
  const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await makePending(running.app, shop.id, id)
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    keepFigures(tx, customer.id),
  )
  return id
}

const onFreeHousePlan = (shopId: string) =>
  asOwner(running.app, (client) =>
    client.query(`update shops set kind = 'house', plan = 'houseFree', trial_ends_at = null where id = $1`, [
      shopId,
    ]),
  )

test('a form’s order counts among its customer’s orders from its approval on, and no more once that is undone', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer } = standing
  const id = await aWaitingOrder(standing)
  const figures = async () => {
    const { totalOrders, totalSpentMinor } = await owner.call('GET /api/customers/:id', {
      params: { id: customer.id },
    })
    return { totalOrders, totalSpentMinor }
  }
  const before = await figures()
  expect(before.totalOrders).toBe(0)
  const approved = await owner.call('POST /api/orders/:id/move', { params: { id }, body: { to: 'approved' } })
  expect((await figures()).totalOrders).toBe(1)
  const stepId = approved.undo?.stepId ?? ''
  await owner.call('POST /api/orders/:id/undo', { params: { id }, body: { stepId } })
  expect(await figures()).toEqual(before)
})

test('orders that wait take no room of the month; the room is asked for when one is approved', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { shop, owner, customer } = standing
  await onFreeHousePlan(shop.id)
  const waiting = [await aWaitingOrder(standing), await aWaitingOrder(standing)]
  for (let turn = 0; turn < 19; turn++) await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const approve = (id = '') =>
    owner.try('POST /api/orders/:id/move', { params: { id }, body: { to: 'approved' } })
  expect((await approve(waiting[0])).status).toBe(200)
  expect(await approve(waiting[1])).toMatchObject({
    status: 403,
    body: { code: 'orders.limitReached', params: { limit: 20, moveTo: 'houseBasic' } },
  })
  const straight = await owner.call('POST /api/orders/bulk', {
    body: { ids: [waiting[1] ?? ''], act: 'begin' },
  })
  expect(straight.refused).toMatchObject([{ id: waiting[1], code: 'orders.limitReached' }])
})

test('an order that a bulk act refuses for want of room has nothing told on its timeline', async () => {
  const standing = await aShopWithMeasuredCustomer(running.app)
  const { shop, owner, customer } = standing
  const stages = [{ key: 'received' }, { key: 'cutting', needsApproval: true }, { key: 'delivery' }]
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { stages } })
  await onFreeHousePlan(shop.id)
  const id = await aWaitingOrder(standing)
  for (let turn = 0; turn < 20; turn++) await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const told = async () =>
    (await owner.call('GET /api/orders/:id/timeline', { params: { id } })).rows.map(({ kind }) => kind)
  const before = await told()
  const { refused } = await owner.call('POST /api/orders/bulk', { body: { ids: [id], act: 'ready' } })
  expect(refused).toMatchObject([{ id, code: 'orders.limitReached' }])
  expect(await told()).toEqual(before)
})

test('ten approvals at the same moment take the last room once', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { shop, owner, customer } = standing
  await onFreeHousePlan(shop.id)
  const waiting: string[] = []
  for (let turn = 0; turn < 10; turn++) waiting.push(await aWaitingOrder(standing))
  for (let turn = 0; turn < 19; turn++) await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const answers = await Promise.all(
    waiting.map((id) => owner.try('POST /api/orders/:id/move', { params: { id }, body: { to: 'approved' } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
