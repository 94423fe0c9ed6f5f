import { expect, test } from 'vitest'
import { priceAdvice } from './price-advice.ts'

test('the middle of what was taken is proposed, a price somebody really paid', () => {
  expect(priceAdvice({ listedMinor: 90_000, takenMinor: [120_000, 118_000, 400_000] })).toEqual({
    usualMinor: 120_000,
  })
  expect(priceAdvice({ listedMinor: undefined, takenMinor: [5, 1, 9, 3] })).toEqual({ usualMinor: 3 })
})

test('two pieces say nothing, and a list that is near is left alone', () => {
  expect(priceAdvice({ listedMinor: undefined, takenMinor: [10, 10] })).toBeUndefined()
  expect(priceAdvice({ listedMinor: 100, takenMinor: [109, 110, 95] })).toBeUndefined()
})
