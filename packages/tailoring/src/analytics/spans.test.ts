import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../customers/days.ts'
import { calendarSpan, monthAt, ranges, type Spans, spansOf, stepsOf } from './spans.ts'

function told(asked: Parameters<typeof spansOf>[0], today: string): Spans {
  const answer = spansOf(asked, today)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.spans
}

describe('a span that goes on', () => {
  test.each([
    ['week', '2026-11-25', '2026-11-23', '2026-11-25', '2026-11-16', '2026-11-18'],
    ['month', '2026-11-24', '2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24'],
    ['month', '2027-03-31', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['month', '2027-03-30', '2027-03-01', '2027-03-30', '2027-02-01', '2027-02-28'],
    ['quarter', '2026-11-24', '2026-10-01', '2026-11-24', '2026-07-01', '2026-08-24'],
    ['year', '2028-02-29', '2028-01-01', '2028-02-29', '2027-01-01', '2027-03-01'],
  ] as const)(
    'of a %s on %s is compared with as many days before',
    (range, today, from, to, beforeFrom, beforeTo) => {
      const { now, before } = told({ range }, today)
      expect([now, before]).toEqual([
        { from, to },
        { from: beforeFrom, to: beforeTo },
      ])
    },
  )

  test('is compared whole once it is over', () => {
    const { now, before } = told({ range: 'month', on: '2027-02-10' }, '2027-05-01')
    expect([now, before]).toEqual([
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2027-01-01', to: '2027-01-31' },
    ])
  })
})

test.each([
  [{ range: 'month', from: '2026-02-02', to: '2026-02-01' }, 'analytics.rangeTurned', 'to'],
  [{ range: 'month', from: '2020-01-01', to: '2026-02-01' }, 'analytics.rangeTooLong', 'to'],
  [{ range: 'month', to: '2026-02-01' }, 'analytics.rangeHalf', 'from'],
  [{ range: 'week', on: '2026-12-01' }, 'analytics.inFuture', 'on'],
  [{ range: 'week', from: '2026-12-01', to: '2026-12-02' }, 'analytics.inFuture', 'from'],
] as const)('%o is refused: %s', (asked, refused, field) => {
  expect(spansOf(asked, '2026-11-24')).toEqual({ refused, params: { field } })
})

const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-31', days))

test('every day is in its span, and the spans follow each other without a gap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ranges), aDay, (range, day) => {
      const span = calendarSpan(range, day)
      expect(span.from <= day && day <= span.to).toBe(true)
      expect(calendarSpan(range, addDays(span.to, 1)).from).toBe(addDays(span.to, 1))
      expect(calendarSpan(range, span.from)).toEqual(span)
    }),
  )
})

test('the steps of a span are all of its days, each once', () => {
  fc.assert(
    fc.property(aDay, fc.nat(400), fc.constantFrom('day', 'week', 'month'), (from, days, step) => {
      const span = { from, to: addDays(from, days) }
      const steps = stepsOf(span, step)
      expect(steps[0]?.from).toBe(from)
      expect(steps.at(-1)?.to).toBe(span.to)
      const sum = steps.reduce((total, each) => total + daysBetween(each.from, each.to) + 1, 0)
      expect(sum).toBe(days + 1)
    }),
    { numRuns: 30 },
  )
})

test('months are counted over the ends of years', () => {
  expect(monthAt('2026-11-24', -11)).toBe('2025-12-01')
  expect(monthAt('2026-11-24', 2)).toBe('2027-01-01')
})
