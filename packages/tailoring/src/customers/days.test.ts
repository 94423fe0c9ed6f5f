import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay } from './days.ts'

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-10-25', '2026-10-26', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-01', '2026-02-28', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -60_000, max: 60_000 }),
      (days) => daysBetween('2026-11-21', addDays('2026-11-21', days)) === days,
    ),
  )
})

test.each(['2026-02-30', '2026-13-01', '2027-02-29', '2026-1-1', 'yesterday', ''])(
  '%j is not a day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => daysBetween(text, '2026-01-01')).toThrow(RangeError)
  },
)
