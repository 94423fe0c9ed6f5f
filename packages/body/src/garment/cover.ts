import { hangsFromWaist } from '@darzi/tailoring/collection/ends.ts'
import { tubeDistance } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { type DrawnGarment, underArmMm } from './garment.ts'
import type { Distance, GarmentParts, Occupied } from './garment-parts.ts'
import { isHighJacket } from './high-jacket.ts'
import { along } from './limbs.ts'

interface Worn {
  avatar: Avatar
  garment: DrawnGarment
  parts: GarmentParts
  isArm: Occupied
  /** How far the trunk's cloth is, and about how far the arm in it or beside it. */
  besideArm: Distance
  bareArm: Distance
}

const nothing = -1e3
const everywhere = 1e3

/** Where there is cloth: above the hem, below the neck, short of the cuffs; the bare arm and the foot are left out. */
export function coverOf(worn: Worn): Distance {
  const { garment, parts, isArm } = worn
  const isUpper = !hangsFromWaist(garment.cut)
  const [neck, armhole, slit] = [neckOf(worn), armholeOf(worn), slitOf(worn)]
  const front = cutawayOf(worn)
  const bareBelow = worn.avatar.levels.armpit + 2 * underArmMm
  return (x, y, z) => {
    if (isUpper && isArm(x, y, z))
      return parts.sleeve ? shortOfCuff(parts.sleeve, x, y, z) : Math.min(armhole(x, y, z), y - bareBelow)
    if (!isUpper && isArm(x, y, z)) return nothing
    const cloth = Math.min(y - parts.hemY, neck(x, y, z), slit(x, y, z), front(x, y, z))
    if (isUpper && !parts.sleeve) return Math.min(cloth, armhole(x, y, z))
    if (parts.sleeve) return Math.min(cloth, trunkBesideArm(worn, parts.sleeve, [x, y, z]))
    return Math.min(cloth, footOf(worn, x, y, z))
  }
}

function shortOfCuff(
  { tube, end }: NonNullable<GarmentParts['sleeve']>,
  x: number,
  y: number,
  z: number,
): number {
  return end - along(tube.frame.origin, tube.frame.axis, [Math.abs(x), y, z])
}

/** Past the cuff the skin of an arm close to the trunk is no cloth: only what lies on the trunk is. */
function trunkBesideArm(
  { besideArm, bareArm }: Worn,
  sleeve: NonNullable<GarmentParts['sleeve']>,
  at: readonly [number, number, number],
): number {
  return Math.max(shortOfCuff(sleeve, ...at), onTrunkMm - besideArm(...at), bareArm(...at) - besideSkinMm)
}
const onTrunkMm = 4
const besideSkinMm = 14

/** Without sleeves the cloth ends at the point of the shoulder. */
function armholeOf({ avatar }: Worn): Distance {
  const { levels, limbs } = avatar
  const side = (limbs.leftArm.points[0]?.[0] ?? 0) + 12
  return (x, y) => (y < levels.armpit - underArmMm ? everywhere : side - Math.abs(x))
}

/** The foot in a wide leg is bare. */
function footOf({ avatar, parts }: Worn, x: number, y: number, z: number): number {
  if (!parts.leg || y > avatar.levels.ankle + 30) return everywhere
  return 12 - tubeDistance(parts.leg, Math.abs(x), y, z)
}

/** How wide beside the neck, and how deep before and behind, each cut is open; collars stand around the neck instead. */
const neckline = {
  tee: { wide: 20, front: 80, back: 28 },
  dress: { wide: 45, front: 130, back: 55 },
  blouse: { wide: 48, front: 150, back: 120 },
  jacket: { wide: 14, front: 40, back: 24 },
} as const

/** Positive where the cloth begins, at about the distance from the neckline. */
export function neckOf({
  avatar: { levels, sitesMm },
  garment,
  parts,
}: Pick<Worn, 'avatar' | 'garment' | 'parts'>): Distance {
  const { cut } = garment
  if (cut === 'trousers' || cut === 'skirt') return (_, y) => parts.topY - y
  if (cut === 'shirt' || cut === 'kurta' || isHighJacket(garment))
    return (_, y, z) => levels.neck + 12 - 12 * towardsFront(z, 18) - y
  const { wide, front, back } = neckline[cut]
  const upper = levels.neck + 15
  const beside = (sitesMm.neck ?? 380) / (2 * Math.PI) + wide
  return (x, y, z) => {
    const deep = back + (front - back) * towardsFront(z - 15, 12)
    const share = Math.hypot(x / beside, (upper - y) / deep)
    const round = y > upper ? upper - y : (share - 1) * Math.min(beside, deep)
    if (cut !== 'jacket' || z < 20) return round
    const opening = (y - breakOver(levels)) * 0.3
    return Math.min(round, opening < 0 ? everywhere : Math.abs(x) - opening)
  }
}

/** Where the lapels begin to fold back. */
export const breakOver = ({ waist }: Avatar['levels']): number => waist + 40

const towardsFront = (z: number, soft: number): number => 1 / (1 + Math.exp(-z / soft))

/** The open side seams of a kurta, from below the hips. */
function slitOf({ avatar: { levels }, garment: { cut }, parts: { hemY } }: Worn): Distance {
  if (cut !== 'kurta') return () => everywhere
  const from = Math.min(levels.hips - 60, hemY + 300)
  return (x, y, z) => (y > from || Math.abs(x) < 80 ? everywhere : Math.abs(z) - (from - y) * 0.05)
}

/** The lower corners of an open jacket's fronts, rounded away below its last button. */
function cutawayOf({ avatar: { levels }, garment, parts: { hemY } }: Worn): Distance {
  if (garment.cut !== 'jacket' || isHighJacket(garment)) return () => everywhere
  const from = Math.max(hemY + 60, levels.waist - 94)
  return (x, y, z) => {
    if (y > from || z < 20) return everywhere
    const share = Math.min(1, (from - y) / (from - hemY))
    return Math.abs(x) - cutawayMm * share ** 2.4 + lapMm
  }
}
const [cutawayMm, lapMm] = [84, 22]
