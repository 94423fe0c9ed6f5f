import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import { confidenceOf, worthATape } from './confidence.ts'

const measured = (plusMinusMm: number, from: 'photo' | 'build' = 'photo') =>
  Object.fromEntries(sites.map((site) => [site, { mm: 1000, plusMinusMm, from }])) as Estimates

test.each([
  [25, 'high', 2.5],
  [50, 'fair', 5],
  [80, 'rough', 8],
] as const)('± %d mm on a metre is %s, %d percent', (plusMinusMm, grade, percent) => {
  expect(confidenceOf(measured(plusMinusMm))).toMatchObject({ grade, plusMinusMm })
  expect(confidenceOf(measured(plusMinusMm)).percent).toBeCloseTo(percent)
})

test('every size is counted once, by where it is from', () => {
  const some = { ...measured(20), chest: { mm: 1000, plusMinusMm: 8, from: 'tape' } } satisfies Estimates
  expect(confidenceOf(some).from).toEqual({ tape: 1, photo: sites.length - 1, build: 0, typed: 0 })
})

test('the widest sizes are offered to the tape, never one the tape has read', () => {
  const wide = { ...measured(20), neck: { mm: 400, plusMinusMm: 30, from: 'build' } } as Estimates
  expect(worthATape(wide)).toEqual(['neck'])
  expect(worthATape({ ...wide, neck: { ...wide.neck, from: 'tape' } })).toEqual([])
  expect(worthATape(measured(20))).toEqual([])
  expect(worthATape(measured(90)).length).toBeLessThan(sites.length)
})
