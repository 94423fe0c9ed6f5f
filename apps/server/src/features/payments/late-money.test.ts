import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestHouse
beforeAll(async () => {
  running = await openTestHouse({}, { works: false })
})
afterAll(() => running.close())

const anOrderOf = (totalMinor: number) => anOrderToPay(running.house, totalMinor)

test.each([
  { settlement: 'keep', heldMinor: 40_000 },
  { settlement: 'refund', heldMinor: 0 },
] as const)(
  'money that comes after the order was called off ($settlement) is entered, and is to be given back',
  async ({ settlement, heldMinor }) => {
    const { owner, params } = await anOrderOf(100_000)
    await pay(owner, params, { amountMinor: 40_000 })
    await pay(owner, params, { amountMinor: 60_000, method: 'upi', isPending: true })
    const off = { reason: 'Wedding called off', settlement }
    const cancelled = await owner.call('POST /api/orders/:id/cancel', { params, body: off })
    expect([cancelled.balanceMinor, cancelled.can.pay]).toEqual([0, true])
    expect((await pay(owner, params, { amountMinor: 1, isPending: true })).body.code).toBe(
      'payments.orderCancelled',
    )
    const { body: late } = await pay(owner, params, { amountMinor: 60_000, method: 'upi' })
    expect([late.paidMinor, late.balanceMinor]).toEqual([heldMinor + 60_000, -60_000])
    const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
    expect(rows[0]?.kind).toBe('payments.late')
    const given = await owner.call('POST /api/payments/:id/refund', {
      params: { id: lastOf(late) },
      body: { amountMinor: 60_000, reason: 'Called off', method: 'cash' },
    })
    expect([given.paidMinor, given.balanceMinor]).toEqual([heldMinor, 0])
    expect(given.payments.at(-1)).toMatchObject({ method: 'cash', amountMinor: -60_000 })
  },
)

test('of money the shop kept a part may be given back later, and that is no debt of the customer', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const off = { reason: 'Wedding called off', settlement: 'keep' } as const
  await owner.call('POST /api/orders/:id/cancel', { params, body: off })
  const refund = { params: { id: lastOf(body) }, body: { amountMinor: 15_000, reason: 'Cloth not cut' } }
  const after = await owner.call('POST /api/payments/:id/refund', refund)
  expect([after.paidMinor, after.balanceMinor]).toEqual([25_000, 0])
  // It is given back of what was kept; the order costs what it cost.
  expect([after.totalMinor, after.writtenOffMinor, after.givenOfKeptMinor]).toEqual([100_000, 0, 15_000])
  expect(after.payments.at(-1)).toMatchObject({ offPriceMinor: 0, offKeptMinor: 15_000 })
  const late = (await pay(owner, params, { amountMinor: 10_000 })).body
  expect(late.balanceMinor).toBe(-10_000)
})

test('a calling off is not undone once money moved after it', async () => {
  const { owner, params } = await anOrderOf(100_000)
  await pay(owner, params, { amountMinor: 100_000 })
  running.pass({ minutes: 1 })
  const off = { reason: 'A mistake', settlement: 'keep' } as const
  const { undo } = await owner.call('POST /api/orders/:id/cancel', { params, body: off })
  await pay(owner, params, { amountMinor: 50_000 })
  const tried = await owner.try('POST /api/orders/:id/undo', { params, body: { stepId: undo?.stepId ?? '' } })
  expect([tried.status, tried.body.code]).toEqual([409, 'undo.tooLate'])
})
