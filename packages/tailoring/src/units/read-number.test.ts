import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber, readWhole } from './read-number.ts'

describe('a whole number is read', () => {
  test.each([
    ['7', 7],
    [' 07 ', 7],
    ['२', 2],
    ['੧੨', 12],
    ['٣٠', 30],
  ])('%j', (typed, whole) => {
    expect(readWhole(typed)).toBe(whole)
  })

  test.each(['', ' ', '1.5', '-1', '+1', '1e2', '0x10', '1 2', 'two', '१.५', '9'.repeat(10)])(
    'but not %j',
    (typed) => {
      expect(readWhole(typed)).toBeUndefined()
    },
  )
})

describe('a number is read as it is written in a shop', () => {
  test.each([
    ['2.25', 2.25],
    ['2,25', 2.25],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['2.', 2],
    ['0,125', 0.125],
    ['1.250', 1.25],
    ['2½', 2.5],
    ['2 ½', 2.5],
    ['2 1/2', 2.5],
    ['2-1/2', 2.5],
    ['2 2/4', 2.5],
    ['¾', 0.75],
    ['1/4', 0.25],
    ['੨.੨੫', 2.25],
    ['२ १/४', 2.25],
    ['٢٫٥', 2.5],
    ['ढाई', 2.5],
    ['two and a half', 2.5],
  ])('%j is %d', (typed, value) => {
    expect(readNumber(typed)).toEqual({ ok: true, value })
  })

  test.each(['1,250', '12,345', '1,25,000', '१,२५०', '1,250.5'])(
    '%j may be two numbers, and is neither',
    (typed) => {
      expect(readNumber(typed)).toEqual({ refused: 'comma', params: { typed } })
    },
  )

  test.each([
    '0x10',
    '1e2',
    '1E2',
    '-2',
    '+2',
    'NaN',
    'Infinity',
    '2 1/3',
    '21/2',
    '2 5/4',
    '2 3',
    '1.2.3',
    '1,2,3',
  ])('%j is none', (typed) => {
    expect(readNumber(typed)).toMatchObject({ refused: 'notANumber' })
  })

  test.each(['', '  '])('%j is nothing', (typed) => {
    expect(readNumber(typed)).toMatchObject({ refused: 'empty' })
  })
})

test('whatever is typed, what is read is a number that is not below zero', () => {
  const scraps = fc
    .array(fc.constantFrom(...'0 1 9 36 . , / - + e x ½ ¾ २ ੩ half ढाई'.split(' '), ' '), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(scraps, fc.string({ unit: 'grapheme' })), (text) => {
      const read = readNumber(text)
      if ('refused' in read) return read.params.typed === text.trim()
      return Number.isFinite(read.value) && read.value >= 0
    }),
    { numRuns: 2000 },
  )
})
