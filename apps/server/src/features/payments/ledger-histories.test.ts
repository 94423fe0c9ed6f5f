import type { Order } from '@darzi/contract/order-shapes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrder } from './order-for-tests.ts'

let running: TestHouse
beforeAll(async () => {
  running = await openTestHouse({}, { works: false })
})
afterAll(() => running.close())

const totalMinor = 100_000
const act = fc.record({
  act: fc.constantFrom('take', 'wait', 'complete', 'fail', 'refund', 'reverse'),
  which: fc.nat(20),
  amountMinor: fc.integer({ min: 1, max: totalMinor }),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const tryAct = (owner: Visitor, { id, payments }: Order, { act, which, amountMinor }: Act) => {
  const entry = { id: payments[which % Math.max(1, payments.length)]?.id ?? id }
  const take = { amountMinor, method: 'cash', isPending: act === 'wait' } as const
  if (act === 'take' || act === 'wait')
    return owner.try('POST /api/orders/:id/payments', { params: { id }, body: take })
  if (act === 'refund')
    return owner.try('POST /api/payments/:id/refund', { params: entry, body: { amountMinor, reason: 'x' } })
  if (act === 'reverse')
    return owner.try('POST /api/payments/:id/reverse', { params: entry, body: { reason: 'x' } })
  const to = act === 'complete' ? 'completed' : 'failed'
  return owner.try('POST /api/payments/:id/settle', { params: entry, body: { to } })
}

/** What the entries say, added up here and not by the database. */
const held = ({ payments }: Order) =>
  payments
    .filter(({ status }) => status === 'completed' || status === 'refunded')
    .reduce((sum, entry) => sum + BigInt(entry.amountMinor), 0n)

test('over 200 histories what an order was paid is the sum of its ledger, never below nothing nor above the total', async () => {
  const { shop, owner } = await aShopAtWork(running.house)
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 7 }), async (tries) => {
      const { params } = await anOrder(running.house, { shopId: shop.id, owner }, { totalMinor })
      let before = await owner.call('GET /api/orders/:id', { params })
      for (const tried of tries) {
        const { status, body } = await tryAct(owner, before, tried)
        const after = await owner.call('GET /api/orders/:id', { params })
        expect([200, 404, 409]).toContain(status)
        if (status === 200) expect(body.paidMinor).toBe(after.paidMinor)
        else expect(after).toEqual(before)
        expect(BigInt(after.paidMinor)).toBe(held(after))
        expect(after.balanceMinor).toBe(totalMinor - after.paidMinor)
        expect(after.balanceMinor).toBeGreaterThanOrEqual(0)
        expect(after.paidMinor).toBeGreaterThanOrEqual(0)
        before = after
      }
    }),
    { numRuns: 200 },
  )
}, 120_000)
