import { expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { avatarOf, sampled } from '../testing/bodies.ts'
import { ringsTopOf, withChuris } from './churi-rings.ts'
import { companionsOf } from './companions.ts'
import type { GarmentMesh } from './garment.ts'

const cotton = { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 } as const

/** A triangle over the rings, and one that hangs wholly under their top. */
const clothOf = (top: number): GarmentMesh => ({
  positions: Float32Array.from([
    ...[90, top + 20, 200, 120, top, 200, 90, top - 10, 200],
    ...[90, top - 20, 200, 120, top - 20, 200, 90, top - 40, 200],
  ]),
  normals: new Float32Array(18),
  uvs: new Float32Array(12),
  indices: Uint32Array.from([0, 1, 2, 3, 4, 5]),
  fit: new Float32Array(6),
})

test.each(sampled(['a lean woman', 'a man of the middle', 'a very heavy man'], ['a very heavy man']))(
  'the churis of %s lie in rings around both legs, from under the calf to the ankle bone, outside the skin',
  (name) => {
    const avatar = avatarOf(name)
    const top = ringsTopOf(avatar)
    const [cloth, left, right] = withChuris(avatar, clothOf(top))
    expect([...cloth.indices]).toEqual([0, 1, 2])
    expect([left?.positions.length, right?.positions.length]).toEqual([
      left?.positions.length,
      left?.positions.length,
    ])
    const points = pointsOf(left)
    const { calf, ankle } = avatar.levels
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(calf)
    expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(ankle - 20)
    for (const { x, y, z } of [...points, ...pointsOf(right)])
      expect(distanceAt(avatar.field, x, y, z)).toBeGreaterThan(3)
    // Down the outside of the leg: how often the cloth comes out and goes in again.
    const outside = points.filter((_, k) => k % 45 === 22).map(({ x }) => x)
    const tops = outside.filter((x, k) => x > (outside[k - 1] ?? x) && x >= (outside[k + 1] ?? x))
    expect(tops.length).toBeGreaterThan(5)
    // They begin without an edge: where the cloth ends, and growing out of it.
    const bends = outside.slice(1, 12).map((x, k) => (outside[k] ?? 0) - 2 * x + (outside[k + 2] ?? 0))
    expect(Math.max(...bends.map(Math.abs))).toBeLessThan(0.7)
    const awayOf = ({ x, y, z }: (typeof points)[number]) => distanceAt(avatar.field, x, y, z)
    const ends = pointsOf(cloth).filter(({ y }) => Math.abs(y - top) < 1)
    expect(ends.length).toBe(1)
    const begins = points.slice(0, 45).map(awayOf)
    for (const end of ends) {
      expect(awayOf(end)).toBeGreaterThan(Math.min(...begins) - 0.5)
      expect(awayOf(end)).toBeLessThan(Math.max(...begins) + 0.5)
    }
  },
)

test('under a kurta a churidar is worn, whose cloth ends in its rings', () => {
  const avatar = avatarOf('a lean woman')
  const zonesMm = { chest: 1000, waist: 950, hips: 1050 }
  const kurta = {
    cut: 'kurta',
    cloth: cotton,
    finished: { size: 'M', zonesMm, lengthMm: 1000, sleeveMm: 560 },
  } as const
  const [churidar] = companionsOf(avatar, kurta)
  expect([churidar?.name, churidar?.garment.design]).toEqual(['churidar', 'churidar'])
  const hem = avatar.levels.waist - (churidar?.garment.finished.lengthMm ?? 0)
  expect(ringsTopOf(avatar) - hem).toBeGreaterThan(5)
  expect(ringsTopOf(avatar) - hem).toBeLessThan(25)
})

const pointsOf = (mesh: GarmentMesh | undefined) =>
  Array.from({ length: (mesh?.positions.length ?? 0) / 3 }, (_, v) => {
    const [x = 0, y = 0, z = 0] = mesh?.positions.subarray(3 * v) ?? []
    return { x, y, z }
  })
