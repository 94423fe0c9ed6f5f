/** The limbs' middle lines, for what hangs on them: sleeves, trouser legs, tape lines. */

import type { Avatar, LimbAxis } from '../shapes.ts'
import { armReach } from './arm-reach.ts'
import { girthOfRadii } from './girth.ts'
import type { Parts } from './part-tubes.ts'
import type { Point } from './spatial.ts'
import type { Stance } from './stance.ts'
import { nearestRing, type Tube } from './tube.ts'

/** Where the arm's points stand between root (0) and wrist joint (1); the hand follows. */
const armStep = 0.05
const armPoints = 26

/** The point of the arm at which a girth is taken: its place in `limbs.leftArm.points`. */
export const armPointOf = { bicep: 7, forearm: 12, wrist: 19 } as const
export const armShare = (site: keyof typeof armPointOf): number => armPointOf[site] * armStep

export function armPoint(arm: Tube, share: number): Point {
  const { origin, axis, e1, e2 } = arm.frame
  const s = share * armReach(arm)
  const ring = nearestRing(arm, s)
  const on = (n: 0 | 1 | 2) => origin[n] + s * axis[n] + ring.c1 * e1[n] + ring.c2 * e2[n]
  return [on(0), on(1), on(2)]
}

/** The direction of the arm at a point of its middle line. */
export const armDirection = (before: Point, after: Point): Point => {
  const long = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]) || 1
  return [(after[0] - before[0]) / long, (after[1] - before[1]) / long, (after[2] - before[2]) / long]
}
export const armDirectionAt = (arm: Tube, share: number): Point =>
  armDirection(armPoint(arm, share - armStep), armPoint(arm, share + armStep))

export function limbsOf({ arm, leg }: Parts, stance: Stance): Avatar['limbs'] {
  const shares = Array.from({ length: armPoints }, (_, k) => k * armStep)
  const leftArm: LimbAxis = {
    points: shares.map((share) => armPoint(arm, share)),
    girthsMm: shares.map((share) => girthOfRadii(nearestRing(arm, share * armReach(arm)).radii)),
  }
  const heights = Array.from({ length: 33 }, (_, k) => {
    const low = stance.heights.ankle
    return stance.heights.crotch + (k / 32) * (low - stance.heights.crotch)
  })
  const rings = heights.map((y) => nearestRing(leg, y - leg.frame.origin[1]))
  const leftLeg: LimbAxis = {
    points: rings.map((ring, k) => [ring.c2, heights[k] ?? 0, ring.c1]),
    girthsMm: rings.map((ring) => girthOfRadii(ring.radii)),
  }
  return { leftArm, rightArm: mirrored(leftArm), leftLeg, rightLeg: mirrored(leftLeg) }
}

const mirrored = ({ points, girthsMm }: LimbAxis): LimbAxis => ({
  points: points.map(([x, y, z]) => [-x, y, z]),
  girthsMm,
})
