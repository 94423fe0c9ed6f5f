/** What is worn with a garment, so that nobody stands half dressed: plain pieces of usual ease in the person's own sizes. */
import type { ClothOfGarment, Cut, FinishedSize, FitZone } from '@darzi/tailoring/collection/finished.ts'
import type { Avatar, Site } from '../shapes.ts'
import { ringsTopOf, underRingsMm } from './churi-rings.ts'
import type { DrawnGarment } from './garment.ts'
import { isHighJacket } from './high-jacket.ts'

/** What is worn with a garment is called so. */
export type CompanionName = 'trousers' | 'churidar' | 'shirt' | 'blouse' | 'skirt' | 'petticoat'

export interface Companion {
  name: CompanionName
  garment: DrawnGarment
  /** What it is worn in or tucked into. */
  inside: readonly DrawnGarment[]
  /** Of the garment's own colour, as a blouse and its skirt are, or plain. */
  tone: 'own' | 'white' | 'ivory' | 'dark'
}

export function companionsOf(avatar: Avatar, worn: DrawnGarment): Companion[] {
  const { cut, finished } = worn
  const isLong = finished.lengthMm > avatar.levels.neck - avatar.levels.crotch + 120
  const within = [worn]
  const inTrousers = { name: 'trousers', garment: trousers(avatar), inside: within, tone: 'dark' } as const
  const inChuridar = { name: 'churidar', garment: churidar(avatar), inside: within, tone: 'ivory' } as const
  switch (cut) {
    case 'shirt':
    case 'tee':
      return [inTrousers]
    case 'kurta':
      return [inChuridar]
    case 'jacket': {
      if (isHighJacket(worn)) return [isLong ? inChuridar : inTrousers]
      const inside = [worn, inTrousers.garment]
      return [inTrousers, { name: 'shirt', garment: tuckedShirt(avatar), inside, tone: 'white' }]
    }
    case 'trousers':
      return [{ name: 'shirt', garment: tuckedShirt(avatar), inside: within, tone: 'white' }]
    case 'skirt':
      return [
        { name: 'blouse', garment: blouse(avatar, worn.cloth), inside: within, tone: 'own' },
        ...(finished.lengthMm > avatar.levels.waist - avatar.levels.knee
          ? [petticoatIn(avatar, [worn])]
          : []),
      ]
    case 'blouse': {
      if (worn.design === 'saree_blouse') return [petticoatIn(avatar, within)]
      const over = skirt(avatar, worn.cloth)
      return [
        { name: 'skirt', garment: over, inside: within, tone: 'own' },
        petticoatIn(avatar, [worn, over]),
      ]
    }
    case 'dress':
      return []
  }
}

/** Of plain cloth, in what is worn over it: a skirt hides it. A saree has none, so who tries on its blouse stands in the petticoat. */
function petticoatIn(avatar: Avatar, inside: readonly DrawnGarment[]): Companion {
  const over = inside.find(({ cut }) => cut === 'skirt')
  return { name: 'petticoat', garment: petticoat(avatar, over), inside, tone: 'ivory' }
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

/** Its cloth ends where its churis begin. */
const churidar = (avatar: Avatar): DrawnGarment => ({
  ...piece(avatar, 'trousers', cotton, {
    ease: { waist: 12, hips: 40, thigh: 45, knee: 40, calf: 16 },
    lengthMm: avatar.levels.waist - ringsTopOf(avatar) + underRingsMm,
  }),
  design: 'churidar',
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

/** To the ankle; its hem a little over that of the skirt over it. */
const petticoat = (avatar: Avatar, over: DrawnGarment | undefined): DrawnGarment => ({
  ...piece(avatar, 'skirt', cotton, {
    ease: { waist: 4, hips: 50 },
    lengthMm: Math.min(
      avatar.levels.waist - overFloorMm,
      (over?.finished.lengthMm ?? avatar.levels.waist) - underHemMm,
    ),
  }),
  design: 'petticoat',
})
const [overFloorMm, underHemMm] = [90, 30]
