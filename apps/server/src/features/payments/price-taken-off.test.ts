import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { overridesOf } from '../orders/orders-for-tests.ts'
import { anOrderToPay, figures, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const anOrderOf = (totalMinor: number) => anOrderToPay(running.app, totalMinor)

const spentBy = async (owner: Visitor, id: string) =>
  (await owner.call('GET /api/customers/:id', { params: { id } })).totalSpentMinor

test('a goodwill refund after delivery is taken off the price in one act, with its reason, and makes no debt', async () => {
  const { owner, params, customerId } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000 })
  const handing = { to: 'delivered', overrides: overridesOf(body) } as const
  await owner.call('POST /api/orders/:id/move', { params, body: handing })
  const refund = {
    params: { id: lastOf(body) },
    body: { id: running.app.newId(), amountMinor: 20_000, reason: 'Came a day late', isOffPrice: true },
  }
  await owner.call('POST /api/payments/:id/refund', refund)
  const after = await owner.call('POST /api/payments/:id/refund', refund)
  expect([after.totalMinor, after.writtenOffMinor, after.state]).toEqual([80_000, 20_000, 'delivered'])
  expect(figures(after)).toEqual([80_000, 0, ['payment completed 100000', 'refund completed -20000']])
  expect(after.can).toMatchObject({ pay: false, writeOff: false })
  expect(await spentBy(owner, customerId)).toBe(80_000)
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows[0]?.kind).toBe('payments.refundedOffPrice')
  const undone = { params: { id: lastOf(after) }, body: { reason: 'Not taken' } }
  const back = await owner.call('POST /api/payments/:id/reverse', undone)
  expect([back.totalMinor, back.paidMinor, back.balanceMinor]).toEqual([100_000, 100_000, 0])
  expect(await spentBy(owner, customerId)).toBe(100_000)
})

test('what is owed of a delivered order is paid later, or written off by a manager with the reason, and that can be reversed', async () => {
  const { shop, owner, params, customerId } = await anOrderOf(100_000)
  await owner.call('POST /api/orders/:id/move', {
    params,
    body: {
      to: 'delivered',
      reason: 'Pays on Friday',
      overrides: overridesOf(await owner.call('GET /api/orders/:id', { params })),
    },
  })
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const paid = await pay(counter, params, { amountMinor: 70_000 })
  expect(paid.body.can).toMatchObject({ pay: true, writeOff: false })
  const body = { id: running.app.newId(), amountMinor: 30_000, reason: 'Moved away' }
  const writing = (who: Visitor, change: object = {}) =>
    who.try('POST /api/orders/:id/write-off', { params, body: { ...body, ...change } })
  expect((await writing(counter)).status).toBe(403)
  const above = await writing(owner, { amountMinor: 30_001 })
  expect([above.status, above.body.errors?.[0]?.field]).toEqual([409, 'amountMinor'])
  expect((await writing(owner)).status).toBe(200)
  const { body: after } = await writing(owner)
  expect(figures(after)).toEqual([70_000, 0, ['payment completed 70000', 'write_off completed 0']])
  expect(after.payments[1]).toMatchObject({ offPriceMinor: 30_000, note: 'Moved away' })
  expect([after.totalMinor, await spentBy(owner, customerId)]).toEqual([70_000, 70_000])
  expect((await writing(owner, { reason: 'Other' })).body.code).toBe('request.keyReused')
  const reversal = { params: { id: lastOf(after) }, body: { reason: 'Paid after all' } }
  const back = await owner.call('POST /api/payments/:id/reverse', reversal)
  expect([back.totalMinor, back.balanceMinor]).toEqual([100_000, 30_000])
})

test('what was taken off the price stays off it when the discount or a piece is changed', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { pieces } = (
    await owner.try('POST /api/orders/:id/write-off', {
      params,
      body: { amountMinor: 10_000, reason: 'Old debt of ours' },
    })
  ).body
  const cheaper = await owner.call('PATCH /api/orders/:id', { params, body: { discountMinor: 5_000 } })
  expect([cheaper.totalMinor, cheaper.discountMinor, cheaper.writtenOffMinor]).toEqual([
    85_000, 5_000, 10_000,
  ])
  const dearer = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { ...params, pieceId: pieces[0]?.id ?? '' },
    body: { priceMinor: 120_000 },
  })
  expect(dearer.totalMinor).toBe(105_000)
  const above = await owner.try('PATCH /api/orders/:id', { params, body: { discountMinor: 110_001 } })
  expect(above.body.errors?.[0]).toMatchObject({ field: 'discountMinor', code: 'orders.discountAbovePieces' })
})
