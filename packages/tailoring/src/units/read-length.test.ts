import { describe, expect, test } from 'vitest'
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

  test('more than five metres is no garment', () => {
    expect(readLength('500', 'cm')).toMatchObject({ ok: true, mm: 5000 })
    expect(readLength('500.1', 'cm')).toMatchObject({
      refused: 'tooLong',
      because: { most: '500.0', unit: 'cm' },
    })
    expect(readLength('9'.repeat(9), 'in')).toMatchObject({ refused: 'tooLong', because: { most: '196 ¾' } })
    expect(readLength('196 3/4', 'in')).toMatchObject({ ok: true })
    expect(readLength('9'.repeat(400), 'in')).toMatchObject({ refused: 'notALength' })
  })

  test('a fraction that is on no tape names the marks on both sides', () => {
    expect(readLength('36 7/9', 'in')).toEqual({
      refused: 'notAnEighth',
      because: { typed: '36 7/9', below: '36 ¾', above: '36 ⅞' },
    })
    expect(readLength('36 1/16', 'in')).toMatchObject({ because: { below: '36', above: '36 ⅛' } })
    expect(readLength('36⅓', 'in')).toMatchObject({ refused: 'notAnEighth' })
  })

  test('eighths of a centimetre are a slip of the unit', () => {
    expect(readLength('92 3/8', 'cm')).toMatchObject({
      refused: 'fractionInCm',
      because: { typed: '92 3/8' },
    })
  })
})
