import { showEighths } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byLetter, eighths, nextEighth, pressed, withEighth } from './keypad-text.ts'

test.each([
  ['36', '½', '36 ½'],
  ['36 ¼', '½', '36 ½'],
  ['36.5', '¾', '36 ¾'],
  ['36 1/2', '⅛', '36 ⅛'],
  ['', '⅞', '⅞'],
  ['३६', '½', '३६ ½'],
  ['੩੬ ੧/੨', '¼', '੩੬ ¼'],
  ['36,5', '¾', '36 ¾'],
  ['३६.५', '¾', '३६ ¾'],
  ['1/2', '¾', '¾'],
  ['36"', '½', '36 ½'],
  ['36 7/9', '½', '36 ½'],
])('%j with %s is %j', (text, mark, after) => {
  expect(withEighth(text, mark)).toBe(after)
})

test('eight steps of the tape are an inch', () => {
  let text = '36'
  const seen = Array.from({ length: 8 }, () => {
    text = nextEighth(text)
    return text
  })
  expect(seen).toEqual(['36 ⅛', '36 ¼', '36 ⅜', '36 ½', '36 ⅝', '36 ¾', '36 ⅞', '37'])
})

test('the step after seven eighths is the next inch, whatever script it was typed in', () => {
  expect(nextEighth('३६ ⅞')).toBe('37')
  expect(nextEighth('੩੬')).toBe('੩੬ ⅛')
})

/** Every way a tailor writes so many eighths. */
const aWriting = fc
  .record({ whole: fc.integer({ min: 0, max: 590 }), part: fc.integer({ min: 0, max: 7 }) })
  .map(({ whole, part }) => ({ eighths: 8 * whole + part, whole, part }))
  .filter(({ eighths: size }) => size > 0 && size < 590 * 8)
  .chain(({ eighths: size, whole, part }) => {
    const mark = eighths[part - 1] ?? ''
    const ways = [
      showEighths(size),
      `${whole}${mark}`,
      String(size / 8),
      (size / 8).toFixed(3).replace('.', ','),
      ...(part ? [`${whole} ${part}/8`, `${whole}-${part}/8`, `${whole} ${2 * part}/16`] : [`${whole}.`]),
      ...(part === 4 ? [`${whole} 1/2`, `${whole} and a half`] : []),
    ]
    const scripts = [0x30, 0x966, 0xa66, 0x6f0]
    return fc.record({
      size: fc.constant(size),
      text: fc
        .tuple(fc.constantFrom(...ways), fc.constantFrom('', '"', ' in'), fc.constantFrom(...scripts))
        .map(([way, sign, zero]) => inScript(way, zero) + sign),
    })
  })
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const mmOf = (text: string) => {
  const read = readLength(text, 'in')
  return 'refused' in read ? read.refused : read.mm
}

test('+ adds exactly an eighth of an inch, however the size before it was written', () => {
  fc.assert(
    fc.property(aWriting, ({ size, text }) => {
      expect(mmOf(text)).toBe(mmOf(showEighths(size)))
      expect(mmOf(nextEighth(text))).toBe(mmOf(showEighths(size + 1)))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['36.5', '36 ⅝'],
  ['36 1/2', '36 ⅝'],
  ['३६ १/२', '३६ ⅝'],
  ['36,5', '36 ⅝'],
  ['36.3', '36 ⅜'],
  ['36.999999', '37 ⅛'],
  [`5'10"`, '70 ⅛'],
  ['92 cm', '36 ¼'],
  ['', '⅛'],
  ['0', '⅛'],
  ['1/2', '⅝'],
])('+ takes %j to the next mark of the tape: %j', (text, after) => {
  expect(nextEighth(text)).toBe(after)
})

test.each(['36 1/', '36 7/9', '-3', 'abc'])('+ leaves %j alone, which is no size', (text) => {
  expect(nextEighth(text)).toBe(text)
})

test('q, h and t write a quarter, a half and three quarters; other letters write nothing', () => {
  expect(['q', 'H', 't', 'x'].map((key) => byLetter('40', key))).toEqual(['40 ¼', '40 ½', '40 ¾', undefined])
})

test('the keypad writes digits and one point, and takes a fraction away whole', () => {
  const type = (keys: string[], text = '') => keys.reduce(pressed, text)
  expect(type(['3', '6', '.', '5', '.'])).toBe('36.5')
  expect(type(['3', '6', '½', 'back'])).toBe('36')
  expect(type(['back', 'back'], '36')).toBe('')
  expect(type(['½', '4'], '36')).toBe('4')
})

test('a point stands once, and never behind a fraction, which it would take with it', () => {
  expect(['36 ½', '36 1/2', '36½', '36,5', '३६٫५'].map((text) => pressed(text, '.'))).toEqual([
    '36 ½',
    '36 1/2',
    '36½',
    '36,5',
    '३६٫५',
  ])
  expect(['92', '92.5', '92½', '92.', ''].map((text) => pressed(text, '.5'))).toEqual([
    '92.5',
    '92.5',
    '92.5',
    '92.5',
    '.5',
  ])
})
