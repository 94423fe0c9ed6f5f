import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRecords } from './compare.ts'

const reader = { unit: 'in', weightUnit: 'lb' } as const

test('what grew and what shrank is said with its sign, in the reader’s unit', () => {
  const older = {
    takenOn: '2026-01-31',
    values: [
      { field: 'chest', mm: 965.2 },
      { field: 'waist', mm: 863.6 },
      { field: 'neck', mm: 381 },
      { field: 'calf', mm: 380 },
      { field: 'weight', kg: 70 },
    ],
  }
  const newer = {
    takenOn: '2026-03-02',
    values: [
      { field: 'chest', mm: 990.6 },
      { field: 'waist', mm: 850.9 },
      { field: 'neck', mm: 381.4 },
      { field: 'hips', mm: 1000 },
      { field: 'occasion', words: 'eid' },
      { field: 'weight', kg: 72 },
    ],
  }
  const { days, lines } = compareRecords(older, newer, reader)
  expect(days).toBe(30)
  expect(lines).toEqual([
    { field: 'chest', kind: 'length', older: 965.2, newer: 990.6, difference: '+1.0', trend: 'larger' },
    { field: 'waist', kind: 'length', older: 863.6, newer: 850.9, difference: '−0.5', trend: 'smaller' },
    { field: 'neck', kind: 'length', older: 381, newer: 381.4, difference: '0.0', trend: 'same' },
    { field: 'hips', kind: 'length', newer: 1000 },
    { field: 'weight', kind: 'weight', older: 70, newer: 72, difference: '+4.4', trend: 'larger' },
    { field: 'calf', kind: 'length', older: 380 },
  ])
  const inCm = compareRecords(older, newer, { unit: 'cm', weightUnit: 'kg' })
  expect(inCm.lines.map(({ difference }) => difference)).toEqual([
    '+2.5',
    '−1.3',
    '0.0',
    undefined,
    '+2.0',
    undefined,
  ])
})

test('the other way round every sign turns', () => {
  const anyMm = fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(anyMm, anyMm, fc.constantFrom('in', 'cm'), (one, two, unit) => {
      const a = { takenOn: '2026-01-01', values: [{ field: 'chest', mm: one }] }
      const b = { takenOn: '2026-01-01', values: [{ field: 'chest', mm: two }] }
      const [there] = compareRecords(a, b, { ...reader, unit }).lines
      const [back] = compareRecords(b, a, { ...reader, unit }).lines
      expect(back?.difference).toBe(there?.difference?.replace(/[+−]/, (sign) => (sign === '+' ? '−' : '+')))
    }),
  )
})
