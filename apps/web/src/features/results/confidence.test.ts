import { estimateFrom } from '@darzi/body/estimate/estimate-body.ts'
import { examPeople } from '@darzi/body/estimate/exam-people.ts'
import { readingsOf } from '@darzi/body/estimate/photo-readings.ts'
import { type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
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
  const sure = { ...measured(20), hips: { mm: 1000, plusMinusMm: 8, from: 'tape' } } satisfies Estimates
  const wide = { ...sure, neck: { mm: 400, plusMinusMm: 30, from: 'build' } } satisfies Estimates
  expect(worthATape(wide)).toEqual(['neck'])
  expect(worthATape({ ...wide, neck: { ...wide.neck, from: 'tape' } })).toEqual([])
  expect(worthATape(sure)).toEqual([])
  expect(worthATape(measured(90)).length).toBeLessThan(sites.length)
})

test('until a tape has read chest, waist or hips the widest of them is asked for first, of people photographed', () => {
  const main: readonly Site[] = ['chest', 'waist', 'hips']
  const some = examPeople().filter((_, place) => place % 8 === 0)
  expect(some.length).toBeGreaterThan(40)
  const wrong = some.flatMap(({ person, read }) => {
    const { estimates } = estimateFrom(readingsOf(read, { isSpoilt: false }), { person })
    const share = (site: Site) => estimates[site].plusMinusMm / estimates[site].mm
    const [first, ...others] = worthATape(estimates)
    const widest = main.toSorted((a, b) => share(b) - share(a))[0]
    return first === widest && others.length < 4 && new Set([first, ...others]).size === others.length + 1
      ? []
      : [{ first, widest, others }]
  })
  expect(wrong).toEqual([])
})

test('once one of the three is taped the others are asked for only where they are wide', () => {
  const taped = { ...measured(20), waist: { mm: 900, plusMinusMm: 8, from: 'tape' } } satisfies Estimates
  expect(worthATape(measured(20))).toEqual(['chest'])
  expect(worthATape(taped)).toEqual([])
  const wideHips = { ...taped, hips: { mm: 1000, plusMinusMm: 60, from: 'photo' } } satisfies Estimates
  expect(worthATape(wideHips)).toEqual(['hips'])
})
