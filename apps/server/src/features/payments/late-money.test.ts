import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const anOrderOf = (totalMinor: number) => anOrderToPay(running.app, totalMinor)

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
    expect((await pay(owner, params, { amountMinor: 1, method: 'upi', isPending: true })).body.code).toBe(
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

test('a failed payment has no further actions: its money, seen after all, is a new entry that names it, once', async () => {
  const { owner, params } = await anOrderOf(100_000)
  await pay(owner, params, { amountMinor: 40_000 })
  const { body } = await pay(owner, params, { amountMinor: 30_000, method: 'upi', isPending: true })
  const names = lastOf(body)
  const settle = (to: 'completed' | 'failed') =>
    owner.try('POST /api/payments/:id/settle', { params: { id: names }, body: { to } })
  const failed = (await settle('failed')).body
  expect(failed.payments.at(-1)).toMatchObject({ status: 'failed' })
  expect(Object.values(failed.payments.at(-1)?.can ?? {})).toEqual([false, false, false, false])
  expect((await settle('completed')).body.code).toBe('payments.notPending')
  const came = (await pay(owner, params, { amountMinor: 30_000, method: 'upi', names })).body
  expect([came.paidMinor, came.balanceMinor]).toEqual([70_000, 30_000])
  expect(came.payments.map(({ status, names: of }) => [status, of])).toEqual([
    ['completed', undefined],
    ['failed', undefined],
    ['completed', names],
  ])
  const twice = await pay(owner, params, { amountMinor: 30_000, method: 'upi', names })
  expect(twice.body.errors?.[0]).toMatchObject({ field: 'names', code: 'payments.namedBefore' })
  const paid = await pay(owner, params, { amountMinor: 10_000, names: came.payments[0]?.id ?? '' })
  expect(paid.body.errors?.[0]).toMatchObject({ field: 'names', code: 'payments.notFailed' })
})

test('money seen after the balance was paid another way is an overpayment to give back, and only when it is said to be seen', async () => {
  const { owner, params } = await anOrderOf(100_000)
  await pay(owner, params, { amountMinor: 100_000 })
  const again = { amountMinor: 100_000, method: 'upi' } as const
  expect((await pay(owner, params, again)).body.code).toBe('payments.aboveBalance')
  const over = (await pay(owner, params, { ...again, isSeen: true })).body
  expect([over.paidMinor, over.balanceMinor]).toEqual([200_000, -100_000])
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows[0]?.kind).toBe('payments.tooMuch')
  const given = { params: { id: lastOf(over) }, body: { amountMinor: 100_000, reason: 'Paid twice' } }
  expect((await owner.call('POST /api/payments/:id/refund', given)).balanceMinor).toBe(0)
})

test('of a payment that was awaited when its order was called off the money may come later: it is to be given back', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body: first } = await pay(owner, params, { amountMinor: 40_000 })
  const { body } = await pay(owner, params, { amountMinor: 30_000, method: 'upi', isPending: true })
  running.pass({ minutes: 1 })
  const off = { reason: 'Wedding called off', settlement: 'keep' } as const
  const { undo } = await owner.call('POST /api/orders/:id/cancel', { params, body: off })
  const given = { params: { id: lastOf(first) }, body: { amountMinor: 10_000, reason: 'Cloth not cut' } }
  expect((await owner.call('POST /api/payments/:id/refund', given)).balanceMinor).toBe(0)
  const came = (await pay(owner, params, { amountMinor: 30_000, method: 'upi', names: lastOf(body) })).body
  expect([came.paidMinor, came.balanceMinor, came.givenOfKeptMinor]).toEqual([60_000, -30_000, 10_000])
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows[0]?.kind).toBe('payments.late')
  const undone = await owner.try('POST /api/orders/:id/undo', {
    params,
    body: { stepId: undo?.stepId ?? '' },
  })
  expect([undone.status, undone.body.code]).toEqual([409, 'undo.tooLate'])
  const another = await pay(owner, params, { amountMinor: 5_000 })
  expect([another.status, another.body.balanceMinor]).toEqual([200, -35_000])
})

test('late money and a refund that never were leave what was kept as it was, in whatever order they are reversed', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body: first } = await pay(owner, params, { amountMinor: 40_000 })
  const off = { reason: 'Wedding called off', settlement: 'keep' } as const
  await owner.call('POST /api/orders/:id/cancel', { params, body: off })
  const { body: late } = await pay(owner, params, { amountMinor: 15_000 })
  const refund = { params: { id: lastOf(first) }, body: { amountMinor: 15_000, reason: 'Paid twice' } }
  const given = await owner.call('POST /api/payments/:id/refund', refund)
  expect([given.balanceMinor, given.givenOfKeptMinor]).toEqual([0, 0])
  const reverse = (id: string) =>
    owner.call('POST /api/payments/:id/reverse', { params: { id }, body: { reason: 'A mistake' } })
  const without = await reverse(lastOf(late))
  expect([without.paidMinor, without.balanceMinor, without.givenOfKeptMinor]).toEqual([25_000, 0, 15_000])
  const whole = await reverse(lastOf(given))
  expect([whole.paidMinor, whole.balanceMinor, whole.givenOfKeptMinor]).toEqual([40_000, 0, 0])
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
