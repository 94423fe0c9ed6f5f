/** Processes of one shop have clocks that differ a little: what came last is told by the writing, never by a clock. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { newId } from '../../ids.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
})
afterAll(() => running.close())

/** From now on the house is a process that lags behind the one before. */
let lagMs = 0
function lag() {
  lagMs += 2000
  running.pass({ minutes: -2 / 60 })
  const late = lagMs
  running.app.newId = () => newId(Date.now() - late)
}

async function anOrder() {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const order = await shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer) })
  return { ...shop, order, of: { params: { id: order.id } } }
}

test('undo takes back the last step of an order, though its process’s clock lags behind the one before', async () => {
  const { owner, of } = await anOrder()
  const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
  lag()
  const ready = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
  expect(ready.undo?.stepId).not.toBe(begun.undo?.stepId)
  const early = await owner.try('POST /api/orders/:id/undo', {
    ...of,
    body: { stepId: begun.undo?.stepId ?? '' },
  })
  expect([early.status, early.body.code]).toEqual([409, 'undo.tooLate'])
  lag()
  const back = await owner.call('POST /api/orders/:id/undo', {
    ...of,
    body: { stepId: ready.undo?.stepId ?? '' },
  })
  expect([back.state, back.undo?.stepId]).toEqual(['in_progress', begun.undo?.stepId])
})

test('payments stand in the order they were taken, though the second process’s clock lags behind', async () => {
  const { owner, of } = await anOrder()
  const pay = (amountMinor: number) =>
    owner.call('POST /api/orders/:id/payments', { ...of, body: { amountMinor, method: 'cash' } })
  await pay(1000)
  lag()
  await pay(2000)
  lag()
  const { payments } = await pay(3000)
  expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([1000, 2000, 3000])
})

test('the newest orders come once each, though many were written within one millisecond', async () => {
  const { owner, shop, customer } = await aShopWithMeasuredCustomer(running.app)
  for (let turn = 0; turn < 6; turn++) await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    sql`update orders set created_at = timestamptz '2026-03-01 10:00:00.123' + number * interval '150 microseconds'`.execute(
      tx,
    ),
  )
  for (const limit of [1, 2, 5]) {
    const seen: string[] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const query = { sort: 'newest' as const, limit, ...(after ? { after } : {}) }
      const page = await owner.call('GET /api/orders', { query })
      seen.push(...page.rows.map(({ number }) => number))
      after = page.next
    }
    expect(seen).toEqual(['ORD-006', 'ORD-005', 'ORD-004', 'ORD-003', 'ORD-002', 'ORD-001'])
  }
})
