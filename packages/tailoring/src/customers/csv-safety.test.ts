import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell, safeCell } from './csv-safety.ts'

describe('a cell cannot be run as a formula', () => {
  test.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    "'=1",
    '＝1',
    '+91-98765',
    '+91 98765+1',
  ])('%j is marked as text', (text) => {
    expect(safeCell(text)).toBe(`'${text}`)
  })

  test.each([
    '+91 98765 43210',
    '+919876543210',
    '-250',
    '-250.50',
    'Asha',
    'a=b',
    '',
    'ਮਨਪ੍ਰੀਤ',
    "O'Brien",
    "'tis",
  ])('%j stays as it is', (text) => {
    expect(safeCell(text)).toBe(text)
  })

  test('what is written is read back, letter for letter', () => {
    const tricky = fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', '9', 'a', '.'),
    })
    fc.assert(
      fc.property(
        fc.oneof(tricky, fc.string({ unit: 'grapheme' })),
        (text) => readCell(safeCell(text)) === text,
      ),
    )
  })

  test('nothing that begins like a formula leaves unmarked, but phone numbers and negative numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (start, rest) => {
        const cell = safeCell(start + rest)
        return cell.startsWith("'") || /^[+-][\d .]+$/.test(cell)
      }),
    )
  })
})
