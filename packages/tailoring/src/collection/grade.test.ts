import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedSize } from './finished.ts'
import { graded, usualSizes, usualSteps } from './grade.ts'

const medium: FinishedSize = {
  size: 'M',
  zonesMm: { chest: 1060, waist: 1000 },
  lengthMm: 740,
  sleeveMm: 640,
}

test('the size that was typed stays as it was typed; its neighbours are a step away', () => {
  const sizes = graded(medium, usualSizes, usualSteps)
  expect(sizes.map(({ size }) => size)).toEqual([...usualSizes])
  expect(sizes.find(({ size }) => size === 'M')).toBe(medium)
  expect(sizes.find(({ size }) => size === 'L')).toEqual({
    size: 'L',
    zonesMm: { chest: 1110, waist: 1050 },
    lengthMm: 755,
    sleeveMm: 648,
  })
  expect(sizes.find(({ size }) => size === 'S')?.zonesMm.chest).toBe(1010)
})

test('a zone that was not typed is not made up, nor a sleeve', () => {
  const { sleeveMm: _, ...sleeveless } = medium
  for (const size of graded(sleeveless, usualSizes, usualSteps)) {
    expect(Object.keys(size.zonesMm)).toEqual(['chest', 'waist'])
    expect(size.sleeveMm).toBeUndefined()
  }
})

test('sizes only grow along their names, and never vanish', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 2000 }), fc.constantFrom(...usualSizes), (chest, size) => {
      const chests = graded({ size, zonesMm: { chest }, lengthMm: 700 }, usualSizes, usualSteps).map(
        ({ zonesMm }) => zonesMm.chest ?? 0,
      )
      expect(chests.every((mm) => mm >= 10)).toBe(true)
      expect(chests.every((mm, at) => at === 0 || mm >= (chests[at - 1] ?? 0))).toBe(true)
    }),
  )
})
