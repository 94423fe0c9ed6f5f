import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { type Companion, companionsOf } from '../garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '../garment/garment.ts'
import { makeGarment } from '../garment/make-garment.ts'
import { outfitLayers } from '../garment/outfit-layers.ts'
import { sampled } from '../testing/bodies.ts'
import { facesOutsideFalling } from '../testing/faces-through.ts'
import { pointsOf, type Wearer, wearer } from '../testing/wearer.ts'
import type { Draped } from './cloth.ts'
import { layeredCloth } from './layer-cloth.ts'
import { sewGarment } from './sew-garment.ts'

const women = sampled(['a lean woman', 'a woman of the middle', 'a very heavy woman'] as const, [
  'a woman of the middle',
])

describe.each(women)('on %s, the petticoat under the skirt of a blouse', (name) => {
  let body: Wearer
  let blouse: DrawnGarment
  let companions: readonly Companion[]
  let skirt: Draped
  let petticoat: Draped
  beforeAll(async () => {
    body = wearer(name)
    blouse = blouseOn(body)
    companions = companionsOf(body.avatar, blouse)
    expect(companions.map((companion) => companion.name)).toEqual(['skirt', 'petticoat'])
    skirt = await sewGarment({ ...body, garment: garmentAt(0) })
    petticoat = await sewGarment({ ...body, garment: garmentAt(1) })
  }, 120_000)

  function garmentAt(place: number): DrawnGarment {
    const { garment } = companions[place] ?? {}
    if (!garment) throw new Error(`There are not ${place + 1} companions`)
    return garment
  }

  /** Both laid over one another under the blouse. */
  function laid(over: GarmentMesh, under: GarmentMesh): { over: GarmentMesh; under: GarmentMesh } {
    const top = makeGarment(body.avatar, blouse, body.sizesMm)
    const layers = outfitLayers(blouse, companions, [top, over, under])
    const [, laidOver = over, laidUnder = under] = layeredCloth(body.avatar, layers)
    return { over: laidOver, under: laidUnder }
  }

  test('hangs from the waist to the ankle, its hem a little over the skirt’s', () => {
    const { waist, ankle } = body.avatar.levels
    const heights = pointsOf(petticoat).map(({ y }) => y)
    const hem = Math.min(...heights)
    const over = hem - Math.min(...pointsOf(skirt).map(({ y }) => y))
    expect(Math.abs(Math.max(...heights) - waist - 20)).toBeLessThan(2)
    expect(hem).toBeLessThan(ankle)
    expect(hem).toBeGreaterThan(60)
    expect(over).toBeGreaterThan(15)
    expect(over).toBeLessThan(45)
  })

  test('its seams are closed, and no cloth of it is in the body', () => {
    expect(petticoat.seamGapMm).toBeLessThan(3)
    const away = pointsOf(petticoat).map(({ x, y, z }) => distanceAt(body.avatar.field, x, y, z))
    expect(Math.min(...away)).toBeGreaterThan(3)
  })

  test('no face of it is outside the skirt, sewn or drawn by their tape; hung by themselves, hundreds are', () => {
    expect(facesOutsideFalling(petticoat, skirt)).toBeGreaterThan(200)
    const drawn = (place: number) => makeGarment(body.avatar, garmentAt(place), body.sizesMm)
    for (const { over, under } of [laid(skirt, petticoat), laid(drawn(0), drawn(1))])
      expect(facesOutsideFalling(under, over)).toBe(0)
  })
})

function blouseOn({ sizesMm: { chest = 0, waist = 0 } }: Wearer): DrawnGarment {
  const zonesMm = { chest: chest + 45, waist: waist + 60 }
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  return { cut: 'blouse', cloth, finished: { size: 'M', zonesMm, lengthMm: 380, sleeveMm: 200 } }
}
