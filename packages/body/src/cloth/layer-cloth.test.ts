import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { companionsOf } from '../garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '../garment/garment.ts'
import { makeGarment } from '../garment/make-garment.ts'
import { type Layer, outfitLayers } from '../garment/outfit-layers.ts'
import { personOf, sampled } from '../testing/bodies.ts'
import { clothOf, facesOutsideFalling, facesThrough } from '../testing/faces-through.ts'
import { type Wearer, wearer } from '../testing/wearer.ts'
import { layeredCloth } from './layer-cloth.ts'
import { sewGarment } from './sew-garment.ts'

const wearers = ['a lean woman', 'a man of the middle', 'a very heavy man', 'a very heavy woman'] as const
const cuts = ['shirt', 'tee', 'kurta', 'jacket', 'trousers', 'blouse', 'skirt'] as const
const womens: readonly Cut[] = ['blouse', 'skirt']
const outfits = wearers.flatMap((name) =>
  cuts
    .filter((cut) => personOf(name).sex === 'female' || !womens.includes(cut))
    .map((cut): [string, Cut] => [name, cut]),
)

describe.each(sampled(outfits, [['a lean woman', 'jacket']]))(
  'on %s: a %s with what is worn with it',
  (name, cut) => {
    let body: Wearer
    let hung: Layer[]
    let worn: GarmentMesh[]
    let isSkirt: boolean[]
    beforeAll(async () => {
      body = wearer(name)
      const garment = garmentOf(body, cut)
      const companions = companionsOf(body.avatar, garment)
      const all = [garment, ...companions.map((companion) => companion.garment)]
      const sewn = await Promise.all(all.map((each) => sewGarment({ ...body, garment: each })))
      isSkirt = all.map((each) => each.cut === 'skirt')
      hung = outfitLayers(garment, companions, sewn)
      worn = layeredCloth(body.avatar, hung)
    }, 120_000)

    const through = (meshes: readonly GarmentMesh[]) =>
      hung.flatMap(({ inside }, inner) =>
        inside.map((outer) =>
          isSkirt[inner] && isSkirt[outer]
            ? facesOutsideFalling(at(meshes, inner), at(meshes, outer))
            : facesThrough(body.avatar, at(meshes, inner), at(meshes, outer)),
        ),
      )

    test('nothing of an inner garment comes through an outer one', () => {
      const faces = worn.reduce((sum, mesh) => sum + clothOf(mesh), 0)
      expect(sum(through(worn))).toBeLessThan(faces / 1000)
    })

    test.runIf(cut === 'jacket')('hung each by itself, hundreds of faces do', () => {
      expect(sum(through(hung.map(({ mesh }) => mesh)))).toBeGreaterThan(200)
    })

    test('seams stay closed, and no cloth is laid into the skin', () => {
      worn.forEach(({ positions }, k) => {
        const apart = (c: number, [v, w]: readonly [number, number]) =>
          at(positions, 3 * v + c) - at(positions, 3 * w + c)
        const gaps = pairsIn(at(hung, k).mesh.positions).map((pair) =>
          Math.hypot(apart(0, pair), apart(1, pair), apart(2, pair)),
        )
        expect(gaps.length).toBeGreaterThan(50)
        expect(Math.max(...gaps)).toBeLessThan(3)
        let least = Number.POSITIVE_INFINITY
        for (let n = 0; n < positions.length; n += 3)
          least = Math.min(
            least,
            distanceAt(body.avatar.field, at(positions, n), at(positions, n + 1), at(positions, n + 2)),
          )
        expect(least).toBeGreaterThan(3)
      })
    })
  },
)

test.each(sampled(['shirt', 'tee', 'kurta', 'jacket'] as const, ['tee']))(
  'trousers drawn by their tape lie under a %s as well, sewn or drawn',
  async (cut) => {
    const body = wearer('a lean woman')
    const garment = garmentOf(body, cut)
    const [trousers] = companionsOf(body.avatar, garment)
    if (!trousers) throw new Error('Nothing is worn with it')
    const drawn = makeGarment(body.avatar, trousers.garment, body.sizesMm)
    const sewn = await sewGarment({ ...body, garment })
    expect(facesThrough(body.avatar, drawn, sewn)).toBeGreaterThan(20)
    for (const upper of [sewn, makeGarment(body.avatar, garment, body.sizesMm)]) {
      const [over = upper, under = drawn] = layeredCloth(body.avatar, [
        { mesh: upper, inside: [] },
        { mesh: drawn, inside: [0] },
      ])
      expect(facesThrough(body.avatar, under, over)).toBeLessThan(clothOf(under) / 1000)
    }
  },
  120_000,
)

const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)

function at<One>(all: ArrayLike<One>, k: number): One {
  const one = all[k]
  if (one === undefined) throw new Error(`There are not ${k + 1} of them`)
  return one
}

/** Points that lie on one another: there cloth is sewn to cloth. */
function pairsIn(positions: Float32Array): [number, number][] {
  const first = new Map<string, number>()
  const pairs: [number, number][] = []
  for (let v = 0; v < positions.length / 3; v++) {
    const key = positions
      .subarray(3 * v, 3 * v + 3)
      .map(Math.round)
      .join()
    const other = first.get(key)
    if (other === undefined) first.set(key, v)
    else pairs.push([other, v])
  }
  return pairs
}

function garmentOf({ sizesMm }: Wearer, cut: Cut): DrawnGarment {
  const { chest = 0, waist = 0, hips = 0, bicep = 0, thigh = 0, knee = 0, calf = 0, outseam = 0 } = sizesMm
  const full = (sizesMm.sleeve_length ?? 0) + 15
  const top = { chest: chest + 110, waist: waist + 110, hips: hips + 110, bicep: bicep + 70 }
  const legs = { waist: waist + 12, hips: hips + 45, thigh: thigh + 60, knee: knee + 75, calf: calf + 60 }
  const finished = {
    shirt: { zonesMm: top, lengthMm: 760, sleeveMm: full },
    tee: { zonesMm: top, lengthMm: 700, sleeveMm: 220 },
    kurta: { zonesMm: top, lengthMm: 1000, sleeveMm: full },
    jacket: { zonesMm: top, lengthMm: 720, sleeveMm: full },
    blouse: { zonesMm: { ...top, chest: chest + 45 }, lengthMm: 380, sleeveMm: 200 },
    dress: { zonesMm: top, lengthMm: 1050, sleeveMm: 220 },
    skirt: { zonesMm: { waist: waist + 10, hips: hips + 120 }, lengthMm: 900 },
    trousers: { zonesMm: legs, lengthMm: outseam - 15 },
  }[cut]
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  return { cut, cloth, finished: { size: 'M', ...finished } }
}
