import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceMinor,
  type Entry,
  givenOfKeptMinor,
  type Ledger,
  nameResult,
  paidMinor,
  refundableMinor,
  refundResult,
  reverseResult,
  settleResult,
  takeResult,
  writeOffResult,
  writtenOffMinor,
} from './ledger.ts'

const acts = [
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
] as const
/** What a counter may try, in any order and of any size; `which` picks an entry. */
const actShape = {
  which: fc.nat(30),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 5_000_000_00 })),
  keeps: fc.boolean(),
}
const act = fc.record({ ...actShape, act: fc.constantFrom(...acts) })
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
const plain = (each: Act['act']): Act => ({ act: each, which: 0, amount: 1, keeps: true })
const random = fc.array(act, { maxLength: 25, size: 'max' })
/** What is awaited twice comes once after all was paid another way. */
const paidTwice = (['wait', 'wait', 'payRest', 'complete'] as const).map(plain)
/** After the calling off money comes late, is given back, and any of it turns out to be a mistake. */
const calledOff = fc
  .array(
    fc.record({ ...actShape, act: fc.constantFrom('take', 'complete', 'refund', 'reverse', 'reverse') }),
    {
      maxLength: 15,
      size: 'max',
    },
  )
  .map((after): Act[] => [...(['take', 'wait', 'payRest', 'take', 'cancel'] as const).map(plain), ...after])
const history = fc.oneof(
  { weight: 3, arbitrary: random },
  {
    weight: 3,
    arbitrary: fc.tuple(random, calledOff).map(([before, after]) => [...before.slice(0, 6), ...after]),
  },
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
  /** What money really moved, as it moved; what was reversed is crossed out. */
  moves: readonly { id: string; amountMinor: bigint; isLate: boolean }[]
}

const ledgerOf = ({ entries, agreedMinor, keptMinor }: Till): Ledger => ({
  entries,
  isCancelled: keptMinor !== undefined,
  totalMinor:
    keptMinor === undefined ? agreedMinor - writtenOffMinor(entries) : keptMinor - givenOfKeptMinor(entries),
})

const tries: Record<Act['act'], (till: Till, tried: Act, entry: Entry | undefined) => Till> = {
  take: (till, { amount }) =>
    'ok' in takeResult(ledgerOf(till), amount)
      ? added(till, { kind: 'payment', status: 'completed', amountMinor: amount })
      : till,
  payRest: (till, tried) =>
    tries.take(till, { ...tried, amount: Math.max(1, balanceMinor(ledgerOf(till))) }, undefined),
  wait: (till, { amount }) =>
    'ok' in takeResult(ledgerOf(till), amount, 'pending')
      ? added(till, { kind: 'payment', status: 'pending', amountMinor: amount })
      : till,
  complete: (till, _tried, entry) => {
    if (entry && 'ok' in settleResult(entry)) return come(till, entry)
    // It did not come, and then it did: a new entry that names it.
    return entry && 'ok' in nameResult(till.entries, entry)
      ? added(till, {
          kind: 'payment',
          status: 'completed',
          amountMinor: entry.amountMinor,
          names: entry.id,
        })
      : till
  },
  fail: (till, _tried, entry) =>
    entry && 'ok' in settleResult(entry) ? turned(till, entry, 'failed') : till,
  refund: (till, { amount }, entry) => refunded(till, { amountMinor: amount, isOffPrice: false }, entry),
  refundOff: (till, { amount }, entry) => refunded(till, { amountMinor: amount, isOffPrice: true }, entry),
  reverse: (till, _tried, entry) => {
    const result = entry && reverseResult(ledgerOf(till), entry)
    if (!entry || !result || 'refused' in result) return till
    const after = added(till, { kind: 'reversal', status: 'completed', ...result, reverses: entry.id })
    return { ...after, moves: till.moves.filter(({ id }) => id !== entry.id) }
  },
  writeOff: (till, { amount }) =>
    'ok' in writeOffResult(ledgerOf(till), amount)
      ? added(till, { kind: 'write_off', status: 'completed', amountMinor: 0, offPriceMinor: amount })
      : till,
  cancel: (till, { keeps }) =>
    till.keptMinor === undefined && till.entries.length > 3 ? off(till, keeps) : till,
}

function refunded(till: Till, sent: { amountMinor: number; isOffPrice: boolean }, entry?: Entry): Till {
  const result = entry && refundResult(ledgerOf(till), entry, sent)
  if (!entry || !result || 'refused' in result) return till
  return added(turned(till, entry, result.status), {
    kind: 'refund',
    status: 'completed',
    amountMinor: -sent.amountMinor,
    reverses: entry.id,
    offPriceMinor: result.offPriceMinor,
    offKeptMinor: result.offKeptMinor,
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
  const id = String(till.entries.length)
  const entry: Entry = { ...given, ...late(till), id, offPriceMinor, offKeptMinor }
  const after = {
    ...till,
    entries: [...till.entries, entry],
    offMinor: till.offMinor + BigInt(offPriceMinor),
  }
  return status === 'completed' ? moved(after, { id, amountMinor }) : after
}

/** Money that was awaited is there, at its place in the ledger as of now. */
function come(till: Till, entry: Entry): Till {
  const after = turned(till, entry, 'completed')
  const entries = after.entries.map((each) => (each.id === entry.id ? { ...each, ...late(till) } : each))
  return moved({ ...after, entries }, entry)
}

const moved = (till: Till, { id, amountMinor }: Pick<Entry, 'id' | 'amountMinor'>): Till => ({
  ...till,
  heldMinor: till.heldMinor + BigInt(amountMinor),
  moves: [...till.moves, { id, amountMinor: BigInt(amountMinor), isLate: till.keptMinor !== undefined }],
})

const late = ({ keptMinor, entries }: Till) =>
  keptMinor === undefined ? {} : { lateTurn: 1 + Math.max(0, ...entries.map(({ lateTurn = 0 }) => lateTurn)) }

const turned = (till: Till, { id }: Entry, status: Entry['status']): Till => ({
  ...till,
  entries: till.entries.map((each) => (each.id === id ? { ...each, status } : each)),
})

test('over 10,000 histories the ledger holds exactly what is in the till, and owes what was agreed less what was given up', () => {
  const done = new Set<string>()
  const reversed = new Set<string>()
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 5_000_000_00 })),
      history,
      (agreedMinor, tried) => {
        let till: Till = { entries: [], heldMinor: 0n, agreedMinor, offMinor: 0n, moves: [] }
        for (const each of tried) {
          const entry = till.entries[each.which % Math.max(1, till.entries.length)]
          const before = till
          till = tries[each.act](till, each, entry)
          if (till !== before) done.add(`${each.act}${standingOf(before)}`)
          if (till !== before && each.act === 'reverse') reversed.add(whatWas(before, entry))
          expectExact(till)
          if (before.keptMinor === undefined && !mayBeTooMuch.has(each.act))
            expect(tooMuchOf(till)).toBeLessThanOrEqual(tooMuchOf(before))
        }
      },
    ),
    { numRuns: 10_000 },
  )
  const alsoAfter = ['take', 'payRest', 'complete', 'refund', 'refundOff', 'reverse'].map(
    (name) => `${name} once called off`,
  )
  const alsoOver = ['complete', 'fail', 'refund', 'refundOff', 'reverse', 'cancel']
  expect([...done].sort()).toEqual(
    [...acts, ...alsoAfter, ...alsoOver.map((name) => `${name} when too much was paid`)].sort(),
  )
  expect(reversed).toEqual(
    new Set([
      'open, payment',
      'open, refund',
      'open, write_off',
      'called off, payment',
      'called off, refund',
      'called off, late payment',
      'called off, late refund',
    ]),
  )
}, 60_000)

/** Only money that was on its way, or never went out, may come to more than the order costs. */
const mayBeTooMuch: ReadonlySet<Act['act']> = new Set(['complete', 'reverse'])
const tooMuchOf = (till: Till) => Math.max(0, -balanceMinor(ledgerOf(till)))

const whatWas = ({ keptMinor }: Till, entry?: Entry) =>
  `${keptMinor === undefined ? 'open' : 'called off'}, ${entry?.lateTurn ? 'late ' : ''}${entry?.kind}`

function standingOf(till: Till) {
  if (till.keptMinor !== undefined) return ' once called off'
  return tooMuchOf(till) > 0 ? ' when too much was paid' : ''
}

/**
 * Two purses of an order called off: what was kept then, and what is to be given back. What comes goes into the second, what
 * is given comes out of it as long as there is something in it, and out of the first afterwards.
 */
function purses({ moves, keptMinor = 0 }: Till) {
  const before = moves.filter(({ isLate }) => !isLate).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  let kept = before < BigInt(keptMinor) ? before : BigInt(keptMinor)
  let back = before - kept
  for (const { amountMinor } of moves.filter(({ isLate }) => isLate)) {
    back += amountMinor
    if (back >= 0n) continue
    kept += back
    back = 0n
  }
  return { kept, back }
}

function expectExact(till: Till) {
  const { entries, heldMinor, offMinor, agreedMinor, keptMinor } = till
  const balance = BigInt(balanceMinor(ledgerOf(till)))
  const { kept, back } = purses(till)
  const given = keptMinor === undefined ? 0n : BigInt(keptMinor) - kept
  const hasSum =
    BigInt(paidMinor(entries)) === heldMinor &&
    BigInt(writtenOffMinor(entries)) === offMinor &&
    BigInt(givenOfKeptMinor(entries)) === given
  const costs = BigInt(agreedMinor) - offMinor
  const isBalanced = balance === (keptMinor === undefined ? costs - heldMinor : -back)
  const isNeverNegative = heldMinor >= 0n && costs >= 0n && offMinor >= 0n && kept >= 0n && given >= 0n
  const canGive = entries.every((each) => refundableMinor(entries, each) >= 0)
  if (hasSum && isBalanced && isNeverNegative && canGive) return
  expect({ hasSum, isBalanced, isNeverNegative, canGive, balance, kept, back, till }).toBe('exact')
}
