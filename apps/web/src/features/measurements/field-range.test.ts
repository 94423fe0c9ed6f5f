import { expect, test } from 'vitest'
import { inOtherUnit, readRange } from './field-range.ts'

const typed = (min: string, max: string, unit: 'in' | 'cm' = 'in') => readRange({ unit, min, max })

test('a range is two sizes, in fractions of an inch too, or none', () => {
  expect(typed('9 1/2', '12')).toMatchObject({ minMm: 241.3, maxMm: 304.8, found: {} })
  expect(typed('', '')).toEqual({ minMm: undefined, maxMm: undefined, found: {} })
})

test('one end alone is asked for the other, where it is missing', () => {
  expect(typed('9', '').found).toEqual({ maxMm: { key: 'measurements.fields.rangeBoth' } })
  expect(typed('', '9').found).toEqual({ minMm: { key: 'measurements.fields.rangeBoth' } })
})

test('what is no size, and a largest below the smallest, are told at their field', () => {
  expect(typed('wide', '12').found.minMm?.key).toBe('problems.measurements.notALength')
  expect(typed('12', '9').found).toEqual({ maxMm: { key: 'problems.measurements.rangeTurned' } })
})

test('the other unit shows the same sizes, and leaves what is none as it was typed', () => {
  expect(inOtherUnit({ unit: 'in', min: '20', max: 'wide' }, 'cm')).toEqual({
    unit: 'cm',
    min: '50.8',
    max: 'wide',
  })
})
