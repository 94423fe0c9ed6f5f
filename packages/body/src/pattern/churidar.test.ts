import { describe, expect, it } from 'vitest'
import { twoToDraftFor } from '../testing/bodies.ts'
import { inputsOf } from './body-of.ts'
import { draftPattern } from './draft-pattern.ts'
import { boxOf, crossings, lengthOf, outlineOf } from './geometry.ts'
import { valuesOf } from './inputs.ts'
import { optionsFor, patternsOf } from './of-garment.ts'
import { edgeOf } from './pieces.ts'
import { seamLength, sewingOf } from './sewing.ts'

it('a churidar of the shop is cut from its own pattern, as long and as narrow as ordered', async () => {
  expect(patternsOf('churidar')).toEqual(['churidar'])
  const who = {
    sex: 'male',
    measuredMm: { waist: 840, hips: 1000, churidar_length: 1180, mohri: 270 },
  } as const
  const chosen = optionsFor('churidar', who.measuredMm)
  const { finished, notAsOrdered } = await draftPattern('churidar', inputsOf(who), chosen)
  expect(finished.lengthMm).toBeCloseTo(1180, 0)
  expect(finished.hemMm).toBeCloseTo(270, 0)
  expect(notAsOrdered).toEqual([])
})

describe.each(twoToDraftFor)('a churidar for %s', (_, who) => {
  it('closes around knee and calf, and has four inches and more of narrow leg beyond the ankle', async () => {
    const inputs = inputsOf(who)
    const sizes = valuesOf(inputs)
    const pattern = await draftPattern('churidar', inputs)
    const legs = pattern.pieces.map(({ edges }) => outlineOf(edges))
    const around = (y: number) =>
      legs.reduce((sum, leg) => {
        const xs = crossings(leg, y)
        return sum + (xs.at(-1) ?? 0) - (xs[0] ?? 0)
      }, 0)
    const { waist_to_knee: knee, outseam } = sizes
    expect(around(knee + 1) - sizes.knee).toBeGreaterThan(40)
    expect(around(knee + 0.3 * (outseam - knee)) - sizes.calf).toBeGreaterThan(30)
    const ankle = outseam - 0.17 * (outseam - knee)
    const end = Math.min(...legs.map((leg) => boxOf(leg).bottom))
    expect(end - ankle).toBeGreaterThan(100)
    for (const y of [ankle + 12, (ankle + end) / 2, end - 2])
      expect(Math.abs(around(y) - (pattern.finished.hemMm ?? 0))).toBeLessThan(4)
    expect(pattern.finished.hemMm).toBeGreaterThan(sizes.ankle + 30)
  })

  it('has sides that sew to one another', async () => {
    const sewing = sewingOf(await draftPattern('churidar', inputsOf(who)))
    for (const { name, a, b } of sewing?.seams ?? [])
      if (name.startsWith('inseam') || name.startsWith('outseam')) {
        const [one, other] = [a, b].map((side) => (sewing ? seamLength(sewing, side) : 0))
        expect(Math.abs((one ?? 0) - (other ?? 0)), name).toBeLessThan(8)
      }
    expect(sewing?.panels).toHaveLength(4)
    expect(lengthOf(edgeOf(sewing?.panels[0]?.piece ?? fail(), 'hem').line)).toBeGreaterThan(90)
  })
})

function fail(): never {
  throw new Error('no panel')
}
