import { endsOf, hangsFromWaist } from '@darzi/tailoring/collection/ends.ts'
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { distanceAt } from '../avatar/distance-field.ts'
import { type Tube, tubeDistance } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { coverOf } from './cover.ts'
import { clearMm, type DrawnGarment, leastClearMm, underArmMm } from './garment.ts'
import type { Distance, GarmentParts, Occupied } from './garment-parts.ts'
import { type Sleeve, sleeveOf, trouserLegOf } from './limbs.ts'
import { eased } from './outline.ts'
import { trunkOf } from './trunk.ts'

export type Part = 'trunk' | 'arm' | 'leg'

/** A garment as functions of space: its closed shape, what of it is really cloth, and which part a place belongs to. */
export interface GarmentForm extends GarmentParts {
  /** Negative inside the garment and the body under it. */
  distance: Distance
  /** Positive where there is cloth; zero at neck, hem and cuffs. */
  cover: Distance
  partAt: (x: number, y: number, z: number) => Part
  box: { low: number; high: number; x: number; back: number; front: number }
}

export function formOf(avatar: Avatar, garment: DrawnGarment, body: BodySizes): GarmentForm {
  const { levels, field } = avatar
  const hemY = Math.max(8, hemOver(avatar, garment, body))
  const isTrousers = garment.cut === 'trousers'
  const topY = hangsFromWaist(garment.cut) ? levels.waist + 12 : levels.neck + 25
  const parts: GarmentParts = {
    hemY,
    topY,
    trunk: trunkOf(avatar, garment, [isTrousers ? levels.crotch - 60 : hemY - 40, topY + 25]),
    leg: isTrousers ? trouserLegOf(avatar, garment, hemY) : undefined,
    sleeve: hangsFromWaist(garment.cut) ? undefined : sleeveOf(avatar, garment),
  }
  const bareArm = armDistance(avatar)
  const inSleeve = parts.sleeve && sleeveDistance(parts.sleeve)
  const armAt: Distance = inSleeve ? (x, y, z) => Math.min(inSleeve(x, y, z), bareArm(x, y, z)) : bareArm
  const cloth = parts.leg ? trousers(avatar, parts, parts.leg) : top(parts)
  const besideArm: Distance = parts.leg ? cloth : (x, y, z) => tubeDistance(parts.trunk, x, y, z)
  const clearAt = clearance(avatar, hangsFromWaist(garment.cut) || parts.sleeve !== undefined)
  // Below the hem no cloth tells the trunk from the arm: there, only what lies on the arm is one, and no thigh beside it.
  const isArm: Occupied = (x, y, z) => {
    const away = armAt(x, y, z)
    return away < besideArm(x, y, z) - 1 && (y > hemY || away < onArmMm)
  }
  return {
    ...parts,
    distance: (x, y, z) => joined(cloth(x, y, z), distanceAt(field, x, y, z) - clearAt(x, y), 4),
    partAt(x, y, z) {
      if (parts.leg) return y < levels.crotch - 15 ? 'leg' : 'trunk'
      return isArm(x, y, z) ? 'arm' : 'trunk'
    },
    cover: coverOf({ avatar, garment, parts, isArm, besideArm, bareArm }),
    box: boxOf(avatar, parts),
  }
}

/** So far off, cloth and skin of an arm are told coarsely. */
const onArmMm = 15

/**
 * The trunk's cloth is cut around the trunk itself; shoulders and arms are told by the coarse field, and kept clear of it.
 * Without sleeves the arm is bare from the armpit on, and no cloth is kept clear of it.
 */
function clearance(
  { levels: { armpit }, limbs }: Avatar,
  isSleeved: boolean,
): (x: number, y: number) => number {
  const root = limbs.leftArm.points[0]?.[0] ?? 0
  return (x, y) => {
    const arm = Math.max(eased((Math.abs(x) - root + 60) / 40), eased((y - armpit + 40) / 60))
    const bare = isSleeved ? 0 : 1 - eased((y - armpit + underArmMm) / (2 * underArmMm))
    return leastClearMm + arm * (clearMm - leastClearMm) - 200 * bare
  }
}

function top({ trunk, sleeve }: GarmentParts): Distance {
  if (!sleeve) return (x, y, z) => tubeDistance(trunk, x, y, z)
  const arm = sleeveDistance(sleeve)
  return (x, y, z) => joined(tubeDistance(trunk, x, y, z), arm(x, y, z), 24)
}

/**
 * Two legs that turn into one trunk over a hand's breadth above the fork: sooner, the trunk's cloth stood over it as a shelf.
 * Between the legs the fork rises before and behind, as the seam of the seat does: level, it hung there as a nub.
 */
function trousers({ field, levels: { crotch } }: Avatar, { trunk }: GarmentParts, leg: Tube): Distance {
  const [low, high] = [crotch - underFork(leg, crotch), crotch + 75]
  const legs: Distance = (x, y, z) =>
    Math.max(tubeDistance(leg, Math.abs(x), y, z), y < crotch ? 2 - Math.abs(x) : -1e9)
  const forkAt = forkOf(leg, low)
  return (x, y, z) => {
    const onLegs = legs(x, y, z)
    if (y <= low) return onLegs
    const around = tubeDistance(trunk, x, y, z)
    if (y >= high) return around
    const share = eased((y - low) / (high - low))
    const whole = share * around + (1 - share) * Math.min(onLegs, around + 60)
    const under = Math.min(forkAt(x, z) - y, onLegs)
    if (under < -20) return whole
    return -joined(-whole, -Math.min(under, distanceAt(field, x, y, z) - 2 * clearMm), 20)
  }
}

/** How far under the body's fork the cloth's lies: where thighs touch, the legs' cloth is one a little lower, and it ends there. */
function underFork(leg: Tube, crotch: number): number {
  const isDeep = (x: number, under: number) => {
    const touched = acrossMm.filter((z) => tubeDistance(leg, x, crotch - under, z) < 0)
    return touched.length === 0 || (Math.max(...touched) >= deepMm && Math.min(...touched) <= -deepMm)
  }
  const found = [20, 25, 30, 35, 40, 45, 50, 55].find((under) => isDeep(5, under) && isDeep(10, under))
  return found ?? 60
}
const deepMm = 52
const acrossMm = Array.from({ length: 61 }, (_, k) => 4 * (k - 30))

/** How low the cloth between the legs reaches: on the legs and the body nothing is taken away. */
function forkOf(leg: Tube, low: number): (x: number, z: number) => number {
  const top = leg.rings.at(-1)
  const [middle, half] = [top?.c1 ?? 0, Math.max(1, top?.radii[0] ?? 0)]
  return (x, z) => low + riseMm * Math.min(1.5, ((z - middle) / half) ** 2) - 0.05 * x * x
}
const riseMm = 45

const sleeveDistance =
  ({ tube }: Sleeve): Distance =>
  (x, y, z) =>
    tubeDistance(tube, Math.abs(x), y, z)

/** About how far the bare arm is. It is asked at every point of the cloth's grid: roots are drawn only of what may be nearer. */
function armDistance({ limbs }: Avatar): Distance {
  const { points, girthsMm } = limbs.leftArm
  const balls = points.map(([x, y, z], k) => ({ x, y, z, radius: (girthsMm[k] ?? 0) / (2 * Math.PI) }))
  return (x, y, z) => {
    const side = Math.abs(x)
    let best = 1e9
    for (const ball of balls) {
      const [dx, dy, dz, reach] = [side - ball.x, y - ball.y, z - ball.z, best + ball.radius]
      const square = dx * dx + dy * dy + dz * dz
      if (reach > 0 && square >= reach * reach) continue
      best = Math.min(best, Math.sqrt(square) - ball.radius)
    }
    return best
  }
}

/** By the same rule as the table says it; the nape from the avatar where nobody measured the back. */
function hemOver({ levels }: Avatar, { cut, finished }: DrawnGarment, body: BodySizes): number {
  const back = body.back_length ?? levels.neck - levels.waist + 15
  const lengths = { outseam: levels.waist, inseam: levels.crotch, back_length: back }
  return endsOf(lengths, { cut, finished }).hem?.overFloorMm ?? levels.hips
}

function boxOf({ limbs }: Avatar, { sleeve, trunk, leg, hemY, topY }: GarmentParts): GarmentForm['box'] {
  const rings = [...trunk.rings, ...(leg?.rings ?? [])]
  const wide = Math.max(
    ...rings.map(({ radii, c1, c2 }) => Math.max(...radii) + Math.max(Math.abs(c1), Math.abs(c2))),
  )
  const frame = sleeve?.tube.frame
  const [end, root] = [sleeve?.end ?? 0, limbs.leftArm.points[4] ?? [0, 0, 0]]
  const side = frame ? frame.origin[0] + end * frame.axis[0] + 110 : root[0] + 60
  const deep = Math.max(wide, frame ? Math.abs(frame.axis[2]) * end + 90 : 0) + 20
  const low = frame ? Math.min(hemY, frame.origin[1] + end * frame.axis[1] - 60) : hemY
  return {
    low: low - 30,
    high: topY + 40,
    x: Math.max(wide, topY > 1.1 * root[1] || sleeve ? side : wide) + 20,
    back: -deep,
    front: deep,
  }
}

/** A union with a soft inner corner. */
function joined(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - (h * h * h * radius) / 6
}
