import type { Order } from '@darzi/contract/order-shapes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrder } from './order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const agreedMinor = 100_000
const act = fc.record({
  act: fc.constantFrom(
    ...([
      'take',
      'payRest',
      'wait',
      'complete',
      'fail',
      'refund',
      'refundOff',
      'reverse',
      'writeOff',
      'cancel',
    ] as const),
  ),
  which: fc.nat(20),
  amountMinor: fc.oneof(fc.integer({ min: 1, max: agreedMinor }), fc.constant(agreedMinor / 4)),
  settlement: fc.constantFrom('keep', 'refund'),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
const random = fc.array(act, { minLength: 4, maxLength: 9, size: 'max' })
/** What is awaited comes after all was paid another way. */
const paidTwice = (['wait', 'payRest', 'complete'] as const).map(
  (each): Act => ({
    act: each,
    which: 0,
    amountMinor: agreedMinor / 4,
    settlement: 'keep',
  }),
)
const history = fc.oneof(
  { weight: 4, arbitrary: random },
  { weight: 1, arbitrary: random.map((after) => [...paidTwice, ...after]) },
)
type Trying = (owner: Visitor, order: Order, tried: Act) => ReturnType<typeof taking>

const taking = (
  owner: Visitor,
  { id }: Pick<Order, 'id'>,
  { act, amountMinor }: Pick<Act, 'act' | 'amountMinor'>,
) =>
  owner.try('POST /api/orders/:id/payments', {
    params: { id },
    body: { amountMinor, ...(act === 'wait' ? { method: 'upi', isPending: true } : { method: 'cash' }) },
  })
const payingRest: Trying = (owner, order, { act }) =>
  taking(owner, order, { act, amountMinor: Math.max(1, order.balanceMinor) })
const settling: Trying = (owner, order, { act, which }) =>
  owner.try('POST /api/payments/:id/settle', {
    params: entryOf(order, which),
    body: { to: act === 'complete' ? 'completed' : 'failed' },
  })
const refunding: Trying = (owner, order, { act, which, amountMinor }) =>
  owner.try('POST /api/payments/:id/refund', {
    params: entryOf(order, which),
    body: { amountMinor, reason: 'x', isOffPrice: act === 'refundOff' },
  })
const entryOf = ({ id, payments }: Order, which: number) => ({
  id: payments[which % Math.max(1, payments.length)]?.id ?? id,
})

const tries: Record<Act['act'], Trying> = {
  take: taking,
  payRest: payingRest,
  wait: taking,
  complete: settling,
  fail: settling,
  refund: refunding,
  refundOff: refunding,
  reverse: (owner, order, { which }) =>
    owner.try('POST /api/payments/:id/reverse', { params: entryOf(order, which), body: { reason: 'x' } }),
  writeOff: (owner, { id }, { amountMinor }) =>
    owner.try('POST /api/orders/:id/write-off', { params: { id }, body: { amountMinor, reason: 'x' } }),
  // Not the first thing that happens: there would be nothing to settle.
  cancel: (owner, { id, payments }, { settlement }) =>
    owner.try('POST /api/orders/:id/cancel', {
      params: { id: payments.length > 1 ? id : (payments[0]?.id ?? id) },
      body: { reason: 'x', settlement },
    }),
}

/** What the entries say, added up here and not by the database. */
const sumOf = ({ payments }: Order, figure: 'amountMinor' | 'offPriceMinor' | 'offKeptMinor') =>
  payments
    .filter(({ status }) => status === 'completed' || status === 'refunded')
    .reduce((sum, entry) => sum + BigInt(entry[figure]), 0n)

/** What the shop kept when the order was called off: what it held then, as far as the order cost it. */
function keptOf(before: Order, after: Order, kept: bigint | undefined) {
  if (before.state === 'cancelled' || after.state !== 'cancelled') return kept
  const held = sumOf(after, 'amountMinor')
  const costs = BigInt(agreedMinor) - sumOf(after, 'offPriceMinor')
  return held < costs ? held : costs
}

/** The same few histories each time, in which every act is met; others each time where there is time for many. */
const histories = process.env.DARZI_TEST_ALL ? { numRuns: 200 } : { numRuns: 60, seed: 1 }

test('over many histories what an order was paid and costs is the sum of its ledger, and what came too late or too much is to be given back', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(history, async (tried) => {
      const { params } = await anOrder(running.app, { shopId: shop.id, owner }, { totalMinor: agreedMinor })
      let before = await owner.call('GET /api/orders/:id', { params })
      let kept: bigint | undefined
      for (const each of tried) {
        const { status, body } = await tries[each.act](owner, before, each)
        const after = await owner.call('GET /api/orders/:id', { params })
        expect([200, 404, 409]).toContain(status)
        if (status === 200) expect(body.paidMinor).toBe(after.paidMinor)
        else expect(after).toEqual(before)
        if (status === 200)
          done.add(after.state !== 'cancelled' && after.balanceMinor < 0 ? `${each.act} too much` : each.act)
        kept = keptOf(before, after, kept)
        expectExact(after, kept)
        before = after
      }
    }),
    histories,
  )
  expect([...done]).toEqual(expect.arrayContaining([...Object.keys(tries), 'complete too much']))
}, 180_000)

function expectExact(order: Order, kept: bigint | undefined) {
  const held = sumOf(order, 'amountMinor')
  const off = sumOf(order, 'offPriceMinor')
  expect(BigInt(order.paidMinor)).toBe(held)
  expect(order.paidMinor).toBeGreaterThanOrEqual(0)
  expect(BigInt(order.writtenOffMinor)).toBe(off)
  expect(BigInt(order.totalMinor)).toBe(BigInt(agreedMinor) - off)
  const given = sumOf(order, 'offKeptMinor')
  expect(BigInt(order.givenOfKeptMinor)).toBe(given)
  if (order.state === 'cancelled') return expect(BigInt(order.balanceMinor)).toBe((kept ?? 0n) - given - held)
  expect(order.balanceMinor).toBe(order.totalMinor - order.paidMinor)
}
