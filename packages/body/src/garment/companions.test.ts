import { type Cut, cuts } from '@darzi/tailoring/collection/finished.ts'
import { expect, test } from 'vitest'
import { avatarOf, personOf } from '../testing/bodies.ts'
import { companionsOf } from './companions.ts'
import { formOf } from './form.ts'
import type { DrawnGarment } from './garment.ts'

const who = 'a woman of the middle'
const { sitesMm } = personOf(who)
const { chest = 0, waist = 0, hips = 0, bicep = 0 } = sitesMm

function garmentOf(cut: Cut, lengthMm: number): DrawnGarment {
  const zonesMm = { chest: chest + 110, waist: waist + 130, hips: hips + 120, bicep: bicep + 80 }
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 } as const
  return { cut, cloth, finished: { size: 'M', zonesMm, lengthMm, sleeveMm: 560 } }
}

test.each(cuts)('whoever wears a %s is dressed from the shoulders to below the hips', (cut) => {
  const avatar = avatarOf(who)
  const worn = garmentOf(cut, cut === 'trousers' || cut === 'skirt' ? 950 : 700)
  const all = [worn, ...companionsOf(avatar, worn).map(({ garment }) => garment)]
  const forms = all.map((garment) => formOf(avatar, garment, sitesMm))
  expect(Math.max(...forms.map(({ topY }) => topY))).toBeGreaterThan(avatar.levels.shoulder)
  expect(Math.min(...forms.map(({ hemY }) => hemY))).toBeLessThan(avatar.levels.crotch)
})

const namesWith = (worn: DrawnGarment) => companionsOf(avatarOf(who), worn).map(({ name }) => name)

test('a petticoat is worn inside a skirt that covers the knee, and is seen alone under a saree’s blouse', () => {
  const blouse = garmentOf('blouse', 380)
  expect(namesWith(blouse)).toEqual(['skirt', 'petticoat'])
  expect(namesWith({ ...blouse, design: 'saree_blouse' })).toEqual(['petticoat'])
  expect(namesWith(garmentOf('skirt', 950))).toEqual(['blouse', 'petticoat'])
  expect(namesWith(garmentOf('skirt', 400))).toEqual(['blouse'])
  const skirt = garmentOf('skirt', 700)
  const [, petticoat] = companionsOf(avatarOf(who), skirt)
  expect(petticoat?.inside).toEqual([skirt])
  expect(petticoat?.garment.finished.lengthMm).toBe(670)
})
