import { endsOf } from '@darzi/tailoring/collection/ends.ts'
import { describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { sampled } from '../testing/bodies.ts'
import { pointsOf, type Wearer, wearer } from '../testing/wearer.ts'
import { sewGarment } from './sew-garment.ts'

const slow = { timeout: 60_000 }
const wool = { kind: 'wool', gramsPerSquareMetre: 240, stretchPercent: 2 } as const
const wearers = [
  'a lean woman',
  'a man of the middle',
  'a short man with a belly',
  'a very heavy man',
  'a very heavy woman',
] as const

/** By so much the waist is wider than the body's; the rest has the room of usual trousers. */
function trousersOf({ sizesMm }: Wearer, waistEaseMm: number): DrawnGarment {
  const { waist = 0, hips = 0, thigh = 0, knee = 0, calf = 0, outseam = 0 } = sizesMm
  const zonesMm = {
    waist: waist + waistEaseMm,
    hips: hips + 45,
    thigh: thigh + 60,
    knee: knee + 75,
    calf: calf + 60,
  }
  return { cut: 'trousers', cloth: wool, finished: { size: 'M', zonesMm, lengthMm: outseam - 15 } }
}

const sewn = (body: Wearer, waistEaseMm: number) =>
  sewGarment({ ...body, garment: trousersOf(body, waistEaseMm) })

describe.each(sampled(wearers, ['a very heavy woman']))('trousers on %s', (name) => {
  const body = wearer(name)

  test('of usual room close, reach their length and are drawn no longer at the waist', slow, async () => {
    const worn = await sewn(body, 12)
    const points = pointsOf(worn)
    expect(worn.seamGapMm).toBeLessThan(3)
    expect(Math.min(...points.map(({ x, y, z }) => distanceAt(body.avatar.field, x, y, z)))).toBeGreaterThan(
      3,
    )
    const { hem } = endsOf(body.sizesMm, trousersOf(body, 12))
    for (const side of [-1, 1]) {
      const lowest = Math.min(...points.filter(({ x }) => side * x > 0).map(({ y }) => y))
      expect(Math.abs(lowest - (hem?.overFloorMm ?? 0))).toBeLessThan(25)
    }
    expect(pullAtBand(body, points)).toBeLessThan(0.025)
    // Each leg is sewn around its own, and both meet at the fork.
    const { crotch, knee } = body.avatar.levels
    expect(points.filter(({ x, y }) => Math.abs(y - knee) < 30 && Math.abs(x) < 15)).toEqual([])
    expect(points.some(({ x, y }) => Math.abs(x) < 6 && Math.abs(y - crotch) < 40)).toBe(true)
  })

  test('12 cm too narrow are pulled at the waist', slow, async () => {
    expect(pullAtBand(body, pointsOf(await sewn(body, -120)))).toBeGreaterThan(0.03)
  })
})

/** How much longer the cloth of the band and just under it is than cut, in the middle of all. */
function pullAtBand({ avatar }: Wearer, points: ReturnType<typeof pointsOf>): number {
  const there = points.filter(({ y }) => y > avatar.levels.waist - 25).map(({ pulled }) => pulled)
  expect(there.length).toBeGreaterThan(60)
  return there.sort((a, b) => a - b)[Math.floor(there.length / 2)] ?? 0
}
