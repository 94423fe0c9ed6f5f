import { inUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { expect, test } from 'vitest'
import { spokenSize } from './spoken-size.ts'

test.each([
  ['forty and a half', 40.5],
  ['Thirty-six', 36],
  ['thirty six and three quarters', 36.75],
  ['40 and a quarter', 40.25],
  ['fifteen and seven eighths', 15.875],
  ['36 3/8', 36.375],
  ['forty point five', 40.5],
  ['40.5 inches', 40.5],
  ['साढ़े 36', 36.5],
  ['सवा 14', 14.25],
  ['पौने 15', 14.75],
  ['ਸਾਢੇ 36', 36.5],
  ['ढाई', 2.5],
])('“%s” is %d inches', (heard, inches) => {
  const read = readLength(spokenSize(heard), 'in')
  expect('ok' in read && inUnit(read.mm, 'in')).toBeCloseTo(inches, 2)
})

test('what is no size stays what was heard', () => {
  expect(spokenSize('hold on')).toBe('hold on')
})
