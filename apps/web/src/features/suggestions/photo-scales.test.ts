import { expect, test } from 'vitest'
import { photoScales } from './photo-scales.ts'

test('a tape that agrees with the photos asks for no change, however many pairs', () => {
  const pairs = Array.from({ length: 20 }, () => ({ site: 'chest' as const, photoMm: 1000, tapeMm: 1000 }))
  expect(photoScales(pairs)).toMatchObject([{ site: 'chest', pairs: 20, percent: expect.closeTo(0, 6) }])
})

test('a tape that reads more says so the more surely, the more pairs there are', () => {
  const of = (length: number) =>
    photoScales(Array.from({ length }, () => ({ site: 'waist' as const, photoMm: 1000, tapeMm: 1030 })))[0]
  const [few, many] = [of(3), of(40)]
  expect(few?.percent).toBeGreaterThan(0.5)
  expect(many?.percent).toBeGreaterThan(few?.percent ?? 0)
  expect(many?.percent).toBeLessThanOrEqual(3.001)
  expect(many?.within).toBeLessThan(few?.within ?? 0)
})
