import { expect, test } from 'vitest'
import { percentOff } from './percent-off.ts'

test.each([
  [75_000, 100_000, 25],
  [66_700, 100_000, 33],
  [99_900, 100_000, undefined],
  [100_000, 100_000, undefined],
  [120_000, 100_000, undefined],
  [100_000, undefined, undefined],
])('%i after %s is %s percent off, never more than it is', (price, before, percent) => {
  expect(percentOff(price, before)).toBe(percent)
})
