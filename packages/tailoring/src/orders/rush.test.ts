import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadDaysOf, rushAfter, rushOf, rushOfPiece } from './rush.ts'

const shirt = { priceMinor: 90_000, addOns: [{ priceMinor: 10_000 }], isUrgent: true }
const calm = { ...shirt, isUrgent: false }

test.each([
  ['nothing where the shop asks nothing', {}, shirt, 0],
  ['a percentage of the price with its add-ons', { percentBp: 2500 }, shirt, 25_000],
  ['an amount for the piece, whatever its price', { amountMinor: 20_000 }, shirt, 20_000],
  ['half a unit as one', { percentBp: 1250 }, { ...shirt, priceMinor: 101, addOns: [] }, 13],
  ['nothing for a piece that is not urgent', { percentBp: 2500 }, calm, 0],
])('rush costs %s', (_what, rule, piece, minor) => {
  expect(rushOfPiece(piece, rule)).toBe(minor)
})

test('every urgent piece of an order costs its own surcharge', () => {
  expect(rushOf([shirt, calm, shirt], { amountMinor: 20_000 })).toBe(40_000)
})

test('an urgent garment is promised in the shop’s days for rush, never later than usual', () => {
  expect(leadDaysOf(7, true, { leadDays: 2 })).toBe(2)
  expect(leadDaysOf(7, false, { leadDays: 2 })).toBe(7)
  expect(leadDaysOf(1, true, { leadDays: 2 })).toBe(1)
  expect(leadDaysOf(7, true, {})).toBe(7)
})

const rule = { amountMinor: 20_000 }

test('a piece marked later adds its part; with the last urgent piece the surcharge goes, also one that was agreed', () => {
  const added = rushAfter({ rushMinor: 20_000, before: calm, after: shirt, others: [shirt] }, rule)
  expect(added).toBe(40_000)
  expect(rushAfter({ rushMinor: added, before: shirt, after: calm, others: [shirt] }, rule)).toBe(20_000)
  expect(rushAfter({ rushMinor: 55_500, before: shirt, after: calm, others: [calm] }, rule)).toBe(0)
  expect(rushAfter({ rushMinor: 20_000, before: calm, after: shirt, others: [calm] }, rule)).toBe(20_000)
  const dearer = { ...shirt, priceMinor: 120_000 }
  expect(rushAfter({ rushMinor: 55_500, before: shirt, after: dearer, others: [] }, rule)).toBe(55_500)
})

const quarter = { percentBp: 2500 }
const at = (priceMinor: number, isUrgent = true) => ({ priceMinor, addOns: [], isUrgent })

test.each([
  ['its part at its price', 50_000, 100_000, [100_000], 25_000],
  ['its part, dearer than the others', 100_000, 300_000, [100_000], 25_000],
  ['its part, cheaper than the others', 100_000, 100_000, [300_000], 75_000],
  ['no more than its own, where it became dearer', 50_000, 300_000, [100_000], 25_000],
  ['no more than its own, one of three', 75_000, 300_000, [100_000, 100_000], 50_000],
  ['its own, where another became dearer', 50_000, 100_000, [300_000], 25_000],
  ['an equal part of what was agreed freely', 5_000, 100_000, [100_000], 2_500],
])('an unmarked piece takes %s', (_what, rushMinor, priceMinor, others, left) => {
  const edit = { rushMinor, before: at(priceMinor), after: at(priceMinor, false) }
  expect(rushAfter({ ...edit, others: others.map((each) => at(each)) }, quarter)).toBe(left)
})

test('an urgent piece priced later costs its part as if it had been priced when it was marked', () => {
  const priced = (given: object) =>
    rushAfter({ rushMinor: 0, before: at(0), after: at(100_000), others: [], ...given }, quarter)
  expect(priced({})).toBe(25_000)
  expect(priced({ before: at(0, false) })).toBe(25_000)
  expect(priced({ after: at(100_000, false) })).toBe(0)
  const marked = rushAfter({ rushMinor: 0, before: at(0, false), after: at(0), others: [] }, rule)
  expect(rushAfter({ rushMinor: marked, before: at(0), after: at(100_000), others: [] }, rule)).toBe(20_000)
})

test('marking and unmarking a piece leaves a surcharge by the rule, or above it, as it was', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      fc.nat(100_000),
      fc.nat(1_000_000),
      (priceMinor, otherMinor, percentBp, moreMinor) => {
        const others = [at(otherMinor)]
        const rushMinor = rushOf(others, { percentBp }) + moreMinor
        const before = at(priceMinor, false)
        const after = at(priceMinor)
        const marked = rushAfter({ rushMinor, before, after, others }, { percentBp })
        expect(rushAfter({ rushMinor: marked, before: after, after: before, others }, { percentBp })).toBe(
          rushMinor,
        )
      },
    ),
  )
})
