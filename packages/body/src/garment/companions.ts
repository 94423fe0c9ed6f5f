/** What is worn with a garment, so that nobody stands half dressed: plain pieces of usual ease in the person's own sizes. */
import type { ClothOfGarment, Cut, FinishedSize, FitZone } from '@darzi/tailoring/collection/finished.ts'
import type { Avatar, Site } from '../shapes.ts'
import type { DrawnGarment } from './garment.ts'
import { isHighJacket } from './high-jacket.ts'

export interface Companion {
  garment: DrawnGarment
  /** What it is worn in or tucked into. */
  inside: readonly DrawnGarment[]
  /** Of the garment's own colour, as a blouse and its skirt are, or plain. */
  tone: 'own' | 'white' | 'ivory' | 'dark'
}

export function companionsOf(avatar: Avatar, worn: DrawnGarment): Companion[] {
  const { cut, finished } = worn
  const isLong = finished.lengthMm > avatar.levels.neck - avatar.levels.crotch + 120
  const alone = (garment: DrawnGarment, tone: Companion['tone']) => [{ garment, inside: [worn], tone }]
  switch (cut) {
    case 'shirt':
    case 'tee':
      return alone(trousers(avatar), 'dark')
    case 'kurta':
      return alone(churidar(avatar), 'ivory')
    case 'jacket': {
      if (isHighJacket(worn))
        return isLong ? alone(churidar(avatar), 'ivory') : alone(trousers(avatar), 'dark')
      const under = trousers(avatar)
      return [
        { garment: under, inside: [worn], tone: 'dark' },
        { garment: tuckedShirt(avatar), inside: [worn, under], tone: 'white' },
      ]
    }
    case 'trousers':
      return alone(tuckedShirt(avatar), 'white')
    case 'skirt':
      return alone(blouse(avatar, worn.cloth), 'own')
    case 'blouse':
      return alone(skirt(avatar, worn.cloth), 'own')
    case 'dress':
      return []
  }
}

const cotton: ClothOfGarment = { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 }
const suiting: ClothOfGarment = { kind: 'wool', gramsPerSquareMetre: 240, stretchPercent: 0 }

type Ease = Partial<Record<FitZone & Site, number>>

function piece(
  { sitesMm }: Avatar,
  cut: Cut,
  cloth: ClothOfGarment,
  { ease, ...lengths }: { ease: Ease } & Pick<FinishedSize, 'lengthMm' | 'sleeveMm'>,
): DrawnGarment {
  const zonesMm: FinishedSize['zonesMm'] = {}
  for (const [zone, more] of Object.entries(ease) as [keyof Ease, number][]) {
    const mm = sitesMm[zone]
    if (mm !== undefined) zonesMm[zone] = mm + more
  }
  return { cut, cloth, finished: { size: '', zonesMm, ...lengths } }
}

const trousers = (avatar: Avatar) =>
  piece(avatar, 'trousers', suiting, {
    ease: { waist: 12, hips: 45, thigh: 55, knee: 75, calf: 50 },
    lengthMm: avatar.levels.waist - 28,
  })

const churidar = (avatar: Avatar) =>
  piece(avatar, 'trousers', cotton, {
    ease: { waist: 12, hips: 40, thigh: 45, knee: 40, calf: 16 },
    lengthMm: avatar.levels.waist - 55,
  })

const tuckedShirt = (avatar: Avatar) =>
  piece(avatar, 'shirt', cotton, {
    ease: { neck: 14, chest: 70, waist: 28, hips: 20, bicep: 60, wrist: 45 },
    lengthMm: avatar.levels.neck - avatar.levels.waist + 130,
    sleeveMm: (avatar.sitesMm.sleeve_length ?? 600) + 10,
  })

const blouse = (avatar: Avatar, cloth: ClothOfGarment) =>
  piece(avatar, 'blouse', cloth, {
    ease: { chest: 30, waist: 50, bicep: 25 },
    lengthMm: 0.84 * (avatar.levels.neck - avatar.levels.waist),
    sleeveMm: 0.3 * (avatar.sitesMm.sleeve_length ?? 540),
  })

const skirt = (avatar: Avatar, cloth: ClothOfGarment) =>
  piece(avatar, 'skirt', cloth, { ease: { waist: 12, hips: 120 }, lengthMm: avatar.levels.waist - 60 })
