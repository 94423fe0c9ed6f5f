import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedActs,
  balanceMinor,
  type Entry,
  type Ledger,
  paidMinor,
  refundableMinor,
  refundRuling,
  reverseRuling,
  settleRuling,
  takeRuling,
} from './ledger.ts'

/** What a counter may try, in any order and of any size; `which` picks an entry. */
const act = fc.record({
  act: fc.constantFrom('take', 'wait', 'complete', 'fail', 'refund', 'reverse'),
  which: fc.nat(30),
  amount: fc.integer({ min: 1, max: 5_000_000_00 }),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The till beside the ledger: what is really in it, counted on its own. */
interface Till {
  ledger: Ledger
  heldMinor: bigint
}

const acts: Record<string, (till: Till, tried: Act, entry: Entry) => Till> = {
  take: (till, { amount }) =>
    'ok' in takeRuling(till.ledger, amount) ? received(till, amount, 'completed') : till,
  wait: (till, { amount }) =>
    'ok' in takeRuling(till.ledger, amount) ? received(till, amount, 'pending') : till,
  complete: (till, _tried, entry) =>
    'ok' in settleRuling(till.ledger, entry, 'completed')
      ? { ledger: turned(till, entry, 'completed'), heldMinor: till.heldMinor + BigInt(entry.amountMinor) }
      : till,
  fail: (till, _tried, entry) =>
    'ok' in settleRuling(till.ledger, entry, 'failed')
      ? { ...till, ledger: turned(till, entry, 'failed') }
      : till,
  refund: (till, { amount }, entry) => {
    const ruling = refundRuling(till.ledger.entries, entry, amount)
    if ('refused' in ruling) return till
    return added({ ...till, ledger: turned(till, entry, ruling.status) }, 'refund', -amount, entry)
  },
  reverse: (till, _tried, entry) => {
    const ruling = reverseRuling(till.ledger, entry)
    return 'ok' in ruling ? added(till, 'reversal', ruling.amountMinor, entry) : till
  },
}

function received({ ledger, heldMinor }: Till, amountMinor: number, status: 'completed' | 'pending'): Till {
  const entry: Entry = { id: String(ledger.entries.length), kind: 'payment', status, amountMinor }
  return {
    ledger: { ...ledger, entries: [...ledger.entries, entry] },
    heldMinor: status === 'completed' ? heldMinor + BigInt(amountMinor) : heldMinor,
  }
}

function added(
  { ledger, heldMinor }: Till,
  kind: 'refund' | 'reversal',
  amountMinor: number,
  of: Entry,
): Till {
  const entry: Entry = {
    ...{ id: String(ledger.entries.length), kind, status: 'completed', amountMinor, reverses: of.id },
  }
  return {
    ledger: { ...ledger, entries: [...ledger.entries, entry] },
    heldMinor: heldMinor + BigInt(amountMinor),
  }
}

const turned = ({ ledger }: Till, { id }: Entry, status: Entry['status']): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((each) => (each.id === id ? { ...each, status } : each)),
})

test('over 10,000 histories the ledger holds exactly what is in the till, and never more than the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000_00 }),
      fc.array(act, { maxLength: 25 }),
      (totalMinor, tries) => {
        let till: Till = { ledger: { totalMinor, entries: [] }, heldMinor: 0n }
        for (const tried of tries) {
          const { entries } = till.ledger
          const entry = entries[tried.which % Math.max(1, entries.length)]
          const isTaking = tried.act === 'take' || tried.act === 'wait'
          if (!isTaking && !entry) continue
          till = acts[tried.act]?.(till, tried, entry ?? ({} as Entry)) ?? till // taking looks at no entry
          expect(BigInt(paidMinor(till.ledger.entries))).toBe(till.heldMinor)
          expect(balanceMinor(till.ledger)).toBeGreaterThanOrEqual(0)
          expect(paidMinor(till.ledger.entries)).toBeGreaterThanOrEqual(0)
          for (const each of till.ledger.entries)
            expect(refundableMinor(till.ledger.entries, each)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 10_000 },
  )
}, 60_000)

const payment = (given: Partial<Entry> = {}): Entry => ({
  ...{ id: 'a', kind: 'payment', status: 'completed', amountMinor: 100, ...given },
})
const refund = (amountMinor: number, given: Partial<Entry> = {}): Entry =>
  payment({ id: 'b', kind: 'refund', amountMinor: -amountMinor, reverses: 'a', ...given })
const may = (entries: Entry[], ledger: Partial<Ledger> = {}) =>
  Object.entries(allowedActs({ totalMinor: 100, entries, ...ledger }, entries[0] ?? payment()))
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)

test('a pending payment is completed or failed; a completed one refunded or reversed; a failed or refunded one rests', () => {
  expect(may([payment({ status: 'pending' })])).toEqual(['complete', 'fail'])
  expect(may([payment()])).toEqual(['refund', 'reverse'])
  expect(may([payment({ status: 'failed' })])).toEqual([])
  expect(may([payment({ status: 'refunded' }), refund(100)])).toEqual([])
})

test('a payment that was given back in part can be given back further, and reversed only after its refunds', () => {
  expect(may([payment(), refund(40)])).toEqual(['refund'])
  expect(refundRuling([payment(), refund(40)], payment(), 61)).toMatchObject({
    ...{ refused: 'payments.aboveRefundable', because: { mostMinor: 60 } },
  })
  expect(refundRuling([payment(), refund(40)], payment(), 60)).toEqual({ ok: true, status: 'refunded' })
  const undone = payment({ id: 'c', kind: 'reversal', amountMinor: 40, reverses: 'b' })
  expect(may([payment(), refund(40), undone])).toEqual(['refund', 'reverse'])
})

test('an entry is reversed once, and a reversal never', () => {
  const reversal = payment({ id: 'c', kind: 'reversal', amountMinor: -100, reverses: 'a' })
  expect(may([payment(), reversal])).toEqual([])
  expect(may([reversal])).toEqual([])
})

test('money that waits can no longer complete once the balance was paid another way', () => {
  const waiting = payment({ id: 'w', status: 'pending' })
  const ledger = { totalMinor: 100, entries: [waiting, payment()] }
  expect(settleRuling(ledger, waiting, 'completed')).toMatchObject({ refused: 'payments.aboveBalance' })
  expect(settleRuling(ledger, waiting, 'failed')).toEqual({ ok: true })
})

test('for an order that was called off nothing is owed and nothing taken, and what was kept can still be given back', () => {
  const ledger = { totalMinor: 100, entries: [payment({ amountMinor: 30 })], isCancelled: true }
  expect(balanceMinor(ledger)).toBe(0)
  expect(takeRuling(ledger, 1)).toMatchObject({ refused: 'payments.orderCancelled' })
  expect(may([payment({ amountMinor: 30 })], { isCancelled: true })).toContain('refund')
})
