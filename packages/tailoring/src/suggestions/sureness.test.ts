import { expect, test } from 'vitest'
import { bandOf, sureShare } from './sureness.ts'

test('a size counts as sure up to what the ease forgives', () => {
  expect(sureShare([5, 20, 21, 80])).toBe(0.5)
  expect(sureShare([])).toBe(0)
})

test.each([
  [1, 'green'],
  [0.9, 'green'],
  [0.89, 'blue'],
  [0.8, 'blue'],
  [0.7, 'yellow'],
  [0.69, 'red'],
  [0, 'red'],
])('%d stands in the %s band', (share, band) => {
  expect(bandOf(share)).toBe(band)
})
