import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOnBody } from './fit-of-item.ts'

const cloth = { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 0 } as const
const sizeOf = (size: string, step: number) => ({
  size,
  zonesMm: { neck: 380 + 15 * step, chest: 1020 + 60 * step, waist: 960 + 60 * step, hips: 1020 + 60 * step },
  lengthMm: 760,
  sleeveMm: 620 + 10 * step,
})
const sizes = ['S', 'M', 'L', 'XL'].map(sizeOf)
const item = { cut: 'shirt' as const, cloth, sizes }
const [m] = sizes.slice(1)
const body: BodySizes = { neck: 370, chest: 960, waist: 880, hips: 960, sleeve_length: 628 }
const garment = (size: string) => {
  const finished = sizes.find((each) => each.size === size)
  if (!finished) throw new Error(`${size} is one of the sizes`)
  return { finished, cut: 'shirt' as const, cloth }
}

test('only a size whose verdict is that it fits is said to fit, best or at all, on whatever body', () => {
  const mm = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined })
  const bodies = fc.record({
    neck: mm(330, 460),
    chest: mm(800, 1300),
    waist: mm(700, 1300),
    hips: mm(800, 1300),
    sleeve_length: mm(540, 700),
  })
  fc.assert(
    fc.property(bodies, fc.constantFrom('S', 'M', 'L', 'XL'), (sizesOfBody, size) => {
      const verdict = (of: string) => verdictOf(sizesOfBody, garment(of)).is
      const said = fitOnBody(sizesOfBody, item)?.saidOf(size)
      if (said?.beside?.is === 'best') expect(verdict(size)).toBe('fits')
      if (said?.beside?.is === 'rather') expect(verdict(said.beside.size)).toBe('fits')
      if (said) expect(said.word === 'changes').toBe(verdict(size) === 'changes')
      if (said) expect(said.word === 'too_small').toBe(verdict(size) === 'too_small')
    }),
    { numRuns: 500 },
  )
})

test('what goes on but is tight somewhere or long in the sleeve needs changes, and is not the best', () => {
  expect(fitOnBody(body, item)?.saidOf('M')).toMatchObject({ beside: { is: 'best' } })
  const shortArm = { ...body, sleeve_length: 580 }
  expect(fitOnBody(shortArm, { ...item, sizes: m ? [m] : [] })?.saidOf('M')).toEqual({ word: 'changes' })
})
