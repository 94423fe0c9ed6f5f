import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { armPointOf } from '../avatar/limbs.ts'
import type { Avatar } from '../shapes.ts'
import { avatarOf, sampled } from '../testing/bodies.ts'
import type { DrawnGarment, GarmentMesh } from './garment.ts'
import { along } from './limbs.ts'
import { makeGarment } from './make-garment.ts'

const cloth = { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 } as const
type Point = readonly [number, number, number]

const wearers = ['a man of the middle', 'a full-busted woman', 'a very heavy woman']

describe.each(sampled(wearers, ['a man of the middle', 'a very heavy woman']))('on %s', (name) => {
  let wearer: Avatar
  beforeAll(() => {
    wearer = avatarOf(name)
  }, 60_000)
  const over = (zone: 'chest' | 'waist' | 'hips' | 'bicep' | 'wrist', ease: number) =>
    (wearer.sitesMm[zone] ?? 0) + ease

  test('a kurta has its cuffs on the sleeves alone, however wide the trunk beside them', () => {
    const zonesMm = { chest: over('chest', 100), waist: over('waist', 140), hips: over('hips', 150) }
    const sleeveMm = (wearer.sitesMm.sleeve_length ?? 0) + 10
    const finished = {
      size: 'M',
      lengthMm: 1010,
      sleeveMm,
      zonesMm: { ...zonesMm, wrist: over('wrist', 80) },
    }
    const mesh = makeGarment(wearer, { cut: 'kurta', cloth, finished }, wearer.sitesMm)
    const first = Math.min(...mesh.indices.subarray(3 * (mesh.clothTriangles ?? 0)))
    const wrist = armPoint(wearer, armPointOf.wrist)
    // Collar, placket and buttons are over the waist and at the middle.
    const details = pointsOf(mesh).slice(first)
    const low = details.filter(([x, y]) => y < wearer.levels.waist && Math.abs(x) > 40)
    expect(low.length).toBeGreaterThan(50)
    for (const [x, y, z] of low)
      expect(Math.hypot(Math.abs(x) - wrist[0], y - wrist[1], z - wrist[2])).toBeLessThan(140)
  })

  test('a sleeve that goes past the wrist goes over hand and thumb as one opening', {
    timeout: 30_000,
  }, () => {
    const zonesMm = { chest: over('chest', 110), waist: over('waist', 120), hips: over('hips', 110) }
    const sleeveMm = (wearer.sitesMm.sleeve_length ?? 0) + 50
    const finished = {
      size: 'M',
      lengthMm: 760,
      sleeveMm,
      zonesMm: { ...zonesMm, wrist: over('wrist', 60) },
    }
    const mesh = makeGarment(wearer, { cut: 'shirt', cloth, finished }, wearer.sitesMm)
    const [elbow, wrist] = [armPoint(wearer, 12), armPoint(wearer, armPointOf.wrist)]
    const axis = between(elbow, wrist)
    const beyond = pointsOf(mesh).filter((p) => p[0] > 0 && along(wrist, axis, p) > 15)
    expect(beyond.length).toBeGreaterThan(50)
    for (const [x, y, z] of beyond) expect(distanceAt(wearer.field, x, y, z)).toBeGreaterThan(4.5)
  })

  test('over the shoulder the sleeve lies as the shoulder slopes, without a puff', {
    timeout: 30_000,
  }, () => {
    const zonesMm = { chest: over('chest', 110), waist: over('waist', 120), bicep: over('bicep', 80) }
    const sleeveMm = wearer.sitesMm.sleeve_length
    const finished = { size: 'M', lengthMm: 760, sleeveMm, zonesMm }
    const mesh = makeGarment(wearer, { cut: 'shirt', cloth, finished }, wearer.sitesMm)
    const [x, y] = armPoint(wearer, 0)
    const onTop = pointsOf(mesh).filter((p) => Math.abs(Math.abs(p[0]) - x - 10) < 40 && p[1] > y + 15)
    expect(onTop.length).toBeGreaterThan(20)
    for (const p of onTop) expect(distanceAt(wearer.field, ...p)).toBeLessThan(11)
  })

  test.each(['dress', 'tee', 'blouse'] as const)(
    'a half-sleeved %s leaves forearm and hand bare',
    { timeout: 30_000 },
    (cut) => {
      const zonesMm = {
        chest: over('chest', 70),
        waist: over('waist', 80),
        hips: over('hips', 80),
        bicep: over('bicep', 60),
      }
      const lengthMm = { dress: 1080, tee: 700, blouse: 380 }[cut]
      const garment: DrawnGarment = { cut, cloth, finished: { size: 'M', zonesMm, lengthMm, sleeveMm: 220 } }
      const mesh = makeGarment(wearer, garment, wearer.sitesMm)
      const bare = wearer.limbs.leftArm.points.slice(armPointOf.forearm)
      const near = pointsOf(mesh).filter(([x, y, z]) =>
        bare.some((p) => Math.hypot(Math.abs(x) - p[0], y - p[1], z - p[2]) < 45),
      )
      expect(near).toEqual([])
    },
  )
})

function between(a: Point, b: Point): Point {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long, (b[2] - a[2]) / long]
}

const armPoint = ({ limbs }: Avatar, at: number): Point => limbs.leftArm.points[at] ?? [0, 0, 0]

const pointsOf = ({ positions }: GarmentMesh): Point[] =>
  Array.from(
    { length: positions.length / 3 },
    (_, v) => [positions[3 * v] ?? 0, positions[3 * v + 1] ?? 0, positions[3 * v + 2] ?? 0] as const,
  )
