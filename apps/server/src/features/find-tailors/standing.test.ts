/** How a shop stands with those who ordered of it is counted from its orders, and from nothing that it says. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aDay, anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Shop = Awaited<ReturnType<typeof aShopWithMeasuredCustomer>>

/** An order that is handed over today, promised for this day; reworked once before, where that is said. */
async function handOver({ owner, customer, shop }: Shop, { promisedOn = aDay(2), isReworked = false } = {}) {
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const of = { params: { id: order.id } }
  const move = (to: 'in_progress' | 'ready' | 'delivered') =>
    owner.call('POST /api/orders/:id/move', { ...of, body: { to, reason: 'on account' } })
  await move('in_progress')
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    tx.updateTable('orders').set({ promised_on: promisedOn }).where('id', '=', order.id).execute(),
  )
  const { pieces } = await move('ready')
  if (isReworked) {
    const pieceIds = pieces.map(({ id }) => id)
    const body = { pieceIds, stage: 'received', cause: 'fit' as const }
    await owner.call('POST /api/orders/:id/rework', { ...of, body })
    await move('ready')
  }
  await move('delivered')
}

test('promises kept and pieces called back are told once there are five orders, and cannot be typed', async () => {
  const shop = await aShopWithMeasuredCustomer(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { owner } = shop
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const standing = async () => {
    const { standing: told } = await new Visitor(running.app).call('GET /api/tailors/:slug', {
      params: { slug },
    })
    return [told.keptPercent, told.reworkPercent]
  }
  for (const _ of [1, 2, 3, 4]) await handOver(shop)
  expect(await standing()).toEqual([undefined, undefined])
  await handOver(shop, { promisedOn: aDay(-1) })
  expect(await standing()).toEqual([80, 0])
  await handOver(shop, { isReworked: true })
  expect(await standing()).toEqual([83, 16])
  const typed = { isListed: true, keptPercent: 100 } as { isListed: boolean }
  expect((await owner.try('PATCH /api/shop/listing', { body: typed })).body.code).toBe('request.invalid')
})
