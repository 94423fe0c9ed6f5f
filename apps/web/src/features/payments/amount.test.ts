import { expect, test } from 'vitest'
import { amountText, quickAmounts, readAmount } from './amount.ts'

test('a balance fills the field as it would be typed, and reads back as itself', () => {
  for (const minor of [1, 99, 100, 123_405, 7_345_600])
    expect(readAmount(amountText(minor, 'INR'), { currency: 'INR', mostMinor: minor })).toEqual({ minor })
})

test('nothing, no number and more than is owed are told apart', () => {
  const ask = { currency: 'INR', mostMinor: 10_000 } as const
  expect(readAmount('', ask)).toEqual({ wrong: 'payments.wrong.amount' })
  expect(readAmount('0', ask)).toEqual({ wrong: 'payments.wrong.amount' })
  expect(readAmount('100.01', ask)).toEqual({ wrong: 'payments.wrong.above' })
  expect(readAmount('१००', ask)).toEqual({ minor: 10_000 })
  expect(readAmount('1.250', { currency: 'EUR', mostMinor: 500_000 })).toEqual({
    wrong: 'problems.money.twoWays',
  })
})

test('quick amounts are whole, never above what is owed, and never the same twice', () => {
  expect(quickAmounts(12_345, 'INR').map(({ minor }) => minor)).toEqual([12_345, 6_200, 3_100])
  expect(quickAmounts(100, 'INR').map(({ key }) => key)).toEqual(['whole'])
})
