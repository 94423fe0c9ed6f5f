import { type Cut, cuts } from '@darzi/tailoring/collection/finished.ts'
import { expect, test } from 'vitest'
import { makeAvatar } from '../avatar/make-avatar.ts'
import { avatarOf, personOf } from '../testing/bodies.ts'
import { companionsOf } from './companions.ts'
import { formOf } from './form.ts'
import type { DrawnGarment } from './garment.ts'
import { makeGarment } from './make-garment.ts'

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

test.each(['shirt', 'kurta'] as const)('under a %s nothing of the trousers comes through', (cut) => {
  const avatar = makeAvatar({ sex: 'female', heightMm: 1628, sitesMm })
  const worn = garmentOf(cut, cut === 'shirt' ? 720 : 980)
  const [under] = companionsOf(avatar, worn)
  if (!under) throw new Error('Nothing is worn under it.')
  const outer = formOf(avatar, worn, sitesMm)
  const { positions } = makeGarment(avatar, under.garment, sitesMm, under.inside)
  let through = 0
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3)
    if (outer.cover(x, y, z) > 2 && outer.distance(x, y, z) > 0) through++
  }
  expect(through).toBeLessThan(positions.length / 3 / 500)
})
