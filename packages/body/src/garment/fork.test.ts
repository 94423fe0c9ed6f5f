import { describe, expect, test } from 'vitest'
import type { AvatarRequest } from '../shapes.ts'
import { avatarOf, namesToTry, personOf } from '../testing/bodies.ts'
import { formOf, type GarmentForm } from './form.ts'
import type { DrawnGarment } from './garment.ts'

const stepMm = 5

describe.each(namesToTry)('trousers on %s', (name) => {
  test('run from the trunk into the legs without a ledge at the fork, before and behind, tight or wide', {
    timeout: 60_000,
  }, () => {
    const avatar = avatarOf(name)
    const { sitesMm } = personOf(name)
    const { crotch } = avatar.levels
    for (const easeMm of [20, 60]) {
      const form = formOf(avatar, trousers(sitesMm, easeMm), sitesMm)
      for (const side of [1, -1])
        for (const x of [5, 10]) {
          const outline = outlineAt(form, { x, side, from: crotch + 20, to: crotch - 40 })
          // Level, the cloth between the legs ended in a ledge of four to seven centimetres over this step.
          expect(steepest(outline), `${easeMm} mm, ${x} off the middle, side ${side}`).toBeLessThan(26)
        }
    }
  })
})

function trousers(
  { waist = 0, hips = 0, thigh = 0, knee = 0, calf = 0, outseam = 0 }: AvatarRequest['sitesMm'],
  mm: number,
): DrawnGarment {
  const zonesMm = { waist: waist + 15, hips: hips + mm, thigh: thigh + mm, knee: knee + mm, calf: calf + mm }
  const cloth = { kind: 'linen', gramsPerSquareMetre: 190, stretchPercent: 1 } as const
  return { cut: 'trousers', cloth, finished: { size: 'M', zonesMm, lengthMm: outseam - 20 } }
}

/** How far the cloth stands out at each step down; undefined where there is none. */
function outlineAt(
  { distance }: GarmentForm,
  { x, side, from, to }: { x: number; side: number; from: number; to: number },
): (number | undefined)[] {
  return Array.from({ length: (from - to) / stepMm + 1 }, (_, k) => {
    for (let z = 240; z > -240; z -= 2) if (distance(x, from - k * stepMm, side * z) < 0) return z
    return undefined
  })
}

function steepest(outline: readonly (number | undefined)[]): number {
  const steps = outline.slice(1).flatMap((z, k) => {
    const above = outline[k]
    return z === undefined || above === undefined ? [] : [Math.abs(z - above)]
  })
  expect(steps.length).toBeGreaterThan(6)
  return Math.max(...steps)
}
