import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'
import { verdictOf } from './verdict.ts'

const finished = {
  size: 'L',
  zonesMm: { neck: 400, chest: 1120, waist: 1060, hips: 1120, bicep: 400 },
  lengthMm: 760,
  sleeveMm: 640,
}
const shirt = { finished, cut: 'shirt', cloth: { stretchPercent: 0 } } as const
const body = { neck: 375, chest: 1000, waist: 900, hips: 1000, bicep: 320, sleeve_length: 635 }

test('a size that has room everywhere and ends at the wrist fits, and its chest decides', () => {
  expect(verdictOf(body, shirt)).toMatchObject({ is: 'fits', decides: { zone: 'chest' } })
})

test('what is tight and a sleeve that goes past the wrist are named, and it is no longer said to fit', () => {
  expect(verdictOf({ ...body, neck: 398, sleeve_length: 577 }, shirt)).toMatchObject({
    is: 'changes',
    decides: { zone: 'neck' },
    tight: ['neck'],
    sleevePastMm: 63,
  })
})

test('a half sleeve is no sleeve that is too short', () => {
  expect(verdictOf(body, { ...shirt, finished: { ...finished, sleeveMm: 250 } }).is).toBe('fits')
})

test('what is smaller than the body is too small there, whatever else fits', () => {
  expect(verdictOf({ ...body, waist: 1200 }, shirt)).toMatchObject({
    is: 'too_small',
    decides: { zone: 'waist' },
  })
})

test('where a covered place is not told, it says so; where nothing is told, nothing is said', () => {
  expect(verdictOf({ ...body, hips: undefined }, shirt)).toMatchObject({ is: 'part', untold: ['hips'] })
  expect(verdictOf({}, shirt)).toEqual({ is: 'untold' })
})

test('no verdict of fitting stands over a table that says tight or too small', () => {
  const mm = fc.integer({ min: 600, max: 1300 })
  fc.assert(
    fc.property(mm, mm, mm, fc.integer({ min: 280, max: 480 }), (chest, waist, hips, neck) => {
      const person = { chest, waist, hips, neck }
      const labels = fitOf(person, shirt).map(({ label }) => label)
      const isTight = labels.includes('tight') || labels.includes('too_small')
      expect(verdictOf(person, shirt).is === 'fits' && isTight).toBe(false)
    }),
  )
})
