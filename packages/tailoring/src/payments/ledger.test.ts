import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedActs,
  balanceMinor,
  type Entry,
  givenOfKeptMinor,
  type Ledger,
  paidMinor,
  refundableMinor,
  refundRuling,
  reverseRuling,
  settleRuling,
  takeRuling,
  writeOffRuling,
  writtenOffMinor,
} from './ledger.ts'

const acts = [
  ...(['take', 'payRest', 'wait', 'complete', 'fail', 'refund', 'refundOff', 'reverse', 'writeOff'] as const),
  'cancel',
] as const
/** What a counter may try, in any order and of any size; `which` picks an entry. */
const act = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat(30),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 5_000_000_00 })),
  keeps: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
const random = fc.array(act, { maxLength: 25, size: 'max' })
/** What is awaited twice comes once after all was paid another way. */
const paidTwice = (['wait', 'wait', 'payRest', 'complete'] as const).map(
  (each): Act => ({
    ...{ act: each, which: 0, amount: 1, keeps: true },
  }),
)
const history = fc.oneof(
  { weight: 4, arbitrary: random },
  { weight: 1, arbitrary: random.map((after) => [...paidTwice, ...after]) },
)

/** The till beside the ledger: what is really in it and what was agreed, counted on its own. */
interface Till {
  entries: readonly Entry[]
  heldMinor: bigint
  /** What the order cost when it was taken. */
  agreedMinor: number
  /** What was given up of it since. */
  offMinor: bigint
  /** Once called off: what the shop kept then. */
  keptMinor?: number
  /** What was given back of that since. */
  givenMinor: bigint
}

const ledgerOf = ({ entries, agreedMinor, keptMinor }: Till): Ledger => ({
  ...{ entries, isCancelled: keptMinor !== undefined },
  totalMinor:
    keptMinor === undefined ? agreedMinor - writtenOffMinor(entries) : keptMinor - givenOfKeptMinor(entries),
})

const tries: Record<Act['act'], (till: Till, tried: Act, entry: Entry | undefined) => Till> = {
  take: (till, { amount }) =>
    'ok' in takeRuling(ledgerOf(till), amount)
      ? added(till, { kind: 'payment', status: 'completed', amountMinor: amount })
      : till,
  payRest: (till, tried) =>
    tries.take(till, { ...tried, amount: Math.max(1, balanceMinor(ledgerOf(till))) }, undefined),
  wait: (till, { amount }) =>
    'ok' in takeRuling(ledgerOf(till), amount, 'pending')
      ? added(till, { kind: 'payment', status: 'pending', amountMinor: amount })
      : till,
  complete: (till, _tried, entry) =>
    entry && 'ok' in settleRuling(entry)
      ? { ...turned(till, entry, 'completed'), heldMinor: till.heldMinor + BigInt(entry.amountMinor) }
      : till,
  fail: (till, _tried, entry) =>
    entry && 'ok' in settleRuling(entry) ? turned(till, entry, 'failed') : till,
  refund: (till, { amount }, entry) => refunded(till, { amountMinor: amount, isOffPrice: false }, entry),
  refundOff: (till, { amount }, entry) => refunded(till, { amountMinor: amount, isOffPrice: true }, entry),
  reverse: (till, _tried, entry) => {
    const ruling = entry && reverseRuling(ledgerOf(till), entry)
    return entry && ruling && 'ok' in ruling
      ? added(till, { kind: 'reversal', status: 'completed', ...ruling, reverses: entry.id })
      : till
  },
  writeOff: (till, { amount }) =>
    'ok' in writeOffRuling(ledgerOf(till), amount)
      ? added(till, { kind: 'write_off', status: 'completed', amountMinor: 0, offPriceMinor: amount })
      : till,
  cancel: (till, { keeps }) =>
    till.keptMinor === undefined && till.entries.length > 3 ? off(till, keeps) : till,
}

function refunded(till: Till, wish: { amountMinor: number; isOffPrice: boolean }, entry?: Entry): Till {
  const ruling = entry && refundRuling(ledgerOf(till), entry, wish)
  if (!entry || !ruling || 'refused' in ruling) return till
  return added(turned(till, entry, ruling.status), {
    ...{ kind: 'refund', status: 'completed', amountMinor: -wish.amountMinor, reverses: entry.id },
    ...{ offPriceMinor: ruling.offPriceMinor, offKeptMinor: ruling.offKeptMinor },
  })
}

/** Called off: what is awaited ends; all is given back, or kept as far as the order cost it. */
function off(till: Till, keeps: boolean): Till {
  const stopped = till.entries
    .filter(({ status }) => status === 'pending')
    .reduce((now, entry) => turned(now, entry, 'failed'), till)
  const settled = keeps
    ? stopped
    : stopped.entries.reduce((now, entry) => {
        const amountMinor = refundableMinor(now.entries, entry)
        return amountMinor > 0 ? refunded(now, { amountMinor, isOffPrice: false }, entry) : now
      }, stopped)
  const costs = settled.agreedMinor - Number(settled.offMinor)
  return { ...settled, keptMinor: keeps ? Math.min(costs, Number(settled.heldMinor)) : 0 }
}

type New = Omit<Entry, 'id' | 'offPriceMinor' | 'offKeptMinor'> &
  Partial<Pick<Entry, 'offPriceMinor' | 'offKeptMinor'>>

function added(till: Till, given: New): Till {
  const { status, amountMinor, offPriceMinor = 0, offKeptMinor = 0 } = given
  const entry: Entry = { ...given, id: String(till.entries.length), offPriceMinor, offKeptMinor }
  const isHeld = status === 'completed'
  return {
    ...{ ...till, entries: [...till.entries, entry], offMinor: till.offMinor + BigInt(offPriceMinor) },
    givenMinor: till.givenMinor + BigInt(offKeptMinor),
    heldMinor: isHeld ? till.heldMinor + BigInt(amountMinor) : till.heldMinor,
  }
}

const turned = (till: Till, { id }: Entry, status: Entry['status']): Till => ({
  ...till,
  entries: till.entries.map((each) => (each.id === id ? { ...each, status } : each)),
})

test('over 10,000 histories the ledger holds exactly what is in the till, and owes what was agreed less what was given up', () => {
  const done = new Set<string>()
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 5_000_000_00 })),
      history,
      (agreedMinor, tried) => {
        let till: Till = { entries: [], heldMinor: 0n, agreedMinor, offMinor: 0n, givenMinor: 0n }
        for (const each of tried) {
          const entry = till.entries[each.which % Math.max(1, till.entries.length)]
          const before = till
          till = tries[each.act](till, each, entry)
          if (till !== before) done.add(`${each.act}${standingOf(before)}`)
          expectExact(till)
          if (before.keptMinor === undefined && !mayBeTooMuch.has(each.act))
            expect(tooMuchOf(till)).toBeLessThanOrEqual(tooMuchOf(before))
        }
      },
    ),
    { numRuns: 10_000 },
  )
  const alsoAfter = ['take', 'payRest', 'refund', 'refundOff', 'reverse'].map(
    (name) => `${name} once called off`,
  )
  const alsoOver = ['complete', 'fail', 'refund', 'refundOff', 'reverse', 'cancel']
  expect([...done].sort()).toEqual(
    [...acts, ...alsoAfter, ...alsoOver.map((name) => `${name} when too much was paid`)].sort(),
  )
}, 60_000)

/** Only money that was on its way, or never went out, may come to more than the order costs. */
const mayBeTooMuch: ReadonlySet<Act['act']> = new Set(['complete', 'reverse'])
const tooMuchOf = (till: Till) => Math.max(0, -balanceMinor(ledgerOf(till)))

function standingOf(till: Till) {
  if (till.keptMinor !== undefined) return ' once called off'
  return tooMuchOf(till) > 0 ? ' when too much was paid' : ''
}

function expectExact(till: Till) {
  const { entries, heldMinor, offMinor, givenMinor, agreedMinor, keptMinor } = till
  const balance = BigInt(balanceMinor(ledgerOf(till)))
  const hasSum =
    BigInt(paidMinor(entries)) === heldMinor &&
    BigInt(writtenOffMinor(entries)) === offMinor &&
    BigInt(givenOfKeptMinor(entries)) === givenMinor
  const costs = BigInt(agreedMinor) - offMinor
  const keeps = BigInt(keptMinor ?? 0) - givenMinor
  const isBalanced = balance === (keptMinor === undefined ? costs : keeps) - heldMinor
  const isNeverNegative = heldMinor >= 0n && costs >= 0n && offMinor >= 0n && keeps >= 0n && givenMinor >= 0n
  const isSettled = keptMinor === undefined || balance <= 0n
  const canGive = entries.every((each) => refundableMinor(entries, each) >= 0)
  if (hasSum && isBalanced && isNeverNegative && isSettled && canGive) return
  expect({ hasSum, isBalanced, isNeverNegative, isSettled, canGive, balance, till }).toBe('exact')
}

const payment = (given: Partial<Entry> = {}): Entry => ({
  ...{ id: 'a', kind: 'payment', status: 'completed', amountMinor: 100 },
  ...{ offPriceMinor: 0, offKeptMinor: 0, ...given },
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
  const ledger = { totalMinor: 100, entries: [payment(), refund(40)] }
  expect(refundRuling(ledger, payment(), { amountMinor: 61 })).toMatchObject({
    ...{ refused: 'payments.aboveRefundable', because: { mostMinor: 60 } },
  })
  expect(refundRuling(ledger, payment(), { amountMinor: 60 })).toEqual({
    ...{ ok: true, status: 'refunded', offPriceMinor: 0, offKeptMinor: 0 },
  })
  const undone = payment({ id: 'c', kind: 'reversal', amountMinor: 40, reverses: 'b' })
  expect(may([payment(), refund(40), undone])).toEqual(['refund', 'reverse'])
})

test('an entry is reversed once, and a reversal never', () => {
  const reversal = payment({ id: 'c', kind: 'reversal', amountMinor: -100, reverses: 'a' })
  expect(may([payment(), reversal])).toEqual([])
  expect(may([reversal])).toEqual([])
})

test('money that waits completes also when the balance was paid another way: what is too much is to be given back', () => {
  const waiting = payment({ id: 'w', status: 'pending' })
  expect(settleRuling(waiting)).toEqual({ ok: true })
  const over = { totalMinor: 100, entries: [payment({ id: 'w' }), payment()] }
  expect(balanceMinor(over)).toBe(-100)
  expect(takeRuling(over, 1)).toMatchObject({ refused: 'payments.aboveBalance', because: { mostMinor: 0 } })
  expect(settleRuling(payment())).toMatchObject({ refused: 'payments.notPending' })
})

test('giving back what was too much takes nothing off the price, only what goes beyond it', () => {
  const over = { totalMinor: 100, entries: [payment(), payment({ id: 'w' })] }
  const off = (amountMinor: number) => refundRuling(over, payment(), { amountMinor, isOffPrice: true })
  expect(off(60)).toMatchObject({ ok: true, offPriceMinor: 0 })
  const half = { totalMinor: 100, entries: [payment(), payment({ id: 'w', amountMinor: 30 })] }
  expect(refundRuling(half, payment(), { amountMinor: 50, isOffPrice: true })).toMatchObject({
    ...{ ok: true, offPriceMinor: 20 },
  })
})

test('a refund that was not given is reversed also when its money is owed no more: it is still in the till', () => {
  const given = refund(40)
  const paidAnew = { totalMinor: 100, entries: [payment(), given, payment({ id: 'c', amountMinor: 40 })] }
  expect(reverseRuling(paidAnew, given)).toMatchObject({ ok: true, amountMinor: 40 })
})

test('a refund taken off the price makes no debt; a plain one is owed anew, and what was written off is owed no more', () => {
  const paid = { totalMinor: 100, entries: [payment()] }
  const wish = { amountMinor: 40, isOffPrice: true }
  expect(refundRuling(paid, payment(), wish)).toMatchObject({ ok: true, offPriceMinor: 40 })
  const goodwill = refund(40, { offPriceMinor: 40 })
  expect(balanceMinor({ totalMinor: 60, entries: [payment(), goodwill] })).toBe(0)
  expect(balanceMinor({ totalMinor: 100, entries: [payment(), refund(40)] })).toBe(40)
  const owed = { totalMinor: 100, entries: [payment({ amountMinor: 70 })] }
  expect(writeOffRuling(owed, 31)).toMatchObject({
    refused: 'payments.aboveBalance',
    because: { mostMinor: 30 },
  })
  expect(writeOffRuling(owed, 30)).toEqual({ ok: true })
})

test('what was taken off the price is put on it again by reversing the entry', () => {
  const goodwill = refund(40, { offPriceMinor: 40 })
  expect(reverseRuling({ totalMinor: 60, entries: [payment(), goodwill] }, goodwill)).toEqual({
    ...{ ok: true, amountMinor: 40, offPriceMinor: -40, offKeptMinor: 0 },
  })
  const given = payment({ id: 'w', kind: 'write_off', amountMinor: 0, offPriceMinor: 30 })
  const ledger = { totalMinor: 70, entries: [given] }
  expect(reverseRuling(ledger, given)).toMatchObject({ ok: true, amountMinor: 0, offPriceMinor: -30 })
  expect(refundableMinor([given], given)).toBe(0)
})

test('what is asked for is never more than is owed and not awaited', () => {
  const ledger = { totalMinor: 100, entries: [payment({ status: 'pending', amountMinor: 70 })] }
  expect(takeRuling(ledger, 31, 'pending')).toMatchObject({
    ...{ refused: 'payments.aboveAwaited', because: { mostMinor: 30 } },
  })
  expect(takeRuling(ledger, 30, 'pending')).toEqual({ ok: true })
  expect(writeOffRuling(ledger, 31)).toMatchObject({
    refused: 'payments.aboveAwaited',
    because: { mostMinor: 30 },
  })
  expect(writeOffRuling(ledger, 30)).toEqual({ ok: true })
  expect(takeRuling(ledger, 100)).toEqual({ ok: true })
})

test('money that comes for an order called off is to be given back; nothing is asked for it and nothing owed', () => {
  const kept = { totalMinor: 30, entries: [payment({ amountMinor: 30 })], isCancelled: true }
  expect(balanceMinor(kept)).toBe(0)
  expect(takeRuling(kept, 1, 'pending')).toMatchObject({ refused: 'payments.orderCancelled' })
  expect(writeOffRuling(kept, 1)).toMatchObject({ refused: 'payments.orderCancelled' })
  expect(takeRuling(kept, 500)).toEqual({ ok: true })
  const late = payment({ id: 'l', amountMinor: 500 })
  const held = { ...kept, entries: [...kept.entries, late] }
  expect(balanceMinor(held)).toBe(-500)
  expect(refundRuling(held, late, { amountMinor: 500 })).toMatchObject({ ok: true, offPriceMinor: 0 })
  expect(refundRuling(kept, payment({ amountMinor: 30 }), { amountMinor: 10 })).toMatchObject({
    ...{ ok: true, offPriceMinor: 0, offKeptMinor: 10 },
  })
})
