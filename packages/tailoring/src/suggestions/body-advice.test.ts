import { expect, test } from 'vitest'
import { type AdvisedBody, adviseCloth, adviseCut } from './body-advice.ts'

const body: AdvisedBody = {
  shape: 'regular',
  sex: 'male',
  heightMm: 1720,
  chestMm: 960,
  waistMm: 850,
  hipsMm: 970,
}
const cuts = (given: Partial<AdvisedBody>) => adviseCut({ ...body, ...given }).map(({ advice }) => advice)

test('where no rule fits, nothing is advised', () => {
  expect(cuts({})).toEqual([])
})

test('each advice carries the difference of the tape that led to it', () => {
  expect(adviseCut({ ...body, chestMm: 1010 })).toEqual([
    { advice: 'takenInWaist', reason: { params: 'drop', mm: 160 } },
  ])
  expect(adviseCut({ ...body, waistMm: 930 })).toEqual([
    { advice: 'straightSides', reason: { params: 'smallDrop', mm: 30 } },
  ])
  expect(adviseCut({ ...body, waistMm: 990 })).toEqual([
    { advice: 'straightSides', reason: { params: 'waistOverChest', mm: 30 } },
  ])
})

test.each([
  ['wide hips', { hipsMm: 1030 }, 'roomAtHips'],
  ['a short man', { heightMm: 1600 }, 'longLines'],
  ['a tall woman', { sex: 'female' as const, heightMm: 1740 }, 'brokenLength'],
  ['a slim body', { shape: 'slim' as const }, 'layers'],
])('%s gets its own advice', (_who, given, advice) => {
  expect(cuts(given)).toContain(advice)
})

test('a waist is never both taken in and straight', () => {
  for (let waistMm = 600; waistMm < 1200; waistMm += 10) {
    const found = cuts({ waistMm })
    expect(found.includes('takenInWaist') && found.includes('straightSides')).toBe(false)
  }
})

test('every shape has cloth advised for its own reason', () => {
  for (const shape of ['athletic', 'slim', 'regular', 'plus'] as const)
    expect(adviseCloth({ shape })).toHaveLength(2)
})
