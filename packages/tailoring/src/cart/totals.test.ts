import { expect, test } from 'vitest'
import { totalsByCurrency } from './totals.ts'

test('sums of one currency are added, those of two stand beside each other', () => {
  expect(
    totalsByCurrency([
      { currency: 'INR', totalMinor: 100 },
      { currency: 'AED', totalMinor: 70 },
      { currency: 'INR', totalMinor: 20 },
    ]),
  ).toEqual([
    { currency: 'INR', totalMinor: 120 },
    { currency: 'AED', totalMinor: 70 },
  ])
  expect(totalsByCurrency([])).toEqual([])
})
