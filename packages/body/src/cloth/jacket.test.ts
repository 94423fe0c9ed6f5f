import { endsOf } from '@darzi/tailoring/collection/ends.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { crossings } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import { isWholeRun, namesToTry, sampled } from '../testing/bodies.ts'
import { pointsOf, type Wearer, wearer } from '../testing/wearer.ts'
import type { Draped } from './cloth.ts'
import { sewGarment } from './sew-garment.ts'

const lengthMm = 720

function jacketFor({ sizesMm }: Wearer): DrawnGarment {
  const { chest = 0, waist = 0, hips = 0, bicep = 0, sleeve_length = 0 } = sizesMm
  const zonesMm = { chest: chest + 120, waist: waist + 120, hips: hips + 100, bicep: bicep + 75 }
  const cloth = { kind: 'wool', gramsPerSquareMetre: 260, stretchPercent: 1 } as const
  const finished = { size: 'M', zonesMm, lengthMm, sleeveMm: sleeve_length + 15 }
  return { cut: 'jacket', cloth, finished }
}

/** Closed at its neck. */
function bandhgalaFor(body: Wearer): DrawnGarment {
  const { finished, ...rest } = jacketFor(body)
  const { neck = 0 } = body.sizesMm
  return { ...rest, finished: { ...finished, zonesMm: { ...finished.zonesMm, neck: neck + 25 } } }
}

describe.each(sampled(namesToTry, ['a lean woman']))(
  'a jacket with lapels and a centre vent, sewn on %s',
  (name) => {
    let body: Wearer
    let worn: Draped
    beforeAll(async () => {
      body = wearer(name)
      worn = await sewGarment({ ...body, garment: { ...jacketFor(body), chosen: { vents: 'one' } } })
    }, 60_000)

    test('has its seams closed and no point in the skin, lapels and collar included', () => {
      expectSewn(body, worn)
    })

    test('is open over its buttons and closed below the break', () => {
      const { armpit, waist } = body.avatar.levels
      const nearest = (from: number, to: number) =>
        Math.min(
          ...pointsOf(worn)
            .filter(({ y, z }) => y > from && y < to && z > 20)
            .map(({ x }) => Math.abs(x)),
        )
      expect(nearest(armpit, armpit + 20)).toBeGreaterThan(12)
      expect(nearest(waist - 40, waist)).toBeLessThan(6)
    })

    test('has lapels folded out on both fronts alike, and a collar around the neck from one to the other', () => {
      const cloth = pointsOf(worn).length
      const laid = Array.from({ length: worn.positions.length / 3 - cloth }, (_, k) => {
        const [x = 0, y = 0, z = 0] = worn.positions.subarray(3 * (cloth + k))
        return { x, y, z }
      })
      const { chest, shoulder, neck } = body.avatar.levels
      const lapels = laid.filter(({ y, z }) => z > 0 && y > chest && y < shoulder)
      const [left, right] = [1, -1].map((side) => Math.max(...lapels.map(({ x }) => side * x)))
      expect(Math.min(left ?? 0, right ?? 0)).toBeGreaterThan(80)
      const behind = laid.filter(({ x, z }) => Math.abs(x) < 30 && z < 0)
      expect(Math.max(...behind.map(({ y }) => y))).toBeGreaterThan(neck + 10)
      const highest = Math.max(...pointsOf(worn).map(({ y }) => y))
      expect(Math.max(...laid.map(({ y }) => y))).toBeGreaterThan(highest + 15)
    })

    test('is shut behind: nothing shows through its vent', () => {
      const behind = pointsOf(worn).filter(({ x, z }) => Math.abs(x) < 60 && z < 0)
      const hem = Math.min(...behind.map(({ y }) => y))
      const isCloth = coverBehind(worn)
      const open: string[] = []
      for (let up = 15; up < 230; up += 30)
        for (let x = -50; x <= 50; x += 2) if (!isCloth(x, hem + up)) open.push(`${x} at ${up}`)
      expect(open).toEqual([])
    })

    test('hangs behind as long as its tape says', () => {
      expectLongBehind(body, worn)
    })
  },
)

/** Whether cloth hangs behind the middle of the body at a place, seen from behind. */
function coverBehind({ positions, indices }: Draped): (x: number, y: number) => boolean {
  const triangles: Point[][] = []
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [...indices.subarray(t, t + 3)].map((n) => positions.subarray(3 * n, 3 * n + 3))
    if (corners.every(([x = 0, , z = 0]) => z < 0 && Math.abs(x) < 90))
      triangles.push(corners.map(([x = 0, y = 0]): Point => [x, y]))
  }
  return (x, y) =>
    triangles.some((shape) => {
      const [left = x, right = x] = crossings(shape, y)
      return left < x && x <= right
    })
}

describe.runIf(isWholeRun).each([
  { lapel: 'notch', vents: 'none' },
  { lapel: 'peak', vents: 'one' },
  { lapel: 'shawl', vents: 'two' },
  { lapel: 'none', vents: 'one' },
  { lapel: 'none', vents: 'two' },
])('a jacket with lapel $lapel and vents: $vents', ({ lapel, vents }) => {
  test.each(namesToTry)(
    'has its seams closed and no point in the skin, on %s',
    { timeout: 60_000 },
    async (name) => {
      const body = wearer(name)
      const garment = lapel === 'none' ? bandhgalaFor(body) : jacketFor(body)
      const chosen = lapel === 'none' ? { vents } : { lapel, vents }
      const worn = await sewGarment({ ...body, garment: { ...garment, chosen } })
      expectSewn(body, worn)
      expectLongBehind(body, worn)
    },
  )
})

/** Its seams closed, and no point in the skin, lapels and collar included. */
function expectSewn({ avatar }: Wearer, { seamGapMm, positions, normals }: Draped) {
  expect(seamGapMm).toBeLessThan(3)
  expect([...positions, ...normals].every(Number.isFinite)).toBe(true)
  for (let n = 0; n < positions.length; n += 3)
    expect(
      distanceAt(avatar.field, positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0),
    ).toBeGreaterThan(3)
}

/** As its tape says. */
function expectLongBehind(body: Wearer, worn: Draped) {
  const behind = pointsOf(worn).filter(({ x, z }) => Math.abs(x) < 60 && z < -20)
  const { hem } = endsOf(body.sizesMm, jacketFor(body))
  expect(Math.abs(Math.min(...behind.map(({ y }) => y)) - (hem?.overFloorMm ?? 0))).toBeLessThan(35)
}
