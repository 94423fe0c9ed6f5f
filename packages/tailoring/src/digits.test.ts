import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiDigits, onlyDigits } from './digits.ts'

describe('digits of every script are read alike', () => {
  test.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['full width', '０１２３４５６７８９'],
    ['plain', '0123456789'],
  ])('%s digits become 0-9', (_script, typed) => {
    expect(asciiDigits(typed)).toBe('0123456789')
  })

  test('everything that is not a digit stays as it was typed', () => {
    expect(asciiDigits('ਛਾਤੀ ੩੬ इंच, ½')).toBe('ਛਾਤੀ 36 इंच, ½')
  })

  test('a phone number is compared by its digits alone', () => {
    expect(onlyDigits('+९१ 98765-੪੩੨੧੦')).toBe('919876543210')
  })

  test('reading digits twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => asciiDigits(asciiDigits(text)) === asciiDigits(text),
      ),
    )
  })
})
