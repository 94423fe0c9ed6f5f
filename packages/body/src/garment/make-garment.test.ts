import { isDeepStrictEqual } from 'node:util'
import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { hullPerimeter } from '../avatar/girth.ts'
import { armPointOf } from '../avatar/limbs.ts'
import { makeAvatar } from '../avatar/make-avatar.ts'
import { peopleOfTest } from '../avatar/people-of-test.ts'
import type { Avatar } from '../shapes.ts'
import { avatarOf, isWholeRun } from '../testing/bodies.ts'
import type { DrawnGarment, GarmentMesh } from './garment.ts'
import { makeGarment } from './make-garment.ts'

const sitesMm = {
  chest: 980,
  waist: 880,
  hips: 985,
  neck: 385,
  bicep: 320,
  wrist: 172,
  thigh: 570,
  knee: 385,
  calf: 375,
  inseam: 790,
  outseam: 1050,
  sleeve_length: 610,
  shoulder_width: 440,
  back_length: 450,
}
const cloth = { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 } as const
const finished: FinishedSize = {
  size: 'M',
  zonesMm: { chest: 1120, waist: 1050, hips: 1080, bicep: 400, wrist: 250 },
  lengthMm: 760,
  sleeveMm: 640,
}
const shirt: DrawnGarment = { cut: 'shirt', finished, cloth }
let avatar: Avatar
let drawn: GarmentMesh
beforeAll(() => {
  avatar = makeAvatar({ sex: 'male', heightMm: 1750, sitesMm })
  drawn = makeGarment(avatar, shirt, sitesMm)
}, 60_000)

test.each(['waist', 'hips'] as const)(
  'at the %s the drawn garment is as wide as its tape says, within a centimetre',
  (zone) => {
    expect(Math.abs(girthAt(drawn, avatar.levels[zone]) - (finished.zonesMm[zone] ?? 0))).toBeLessThan(10)
  },
)

const uppers = ['shirt', 'tee', 'kurta', 'blouse', 'jacket'] as const
const wearers = ['a man of the middle', 'a very heavy man', 'a full-busted woman', 'a very heavy woman']
/** In the whole run each of them wears every cut; in others these two share them. */
const wornBy: Record<string, readonly (typeof uppers)[number][]> = isWholeRun
  ? Object.fromEntries(wearers.map((name) => [name, uppers]))
  : { 'a very heavy man': ['shirt', 'kurta'], 'a full-busted woman': ['tee', 'blouse', 'jacket'] }

describe.each(Object.entries(wornBy))('on %s', (name, cuts) => {
  let wearer: Avatar
  beforeAll(() => {
    wearer = avatarOf(name)
  }, 60_000)

  test.each(cuts)(
    'chest, waist and hips of a %s are as wide as its tape says, within a centimetre',
    { timeout: 30_000 },
    (cut) => {
      const ease = { shirt: 110, tee: 70, kurta: 120, blouse: 45, jacket: 120 }[cut]
      const wide = (zone: 'chest' | 'waist' | 'hips') => (wearer.sitesMm[zone] ?? 0) + ease
      const zonesMm = { chest: wide('chest'), waist: wide('waist') + 30, hips: wide('hips') }
      // Without sleeves, so that the tape passes everywhere.
      const sleeveless = { cut, cloth, finished: { size: 'M', zonesMm, lengthMm: 800 } }
      const mesh = makeGarment(wearer, sleeveless, wearer.sitesMm)
      for (const zone of ['chest', 'waist', 'hips'] as const) {
        const found = hullPerimeter(cutAt(mesh, wearer.levels[zone]))
        expect(Math.abs(found - zonesMm[zone]), `${zone}: ${found} for ${zonesMm[zone]}`).toBeLessThan(10)
      }
    },
  )
  test('both legs of trousers are as wide as their tape says, within a centimetre', {
    timeout: 30_000,
  }, () => {
    const { waist = 0, hips = 0, thigh = 0, knee = 0, calf = 0 } = wearer.sitesMm
    const legs = { thigh: thigh + 90, knee: knee + 110, calf: calf + 120 }
    const zonesMm = { waist: waist + 40, hips: hips + 60, ...legs }
    const trousers = { cut: 'trousers', cloth, finished: { size: 'M', zonesMm, lengthMm: 980 } } as const
    const mesh = makeGarment(wearer, trousers, wearer.sitesMm)
    for (const zone of ['knee', 'calf'] as const)
      for (const side of [1, -1])
        expect(Math.abs(legGirthAt(mesh, wearer.levels[zone], side) - legs[zone])).toBeLessThan(10)
  })
})

test('a jacket whose tape tells a neck is closed in front; without it the lapels lie open', {
  timeout: 30_000,
}, () => {
  const inFront = (neck?: number) => {
    const zonesMm = neck === undefined ? finished.zonesMm : { ...finished.zonesMm, neck }
    const mesh = drawnOnce('jacket', { ...finished, zonesMm })
    return Math.max(
      ...pointsOf(mesh)
        .filter(([x, , z]) => Math.abs(x) < 20 && z > 60)
        .map(([, y]) => y),
    )
  }
  expect(inFront(410)).toBeGreaterThan(avatar.levels.shoulder - 30)
  expect(inFront()).toBeLessThan(avatar.levels.chest)
})

test('four centimetres more of garment are four centimetres more on the picture', () => {
  const wider = { ...shirt, finished: { ...finished, zonesMm: { ...finished.zonesMm, waist: 1090 } } }
  const more =
    girthAt(makeGarment(avatar, wider, sitesMm), avatar.levels.waist) - girthAt(drawn, avatar.levels.waist)
  expect(Math.abs(more - 40)).toBeLessThan(6)
})

test('no point of it is inside the body', () => {
  for (const [x, y, z] of pointsOf(drawn)) expect(distanceAt(avatar.field, x, y, z)).toBeGreaterThan(0)
})

test('a garment smaller than the body lies on the skin, and every told place of it says too small', () => {
  const small = { ...shirt, finished: { ...finished, zonesMm: { chest: 900, waist: 820, hips: 900 } } }
  const mesh = makeGarment(avatar, small, sitesMm)
  expect(girthAt(mesh, avatar.levels.waist)).toBeGreaterThan(sitesMm.waist)
  const told = [...mesh.fit].filter((fit) => fit >= 0)
  expect(told.length).toBeGreaterThan(100)
  expect(Math.max(...told)).toBeLessThan(1)
})

test('hem and cuffs end where its lengths say', () => {
  const hem = Math.min(
    ...pointsOf(drawn)
      .filter(([x]) => Math.abs(x) < 100)
      .map(([, y]) => y),
  )
  expect(Math.abs(hem - (1050 + 450 - 760))).toBeLessThan(5)
  const shorter = makeGarment(avatar, { ...shirt, finished: { ...finished, sleeveMm: 590 } }, sitesMm)
  expect(Math.abs(cuffAway(drawn) - cuffAway(shorter) - 50)).toBeLessThan(8)
  const sleeveless = makeGarment(
    avatar,
    { ...shirt, finished: { ...finished, sleeveMm: undefined } },
    sitesMm,
  )
  expect(reachOf(sleeveless)).toBeLessThan(300)
})

const trousers: FinishedSize = {
  size: 'M',
  zonesMm: { waist: 900, hips: 1060, thigh: 640, knee: 480, calf: 440 },
  lengthMm: 1000,
}

test('trousers go all the way down around both legs', () => {
  const mesh = drawnOnce('trousers', trousers)
  for (const height of [avatar.levels.knee, avatar.levels.calf, 200]) {
    const [left, right] = [1, -1].map((side) => legGirthAt(mesh, height, side))
    expect(left).toBeGreaterThan(430)
    expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(10)
  }
})

test.each(['a man of the middle', 'a small woman'])(
  'trousers have no shelf over the fork of the legs, before or behind: %s',
  (name) => {
    const request = peopleOfTest[name]
    const { waist = 0, hips = 0, thigh = 0, knee = 0, calf = 0, outseam = 0 } = request?.sitesMm ?? {}
    const legs = { thigh: thigh + 70, knee: knee + 90, calf: calf + 80 }
    const worn = avatarOf(name)
    const finished = {
      size: 'M',
      zonesMm: { waist: waist + 20, hips: hips + 80, ...legs },
      lengthMm: outseam - 20,
    }
    const mesh = makeGarment(worn, { cut: 'trousers', cloth, finished }, request?.sitesMm ?? {})
    const downwards = pointsOf(mesh).flatMap(([x, y], v) => {
      const over = y - worn.levels.crotch
      return Math.abs(x) < 130 && over > 0 && over < 130 ? [mesh.normals[3 * v + 1] ?? 0] : []
    })
    expect(downwards.length).toBeGreaterThan(100)
    expect(Math.min(...downwards)).toBeGreaterThan(-0.8)
  },
  60_000,
)

test('the same numbers draw the same garment', () => {
  // Comparing them number by number takes longer than drawing them.
  expect(isDeepStrictEqual(makeGarment(avatar, shirt, sitesMm), drawn)).toBe(true)
})

test.each(['tee', 'kurta', 'jacket', 'blouse', 'dress', 'trousers', 'skirt'] as const)(
  'drawn whole and not too fine for a phone: %s',
  (cut) => {
    const lengthMm = { kurta: 1020, blouse: 380, dress: 1080, skirt: 600, tee: 700, jacket: 760 }
    const size = cut === 'trousers' ? trousers : { ...finished, lengthMm: lengthMm[cut] }
    const mesh = drawnOnce(cut, size)
    expect(mesh.indices.length / 3).toBeGreaterThan(2000)
    expect(mesh.indices.length / 3).toBeLessThan(30_000)
    for (const numbers of [mesh.positions, mesh.normals, mesh.uvs])
      expect(numbers.every(Number.isFinite)).toBe(true)
  },
)

/** What several tests look at is drawn for the first of them. */
const known = new Map<string, GarmentMesh>()
function drawnOnce(cut: DrawnGarment['cut'], size: FinishedSize): GarmentMesh {
  const key = JSON.stringify([cut, size])
  const mesh = known.get(key) ?? makeGarment(avatar, { cut, cloth, finished: size }, sitesMm)
  known.set(key, mesh)
  return mesh
}

function pointsOf({ positions }: GarmentMesh): [number, number, number][] {
  return Array.from({ length: positions.length / 3 }, (_, v) => [
    positions[3 * v] ?? 0,
    positions[3 * v + 1] ?? 0,
    positions[3 * v + 2] ?? 0,
  ])
}

/** How far from the arm's root the cuff ends. */
function cuffAway(mesh: GarmentMesh): number {
  const [root, wrist] = [avatar.limbs.leftArm.points[0], avatar.limbs.leftArm.points[armPointOf.wrist]]
  if (!root || !wrist) return 0
  const long = Math.hypot(wrist[0] - root[0], wrist[1] - root[1], wrist[2] - root[2])
  const along = ([x, y, z]: readonly [number, number, number]) =>
    ((x - root[0]) * (wrist[0] - root[0]) +
      (y - root[1]) * (wrist[1] - root[1]) +
      (z - root[2]) * (wrist[2] - root[2])) /
    long
  return Math.max(
    ...pointsOf(mesh)
      .filter(([x]) => x > root[0] + 60)
      .map(along),
  )
}

const reachOf = (mesh: GarmentMesh) => Math.max(...pointsOf(mesh).map(([x]) => x))

/** The tape around the trunk, level, with the arms out of its way. */
const girthAt = (mesh: GarmentMesh, height: number) =>
  hullPerimeter(cutAt(mesh, height).filter(([x]) => Math.abs(x) < 250))

const legGirthAt = (mesh: GarmentMesh, height: number, side: number) =>
  hullPerimeter(cutAt(mesh, height).filter(([x]) => x * side > 0))

/** Where the level plane at this height cuts the cloth: (x, z). */
function cutAt(mesh: GarmentMesh, height: number): [number, number][] {
  const points = pointsOf(mesh)
  const cut: [number, number][] = []
  for (let t = 0; t < mesh.indices.length; t += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [p, q] = [points[mesh.indices[t + a] ?? 0], points[mesh.indices[t + b] ?? 0]]
      if (!p || !q || p[1] < height === q[1] < height) continue
      const share = (height - p[1]) / (q[1] - p[1])
      cut.push([p[0] + share * (q[0] - p[0]), p[2] + share * (q[2] - p[2])])
    }
  return cut
}
