import type { Order } from '@darzi/contract/order-shapes.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { qrSvg } from '../documents/qr.ts'
import { anOrder } from './order-for-tests.ts'

let running: TestHouse
beforeAll(async () => {
  running = await openTestHouse({}, { works: false })
})
afterAll(() => running.close())

async function anOrderOf(totalMinor: number) {
  const { shop, owner } = await aShopAtWork(running.house)
  const order = await anOrder(running.house, { shopId: shop.id, owner }, { totalMinor })
  return { shop, owner, ...order }
}

interface Paying {
  amountMinor: number
  method?: 'cash' | 'upi' | 'credit'
  id?: string
  isPending?: boolean
}
const pay = (who: Visitor, params: { id: string }, { method = 'cash', ...body }: Paying) =>
  who.try('POST /api/orders/:id/payments', { params, body: { method, ...body } })
const lastOf = ({ payments }: Order) => payments.at(-1)?.id ?? ''
const figures = ({ paidMinor, balanceMinor, payments }: Order) => [
  ...[paidMinor, balanceMinor],
  payments.map(({ kind, status, amountMinor }) => `${kind} ${status} ${amountMinor}`),
]

const spentBy = async (owner: Visitor, id: string) =>
  (await owner.call('GET /api/customers/:id', { params: { id } })).totalSpentMinor

test('part payments add up to the balance, each with its fee and who took it', async () => {
  const { shop, params } = await anOrderOf(100_000)
  const counter = await memberAtWork(running.house, shop.id, 'counter')
  await pay(counter, params, { amountMinor: 30_000 })
  const { body } = await pay(counter, params, { amountMinor: 50_000, method: 'credit' })
  expect(figures(body)).toEqual([80_000, 20_000, ['payment completed 30000', 'payment completed 50000']])
  expect(body.payments[1]).toMatchObject({ feeMinor: 1250, takenBy: 'A counter' })
})

test('more than the balance is refused at the amount, with the most that can be taken', async () => {
  const { owner, params } = await anOrderOf(100_000)
  await pay(owner, params, { amountMinor: 90_000 })
  const { status, body } = await pay(owner, params, { amountMinor: 10_001 })
  expect([status, body.code, body.errors?.[0]?.field]).toEqual([409, 'payments.aboveBalance', 'amountMinor'])
  expect(body.detail).toContain('₹100')
})

test('two payments at the same moment cannot overpay an order', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const answers = await Promise.all([1, 2, 3].map(() => pay(owner, params, { amountMinor: 60_000 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await owner.call('GET /api/orders/:id', { params })).paidMinor).toBe(60_000)
})

test('a payment sent twice with the same id is one payment, and of another order a mistake', async () => {
  const { owner, params, shop } = await anOrderOf(100_000)
  const paying = { id: running.house.newId(), amountMinor: 70_000 }
  await Promise.all([1, 2].map(() => pay(owner, params, paying)))
  expect((await owner.call('GET /api/orders/:id', { params })).paidMinor).toBe(70_000)
  const other = await anOrder(running.house, { shopId: shop.id, owner })
  const taken = await pay(owner, other.params, paying)
  expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([400, 'id'])
})

test('a payment by a UPI link waits until the shop has seen the money, and is counted then', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000, method: 'upi', isPending: true })
  expect(figures(body)).toEqual([0, 100_000, ['payment pending 100000']])
  const settle = {
    params: { id: lastOf(body) },
    body: { to: 'completed', reference: '412345678901' },
  } as const
  const seen = await owner.call('POST /api/payments/:id/settle', settle)
  expect(figures(seen)).toEqual([100_000, 0, ['payment completed 100000']])
  expect(seen.payments[0]).toMatchObject({ reference: '412345678901', completedAt: expect.any(String) })
  await owner.call('POST /api/payments/:id/settle', settle)
  const late = await owner.try('POST /api/payments/:id/settle', { ...settle, body: { to: 'failed' } })
  expect([late.status, late.body.code]).toEqual([409, 'payments.notPending'])
})

test('money that arrives after the balance was paid in cash is not written over the total', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000, method: 'upi', isPending: true })
  await pay(owner, params, { amountMinor: 100_000 })
  const seen = await owner.try('POST /api/payments/:id/settle', {
    params: { id: lastOf({ ...body, payments: body.payments.slice(0, 1) }) },
    body: { to: 'completed' },
  })
  expect([seen.status, seen.body.code]).toEqual([409, 'payments.aboveBalance'])
})

test('a mistake is reversed by an entry of its own, once, and only by who may', async () => {
  const { owner, params, shop } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const reversal = { params: { id: lastOf(body) }, body: { reason: 'typed twice' } }
  const counter = await memberAtWork(running.house, shop.id, 'counter')
  expect((await counter.try('POST /api/payments/:id/reverse', reversal)).status).toBe(403)
  const after = await owner.call('POST /api/payments/:id/reverse', reversal)
  expect(figures(after)).toEqual([0, 100_000, ['payment completed 40000', 'reversal completed -40000']])
  expect(after.payments[1]).toMatchObject({ note: 'typed twice', reverses: body.payments[0]?.id })
  const again = await owner.try('POST /api/payments/:id/reverse', reversal)
  expect([again.status, again.body.code]).toEqual([409, 'payments.notReversible'])
})

test('a refund may be partial; given back in full a payment reads refunded, and a refund that was not given is reversed', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const refund = (amountMinor: number) =>
    owner.try('POST /api/payments/:id/refund', {
      params: { id: body.payments[0]?.id ?? '' },
      body: { amountMinor, reason: 'too wide' },
    })
  expect(figures((await refund(15_000)).body)).toEqual([
    ...[25_000, 75_000, ['payment completed 40000', 'refund completed -15000']],
  ])
  const above = await refund(25_001)
  expect([above.status, above.body.errors?.[0]?.field]).toEqual([409, 'amountMinor'])
  const full = (await refund(25_000)).body
  expect(full.payments[0]).toMatchObject({ status: 'refunded', can: { refund: false, reverse: false } })
  const back = await owner.call('POST /api/payments/:id/reverse', {
    params: { id: lastOf(full) },
    body: { reason: 'never paid out' },
  })
  expect([back.paidMinor, back.payments[0]?.status]).toEqual([25_000, 'completed'])
})

test('a goodwill refund after delivery is taken off the price in one act, with its reason, and makes no debt', async () => {
  const { owner, params, customerId } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000 })
  await owner.call('POST /api/orders/:id/move', { params, body: { to: 'delivered' } })
  const refund = {
    params: { id: lastOf(body) },
    body: { id: running.house.newId(), amountMinor: 20_000, reason: 'Came a day late', isOffPrice: true },
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
    body: { to: 'delivered', reason: 'Pays on Friday' },
  })
  const counter = await memberAtWork(running.house, shop.id, 'counter')
  const paid = await pay(counter, params, { amountMinor: 70_000 })
  expect(paid.body.can).toMatchObject({ pay: true, writeOff: false })
  const body = { id: running.house.newId(), amountMinor: 30_000, reason: 'Moved away' }
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
      ...{ params, body: { amountMinor: 10_000, reason: 'Old debt of ours' } },
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

test('a reversal takes back exactly what was taken, its fee too; a refund leaves the fee with the shop', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const fees = ({ payments }: Order) => payments.map(({ feeMinor }) => feeMinor)
  const { body } = await pay(owner, params, { amountMinor: 40_000, method: 'credit' })
  const reversal = { params: { id: lastOf(body) }, body: { reason: 'typed twice' } }
  expect(fees(await owner.call('POST /api/payments/:id/reverse', reversal))).toEqual([1000, -1000])
  const again = (await pay(owner, params, { amountMinor: 40_000, method: 'credit' })).body
  const refund = { params: { id: lastOf(again) }, body: { amountMinor: 40_000, reason: 'x' } }
  const refunded = await owner.call('POST /api/payments/:id/refund', refund)
  expect(fees(refunded)).toEqual([1000, -1000, 1000, 0])
  const undone = { params: { id: lastOf(refunded) }, body: { reason: 'not given' } }
  expect(fees(await owner.call('POST /api/payments/:id/reverse', undone))).toEqual([1000, -1000, 1000, 0, 0])
})

test('the code at the counter asks for the awaited payment under its own id, and only while it waits', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const scan = (id: string) => owner.try('GET /api/payments/:id/upi-code', { params: { id } })
  const { body } = await pay(owner, params, { amountMinor: 30_000, method: 'upi', isPending: true })
  expect((await scan(lastOf(body))).status).toBe(404)
  await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor@okbank' } })
  const { name } = await owner.call('GET /api/shop')
  const asked = { upiId: 'noor@okbank', payee: name, amountMinor: 30_000, note: 'ORD-001' }
  const code = qrSvg(upiLink({ ...asked, reference: lastOf(body) }))
  expect((await scan(lastOf(body))).bytes.toString() === code).toBe(true)
  await owner.call('POST /api/payments/:id/settle', {
    params: { id: lastOf(body) },
    body: { to: 'completed' },
  })
  expect((await scan(lastOf(body))).status).toBe(404)
})

test('what is asked for by UPI is never more than is owed and not awaited', async () => {
  const { owner, params } = await anOrderOf(100_000)
  await pay(owner, params, { amountMinor: 70_000, method: 'upi', isPending: true })
  const above = await pay(owner, params, { amountMinor: 30_001, method: 'upi', isPending: true })
  expect([above.status, above.body.code, above.body.errors?.[0]?.field]).toEqual([
    ...[409, 'payments.aboveAwaited', 'amountMinor'],
  ])
  expect(above.body.detail).toContain('₹300')
  expect((await pay(owner, params, { amountMinor: 30_000, method: 'upi', isPending: true })).status).toBe(200)
})

test('every movement of money is a line of the order’s timeline', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  await owner.call('POST /api/payments/:id/reverse', { params: { id: lastOf(body) }, body: { reason: 'no' } })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows.map(({ kind }) => kind)).toEqual(['payments.reversed', 'payments.taken'])
  expect(rows[1]?.holes).toMatchObject({ amount: '₹400', name: 'ORD-001' })
})

test('another shop’s payments are not there', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const stranger = (await aShopAtWork(running.house)).owner
  const tries = [
    await pay(stranger, params, { amountMinor: 1 }),
    await stranger.try('POST /api/payments/:id/settle', {
      params: { id: lastOf(body) },
      body: { to: 'failed' },
    }),
    await stranger.try('POST /api/payments/:id/reverse', {
      params: { id: lastOf(body) },
      body: { reason: 'x' },
    }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the counter’s settings have their usual values, keep what was said, and refuse what is no UPI id', async () => {
  const { owner } = await aShopAtWork(running.house)
  expect(await owner.call('GET /api/shop/counter')).toEqual({
    ...{ bufferDays: 2, slipSize: '80', readyNeedsPhoto: false },
  })
  const said = { upiId: 'noor@okbank', slipNote: 'No refunds on cut cloth' }
  await owner.call('PATCH /api/shop/counter', { body: said })
  await owner.call('PATCH /api/shop/counter', { body: { bufferDays: 3, slipSize: 'a5' } })
  const kept = await owner.call('PATCH /api/shop/counter', { body: { readyNeedsPhoto: true } })
  expect(kept).toEqual({ ...said, bufferDays: 3, slipSize: 'a5', readyNeedsPhoto: true })
  expect(await owner.call('GET /api/shop/counter')).toEqual(kept)
  const refused = await owner.try('PATCH /api/shop/counter', { body: { upiId: 'noor at bank' } })
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'upiId'])
  expect(await owner.call('PATCH /api/shop/counter', { body: { upiId: '' } })).not.toHaveProperty('upiId')
})
