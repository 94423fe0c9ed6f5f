import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
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
