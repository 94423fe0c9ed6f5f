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
  const added = rushAfter({ rushMinor: 20_000, before: calm, after: shirt, areOthers: true }, rule)
  expect(added).toBe(40_000)
  expect(rushAfter({ rushMinor: added, before: shirt, after: calm, areOthers: true }, rule)).toBe(20_000)
  expect(rushAfter({ rushMinor: 55_500, before: shirt, after: calm, areOthers: false }, rule)).toBe(0)
  expect(rushAfter({ rushMinor: 5_000, before: shirt, after: calm, areOthers: true }, rule)).toBe(0)
  const dearer = { ...shirt, priceMinor: 120_000 }
  expect(rushAfter({ rushMinor: 55_500, before: shirt, after: dearer, areOthers: false }, rule)).toBe(55_500)
})

test('marking and unmarking a piece leaves the surcharge as it was', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(100_000),
      fc.nat(1_000_000),
      (priceMinor, percentBp, rushMinor) => {
        const before = { priceMinor, addOns: [], isUrgent: false }
        const after = { ...before, isUrgent: true }
        const marked = rushAfter({ rushMinor, before, after, areOthers: true }, { percentBp })
        return (
          rushAfter({ rushMinor: marked, before: after, after: before, areOthers: true }, { percentBp }) ===
          rushMinor
        )
      },
    ),
  )
})
