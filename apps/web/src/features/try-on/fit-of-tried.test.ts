import { verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOfTried } from './fit-of-tried.ts'

const cloth = { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 0 } as const
const finished = { size: 'M', zonesMm: { chest: 1100, waist: 1060, hips: 1100 }, lengthMm: 760 }
const tried = { item: { cut: 'shirt' as const, cloth, sizes: [finished] }, size: 'M' }
const body = { chest: 1000, waist: 880, hips: 980 }

test('what was tried on before is told by the body that is shown, whoever was measured when it was tried on', () => {
  expect(fitOfTried(body, tried)).toBe('fits')
  expect(fitOfTried({ ...body, waist: 1200 }, tried)).toBe('short')
})

test('where its tape or the body’s is not told it is not said to go on, and what is too small elsewhere is said', () => {
  const chestAlone = { ...finished, zonesMm: { chest: 1100 } }
  const ofChest = { ...tried, item: { ...tried.item, sizes: [chestAlone] } }
  expect(fitOfTried(body, ofChest)).toBe('untold')
  expect(fitOfTried({ ...body, chest: 1200 }, ofChest)).toBe('short')
  expect(fitOfTried({}, tried)).toBe('untold')
})

test('nothing is said of a size that is no more, or of what has no cut', () => {
  expect(fitOfTried(body, { ...tried, size: 'L' })).toBeUndefined()
  expect(fitOfTried(body, { ...tried, item: { cloth, sizes: [finished] } })).toBeUndefined()
})

test('it fits, on whatever body, where the verdict says so, and what needs changes is told', () => {
  const mm = fc.option(fc.integer({ min: 750, max: 1250 }), { nil: undefined })
  const bodies = fc.record({ chest: mm, waist: mm, hips: mm })
  fc.assert(
    fc.property(bodies, (other) => {
      const { is } = verdictOf(other, { cut: 'shirt', cloth, finished })
      const told = fitOfTried(other, tried)
      expect([told === 'fits', told === 'changes']).toEqual([is === 'fits', is === 'changes'])
    }),
  )
  const longSleeve = { ...tried, item: { ...tried.item, sizes: [{ ...finished, sleeveMm: 640 }] } }
  expect(fitOfTried({ ...body, sleeve_length: 590 }, longSleeve)).toBe('changes')
})
