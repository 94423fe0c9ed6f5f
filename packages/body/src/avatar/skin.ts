/** The parts joined to one skin: negative inside, zero on it, about the distance near it. Left and right are the same. */
import { thumbDistance } from './hand.ts'
import type { Parts } from './part-tubes.ts'
import type { Stance } from './stance.ts'
import { lastOf, smooth, type Tube, tubeDistance } from './tube.ts'

export type Distance = (x: number, y: number, z: number) => number

export interface Skin {
  whole: Distance
  armless: Distance
  /** The left arm alone. */
  arm: Distance
  parts: Parts
  /** Half the box around the body and its arms; z from back to front. */
  box: { x: number; top: number; back: number; front: number }
}

/** Between these heights from the crotch, legs turn into trunk. */
const joint = { below: 18, above: 85 }
/** Legs stay this far from the middle of the body, so that they are two. */
const halfGapMm = 8
/** From the chest downwards a tape passes between arm and trunk, however heavy they are. */
const armGapMm = 18

export function skinOf(parts: Parts, stance: Stance, crotchMm = 0): Skin {
  const { crotch, chin } = stance.heights
  const [jointLow, jointHigh] = [crotch + crotchMm - joint.below, crotch + crotchMm + joint.above]
  const footTop = 0.09 * crotch + 90

  const legs: Distance = (x, y, z) => {
    const leg = tubeDistance(parts.leg, x, y, z)
    const both = y < footTop ? joined(leg, tubeDistance(parts.foot, x, y, z), 26) : leg
    return -joined(-both, x - halfGapMm, 22)
  }
  const trunk: Distance = (x, y, z) => {
    if (y <= jointLow) return legs(x, y, z)
    const torso = tubeDistance(parts.torso, x, y, z)
    if (y >= jointHigh) return torso
    const share = smooth((y - jointLow) / (jointHigh - jointLow))
    return share * torso + (1 - share) * legs(x, y, z)
  }
  const armless: Distance = (x, y, z) => {
    const side = Math.abs(x)
    const body = trunk(side, y, z)
    const all = y > chin - 60 ? joined(body, tubeDistance(parts.head, side, y, z), 30) : body
    return Math.max(all, -y)
  }
  const thumb = thumbDistance(parts.arm)
  const armAndThumb: Distance = (x, y, z) => {
    const alone = tubeDistance(parts.arm, x, y, z)
    return alone > 90 ? alone : joined(alone, thumb(x, y, z), 14)
  }
  const armTop = parts.arm.frame.origin[1] + 90
  const hanging = (x: number, y: number, z: number, body: number) => {
    const gap = armGapMm - 140 * smooth((y - stance.heights.chest) / 120)
    return -joined(-armAndThumb(x, y, z), body - gap, 34)
  }
  const whole: Distance = (x, y, z) => {
    const body = armless(x, y, z)
    if (y > armTop) return body
    return joined(body, hanging(Math.abs(x), y, z, body), armpitFold(y, stance.heights))
  }
  const arm: Distance = (x, y, z) => hanging(x, y, z, armless(x, y, z))
  return { whole, armless, arm, parts, box: boxOf(parts, stance) }
}

/** The fold of the armpit is round above the chest, and leaves a tape its way at the chest. */
function armpitFold(y: number, { chest, shoulder }: Stance['heights']): number {
  return 8 + 62 * smooth((y - chest - 5) / (0.5 * (shoulder - chest)))
}

/** A union with a fillet of about `radius`; where the parts are further apart than that, exactly the nearer one. */
function joined(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - (h * h * h * radius) / 6
}

function boxOf({ arm, torso, foot, head }: Parts, { footMm }: Stance): Skin['box'] {
  const { origin, axis } = arm.frame
  const length = arm.step * (arm.rings.length - 1) + arm.caps[1]
  const reach = (part: Tube) =>
    Math.max(...part.rings.map((ring) => Math.max(...ring.radii) + Math.hypot(ring.c1, ring.c2)))
  const deep = torso.rings.map(
    (ring) => [ring.c1 + (ring.radii[0] ?? 0), ring.c1 - (ring.radii[32] ?? 0)] as const,
  )
  const around = reach(torso)
  return {
    x: Math.max(origin[0] + axis[0] * length + reach(arm), around) + 20,
    top: head.frame.origin[1] + lastOf(head) + head.caps[1] + 25,
    back: Math.min(-around * 0.5, ...deep.map(([, back]) => back), foot.frame.origin[2] - 40) - 60,
    front:
      Math.max(
        ...deep.map(([front]) => front),
        foot.frame.origin[2] + footMm,
        origin[2] + axis[2] * length + reach(arm),
      ) + 60,
  }
}
