import type { Order } from '@darzi/contract/order-shapes.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qrSvg } from '../../images/qr.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderToPay, figures, lastOf, pay } from './ledger-for-tests.ts'
import { anOrder } from './order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const anOrderOf = (totalMinor: number) => anOrderToPay(running.app, totalMinor)

test('part payments add up to the balance, each with its fee and who took it', async () => {
  const { shop, params } = await anOrderOf(100_000)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
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
  const paying = { id: running.app.newId(), amountMinor: 70_000 }
  await Promise.all([1, 2].map(() => pay(owner, params, paying)))
  expect((await owner.call('GET /api/orders/:id', { params })).paidMinor).toBe(70_000)
  const other = await anOrder(running.app, { shopId: shop.id, owner })
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

test('money that arrives after the balance was paid in cash is entered, and what is too much is to be given back', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000, method: 'upi', isPending: true })
  const upi = { params: { id: lastOf(body) } }
  await pay(owner, params, { amountMinor: 100_000 })
  const seen = await owner.call('POST /api/payments/:id/settle', { ...upi, body: { to: 'completed' } })
  expect([seen.totalMinor, seen.paidMinor, seen.balanceMinor]).toEqual([100_000, 200_000, -100_000])
  expect(seen.can).toMatchObject({ pay: false, writeOff: false, refund: true })
  const { rows } = await owner.call('GET /api/orders/:id/timeline', { params })
  expect(rows[0]?.kind).toBe('payments.tooMuch')
  const summary = await owner.call('GET /api/orders/summary')
  expect(summary).toMatchObject({ balanceMinor: 0, giveBackMinor: 100_000 })
  const more = await pay(owner, params, { amountMinor: 1 })
  expect([more.status, more.body.errors?.[0]?.code]).toEqual([409, 'payments.aboveBalance'])
  const back = await owner.call('POST /api/payments/:id/refund', {
    ...upi,
    body: { amountMinor: 100_000, reason: 'Paid twice', method: 'cash', isOffPrice: true },
  })
  expect([back.totalMinor, back.paidMinor, back.balanceMinor]).toEqual([100_000, 100_000, 0])
})

test('an order that was paid too much is changed, comes to cost more but not less, and is handed over as paid', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 100_000, method: 'upi', isPending: true })
  await pay(owner, params, { amountMinor: 100_000 })
  await owner.call('POST /api/payments/:id/settle', {
    params: { id: lastOf(body) },
    body: { to: 'completed' },
  })
  const piece = { ...params, pieceId: body.pieces[0]?.id ?? '' }
  const edit = (change: object) =>
    owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params: piece, body: change })
  expect((await edit({ notes: 'Wide cuffs' })).status).toBe(200)
  expect((await edit({ priceMinor: 150_000 })).body.balanceMinor).toBe(-50_000)
  expect((await edit({ priceMinor: 149_999 })).body.errors?.[0]?.code).toBe('orders.belowPaid')
  const ctx = { to: 'delivered', overrides: { unready: [piece.pieceId] } } as const
  const handed = await owner.try('POST /api/orders/:id/move', { params, body: ctx })
  expect([handed.status, handed.body.state]).toEqual([200, 'delivered'])
})

test('an order that was paid too much and is called off keeps at most its price', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 80_000, method: 'upi', isPending: true })
  await pay(owner, params, { amountMinor: 100_000 })
  await owner.call('POST /api/payments/:id/settle', {
    params: { id: lastOf(body) },
    body: { to: 'completed' },
  })
  const off = { reason: 'Wedding called off', settlement: 'keep' } as const
  const kept = await owner.call('POST /api/orders/:id/cancel', { params, body: off })
  expect([kept.totalMinor, kept.paidMinor, kept.balanceMinor]).toEqual([100_000, 180_000, -80_000])
})

test('a mistake is reversed by an entry of its own, once, and only by who may', async () => {
  const { owner, params, shop } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const reversal = { params: { id: lastOf(body) }, body: { reason: 'typed twice' } }
  const counter = await memberAtWork(running.app, shop.id, 'counter')
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
    25_000,
    75_000,
    ['payment completed 40000', 'refund completed -15000'],
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
    409,
    'payments.aboveAwaited',
    'amountMinor',
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
  expect(rows[1]?.params).toMatchObject({ amount: '₹400', name: 'ORD-001' })
})

test('another shop’s payments are not there', async () => {
  const { owner, params } = await anOrderOf(100_000)
  const { body } = await pay(owner, params, { amountMinor: 40_000 })
  const stranger = (await aShopAtWork(running.app)).owner
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
  const { owner } = await aShopAtWork(running.app)
  expect(await owner.call('GET /api/shop/counter')).toEqual({
    bufferDays: 2,
    slipSize: '80',
    methodsOff: [],
    readyNeedsPhoto: false,
    rush: {},
  })
  const said = { upiId: 'noor@okbank', slipNote: 'No refunds on cut cloth' }
  await owner.call('PATCH /api/shop/counter', { body: said })
  await owner.call('PATCH /api/shop/counter', { body: { bufferDays: 3, slipSize: 'a5' } })
  const kept = await owner.call('PATCH /api/shop/counter', { body: { readyNeedsPhoto: true } })
  expect(kept).toEqual({
    ...said,
    methodsOff: [],
    bufferDays: 3,
    slipSize: 'a5',
    readyNeedsPhoto: true,
    rush: {},
  })
  expect(await owner.call('GET /api/shop/counter')).toEqual(kept)
  const refused = await owner.try('PATCH /api/shop/counter', { body: { upiId: 'noor at bank' } })
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'upiId'])
  expect(await owner.call('PATCH /api/shop/counter', { body: { upiId: '' } })).not.toHaveProperty('upiId')
})
