import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestMm } from './length.ts'
import { readLength } from './read-length.ts'

describe('a size is read as a tailor writes it', () => {
  test.each([
    ['36', 914.4],
    ['36.5', 927.1],
    ['36,5', 927.1],
    ['36.', 914.4],
    ['.5', 12.7],
    ['36 1/2', 927.1],
    ['36-1/2', 927.1],
    ['36 – 1/2', 927.1],
    ['36½', 927.1],
    ['36 ½', 927.1],
    ['38⅜', 974.73],
    ['⅛', 3.18],
    ['3/4', 19.05],
    ['36 2/4', 927.1],
    ['36 4/16', 920.75],
    ['36"', 914.4],
    ['36½”', 927.1],
    ["36''", 914.4],
    ['36 in', 914.4],
    ['36 इंच', 914.4],
    ['5 फ\u093cुट 10', 1778],
    ['5 \u095eुट 10', 1778],
    ['36 ਇੰਚ', 914.4],
    ['३६', 914.4],
    ['੩੬ ੧/੨', 927.1],
    ['३६½', 927.1],
    ['٣٦٫٥', 927.1],
    ['۳۶', 914.4],
    ['３６．５', 927.1],
    ['  36  ', 914.4],
    [`5'10"`, 1778],
    ['5 ft 10½', 1790.7],
    ["6'", 1828.8],
  ])('%j in a form in inches', (text, mm) => {
    expect(readLength(text, 'in')).toEqual({ ok: true, mm, unit: 'in', typed: text.trim() })
  })

  test.each([
    ['92', 920],
    ['92.5', 925],
    ['92,5', 925],
    ['92½', 925],
    ['९२.५', 925],
    ['92 सेमी', 920],
    ['0.1', 1],
  ])('%j in a form in centimetres', (text, mm) => {
    expect(readLength(text, 'cm')).toEqual({ ok: true, mm, unit: 'cm', typed: text })
  })

  test('a unit written behind the number wins over the form’s', () => {
    expect(readLength('92 cm', 'in')).toEqual({ ok: true, mm: 920, unit: 'cm', typed: '92 cm' })
    expect(readLength('36"', 'cm')).toEqual({ ok: true, mm: 914.4, unit: 'in', typed: '36"' })
  })
})

describe('a size is read as it is said aloud', () => {
  test.each([
    ['forty and a half', '40 1/2'],
    ['Forty Two', '42'],
    ['thirty-eight and three eighths', '38 3/8'],
    ['38 and 3 eighths', '38 3/8'],
    ['38 and an eighth', '38 1/8'],
    ['38 and 3/8', '38 3/8'],
    ['sixteen and three quarters', '16 3/4'],
    ['16 and a quarter inches', '16 1/4'],
    ['thirty six point five', '36.5'],
    ['36 point 2 5', '36.25'],
    ['one hundred and two and a half', '102 1/2'],
    ['one hundred', '100'],
    ['half', '1/2'],
    ['साढ़े 40', '40 1/2'],
    ['सा\u095dे ४०', '40 1/2'],
    ['सवा ४०', '40 1/4'],
    ['पौने 40 इंच', '39 3/4'],
    ['ਸਾਢੇ ੩੬', '36 1/2'],
    ['ਸਵਾ 36', '36 1/4'],
    ['ਪੌਣੇ 36', '35 3/4'],
    ['डेढ़', '1 1/2'],
    ['ਢਾਈ', '2 1/2'],
  ])('%j is %s', (spoken, written) => {
    const heard = readLength(spoken, 'in')
    const read = readLength(written, 'in')
    expect(heard).toMatchObject({ ok: true })
    expect(heard).toEqual({ ...read, typed: spoken })
  })

  test.each(['half a yard', 'about forty', 'and', 'forty fifty', 'साढ़े', 'पौने'])(
    '%j stays no length',
    (spoken) => {
      expect(readLength(spoken, 'in')).toMatchObject({ refused: 'notALength' })
    },
  )
})

describe('what is no size is refused, and it is said why', () => {
  test.each([
    '',
    ' ',
    'abc',
    '36 abc',
    '1/0',
    '36 9/8',
    '36.5 1/2',
    '1e2',
    '0x10',
    '3 6',
    '--',
    '36//2',
    'NaN',
  ])('%j is not a length', (typed) => {
    expect(readLength(typed, 'in')).toMatchObject({ refused: 'notALength' })
  })

  test.each(['0', '0.0', '०', '0/8', '0.0000001'])('%j is nothing', (typed) => {
    expect(readLength(typed, 'in')).toMatchObject({ refused: 'zero' })
  })

  test.each(['-36', '−36', '-½', '- 3'])('%j is negative', (typed) => {
    expect(readLength(typed, 'in')).toMatchObject({ refused: 'negative' })
  })

  test('more than fifteen metres is no garment: the widest hem stays below', () => {
    expect(readLength('1500', 'cm')).toMatchObject({ ok: true, mm: 15_000 })
    expect(readLength('1500.1', 'cm')).toMatchObject({
      refused: 'tooLong',
      params: { most: '1500.0', unit: 'cm' },
    })
    expect(readLength('9'.repeat(9), 'in')).toMatchObject({ refused: 'tooLong', params: { most: '590 ½' } })
    expect(readLength('590 1/2', 'in')).toMatchObject({ ok: true })
    expect(readLength('9'.repeat(400), 'in')).toMatchObject({ refused: 'notALength' })
  })

  test('a fraction that is on no tape names the marks on both sides', () => {
    expect(readLength('36 7/9', 'in')).toEqual({
      refused: 'notAnEighth',
      params: { typed: '36 7/9', below: '36 ¾', above: '36 ⅞' },
    })
    expect(readLength('36 1/16', 'in')).toMatchObject({ params: { below: '36', above: '36 ⅛' } })
    expect(readLength('36⅓', 'in')).toMatchObject({ refused: 'notAnEighth' })
  })

  test('eighths of a centimetre are a slip of the unit', () => {
    expect(readLength('92 3/8', 'cm')).toMatchObject({
      refused: 'fractionInCm',
      params: { typed: '92 3/8' },
    })
  })
})

test('whatever is typed, the answer is a size between nothing and fifteen metres, or a refusal that repeats it', () => {
  const scraps = fc.array(
    fc.constantFrom(...'0 1 2 9 36 . , / - ½ ⅞ " \' cm in ft साढ़े and half eighths ੩ ٣'.split(' '), ' '),
    { maxLength: 8 },
  )
  const anything = fc.oneof(
    scraps.map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(anything, fc.constantFrom('in', 'cm'), (text, unit) => {
      const read = readLength(text, unit)
      if ('refused' in read) return read.params.typed === text.trim()
      return read.mm > 0 && read.mm <= longestMm && Math.abs(read.mm * 100 - Math.round(read.mm * 100)) < 1e-6
    }),
    { numRuns: 2000 },
  )
})
