import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedSize } from './finished.ts'
import { fitOf, goesOn } from './fit.ts'
import { graded, usualSizes, usualSteps } from './grade.ts'
import { bestSize, sizeAdvice } from './size-advice.ts'

test.each([
  [undefined, 'M'],
  [Number.NaN, 'M'],
  [35.99, 'S'],
  [36, 'M'],
  [39.9, 'M'],
  [40, 'L'],
  [43.9, 'L'],
  [44, 'XL'],
  [60, 'XL'],
])('a chest of %s inches is first guessed to be %s', (inches, size) => {
  expect(sizeAdvice(inches)).toBe(size)
})

const medium: FinishedSize = {
  size: 'M',
  zonesMm: { chest: 1060, waist: 1010, hips: 1060 },
  lengthMm: 740,
  sleeveMm: 640,
}
const shirt = {
  sizes: graded(medium, usualSizes, usualSteps),
  cut: 'shirt',
  cloth: { stretchPercent: 0 },
} as const

/** Hips as wide as the chest, as the shirt is cut. */
const bodyOf = (chest: number, waist: number) => ({ chest, waist, hips: chest })

test('the true fit corrects the guess and says what speaks against it', () => {
  const best = bestSize(bodyOf(960, 1010), shirt)
  expect(best).toMatchObject({ by: 'fit', guess: 'M', size: 'L' })
  expect(best?.by === 'fit' && best.instead).toEqual({ size: 'M', zone: 'waist', easeMm: 0, label: 'tight' })
})

test('a guess that sits well stays, without a word against it', () => {
  expect(bestSize(bodyOf(960, 880), shirt)).toEqual({ by: 'fit', size: 'M', guess: 'M' })
})

test('when no size goes on, the nearest is named with what it lacks', () => {
  const best = bestSize(bodyOf(1400, 1300), shirt)
  expect(best).toMatchObject({ by: 'none', size: 'XXL', short: { label: 'too_small' } })
})

test('a shirt whose waist nobody told is never said to sit best on a belly', () => {
  const chestAlone = { ...shirt, sizes: [{ size: 'M', zonesMm: { chest: 1130 }, lengthMm: 740 }] }
  expect(bestSize({ chest: 1000, waist: 1300, hips: 1100 }, chestAlone)).toEqual({
    by: 'part',
    size: 'M',
    guess: 'M',
    untold: ['waist', 'hips'],
  })
  expect(bestSize({ chest: 960, waist: 880 }, shirt)).toMatchObject({ by: 'part', untold: ['hips'] })
})

test('without the body, or without a tape of the garment, the guess stays', () => {
  expect(bestSize({}, shirt)).toEqual({ by: 'guess', size: 'M', guess: 'M' })
  const bare = { ...shirt, sizes: [{ size: '38', zonesMm: {}, lengthMm: 700 }] }
  expect(bestSize({ chest: 960 }, bare)).toEqual({ by: 'guess', size: '38', guess: 'M' })
  expect(bestSize({ chest: 960 }, { ...shirt, sizes: [] })).toBeUndefined()
})

test('what is advised goes on, unless it says that none does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 1500 }), fc.integer({ min: 550, max: 1500 }), (chest, waist) => {
      const best = bestSize(bodyOf(chest, waist), shirt)
      const finished = shirt.sizes.find(({ size }) => size === best?.size)
      expect(finished).toBeDefined()
      if (finished)
        expect(goesOn(fitOf(bodyOf(chest, waist), { ...shirt, finished }))).toBe(best?.by === 'fit')
    }),
  )
})

test('a larger body is never advised a smaller size', () => {
  const place = (chest: number) =>
    usualSizes.findIndex((size) => size === bestSize(bodyOf(chest, chest - 100), shirt)?.size)
  for (let chest = 750; chest < 1400; chest += 10)
    expect(place(chest + 10)).toBeGreaterThanOrEqual(place(chest))
})

test('in a cloth that stretches, no size smaller than the body is advised where one goes on without stretching', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 700, max: 1500 }),
      fc.integer({ min: 550, max: 1500 }),
      fc.integer({ min: 0, max: 200 }),
      (chest, waist, stretchPercent) => {
        const tee = { ...shirt, cut: 'tee', cloth: { stretchPercent } } as const
        const size = bestSize({ chest, waist }, tee)?.size
        const isSmaller = (one: FinishedSize) =>
          fitOf({ chest, waist }, { ...tee, finished: one }).some(({ easeMm }) => easeMm < 0)
        const advised = tee.sizes.find((one) => one.size === size)
        if (advised && isSmaller(advised)) expect(tee.sizes.every(isSmaller)).toBe(true)
      },
    ),
  )
})
