import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTaxNumber, plainTaxNumber } from './tax-numbers.ts'

// Numbers published as examples of the check character.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is a GSTIN', (written) => {
  expect(isTaxNumber.gstin(written)).toBe(true)
})

test.each([
  ['another check character', '27AAPFU0939F1ZW'],
  ['two characters swapped', '27AAPFU0993F1ZV'],
  ['a character too few', '27AAPFU0939F1Z'],
  ['letters where the state stands', 'AAAAPFU0939F1ZV'],
  ['nothing', ''],
])('no GSTIN with %s', (_what, written) => {
  expect(isTaxNumber.gstin(written)).toBe(false)
})

test('one changed character of a GSTIN is always noticed', () => {
  const right = '27AAPFU0939F1ZV'
  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(fc.nat(14), fc.constantFrom(...characters), (at, character) => {
      fc.pre(right[at] !== character)
      expect(isTaxNumber.gstin(right.slice(0, at) + character + right.slice(at + 1))).toBe(false)
    }),
  )
})

test('a TRN is fifteen digits that begin with 100, however it is spaced', () => {
  expect(isTaxNumber.trn(plainTaxNumber('100-2345 6789 0003'))).toBe(true)
  expect(isTaxNumber.trn('200234567890003')).toBe(false)
  expect(isTaxNumber.trn('10023456789000')).toBe(false)
})
