/** A relaxed hand, as tailor's forms have: the fingers together and a little bent, the thumb apart. By the body's height. */

import { armReach, armTubeShare } from './arm-reach.ts'
import { type Curve, clamped, curveThrough } from './curve.ts'
import type { Point } from './spatial.ts'
import { nearestRing, smooth, type Tube } from './tube.ts'

/** Half the breadth and half the thickness, from the wrist (0) to the fingertips (1). */
const along = [-0.15, 0.05, 0.25, 0.45, 0.65, 0.85, 1]
const held = (values: number[]): Curve => clamped(curveThrough(along, values), -0.15, 1)
const handBroad = held([0.0165, 0.0182, 0.0236, 0.0245, 0.0226, 0.0188, 0.0122])
const handThick = held([0.0115, 0.011, 0.0106, 0.01, 0.0092, 0.0084, 0.0074])
/** A cut through the hand: flat, with round edges. */
export function handReach(at: number, angle: number): number {
  const [broad, thick] = [handBroad(at), handThick(at)]
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const flat = Math.max(0, broad - thick)
  if (s > 1e-6 && (thick / s) * c <= flat) return thick / s
  return flat * c + Math.sqrt(Math.max(0, thick * thick - flat * flat * s * s))
}

/** How far the fingers bend inwards, to the palm. */
export const handBend: Curve = (at) => 0.014 * smooth((at - 0.3) / 0.9)

/** From the arm's shares, of which 1 is the wrist. */
export const alongHand = (share: number): number => (share - 1) / (armTubeShare - 1)

/** The thumb by the arm's length from root to wrist: along it, forwards, inwards to the palm, and how thick. */
const thumb = [
  { along: 1.03, forwards: 0.028, inwards: 0.006, radius: 0.034 },
  { along: 1.1, forwards: 0.094, inwards: 0.02, radius: 0.028 },
  { along: 1.175, forwards: 0.126, inwards: 0.036, radius: 0.0235 },
] as const

/** How far the left thumb is, a rod through three points. */
export function thumbDistance(arm: Tube): (x: number, y: number, z: number) => number {
  const reach = armReach(arm)
  const { origin, axis, e1, e2 } = arm.frame
  const rod = thumb.map(({ along, forwards, inwards, radius }) => {
    const ring = nearestRing(arm, along * reach)
    const [c1, c2] = [ring.c1 + forwards * reach, ring.c2 - inwards * reach]
    const on = (n: 0 | 1 | 2) => origin[n] + along * reach * axis[n] + c1 * e1[n] + c2 * e2[n]
    return { at: [on(0), on(1), on(2)] as const, radius: radius * reach }
  })
  const [root, joint, tip] = rod as [RodEnd, RodEnd, RodEnd]
  return (x, y, z) => Math.min(rodDistance(root, joint, [x, y, z]), rodDistance(joint, tip, [x, y, z]))
}

interface RodEnd {
  at: Point
  radius: number
}

function rodDistance(a: RodEnd, b: RodEnd, [x, y, z]: Point): number {
  const [ux, uy, uz] = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]]
  const [px, py, pz] = [x - a.at[0], y - a.at[1], z - a.at[2]]
  const along = (ux * px + uy * py + uz * pz) / (ux * ux + uy * uy + uz * uz)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(px - t * ux, py - t * uy, pz - t * uz) - (a.radius + t * (b.radius - a.radius))
}
