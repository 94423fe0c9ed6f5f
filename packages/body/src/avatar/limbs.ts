/** The arm's middle line, from the shoulder's joint (0) over the wrist's (1) to the hand, in steps of a twentieth. */
import type { Point } from './spatial.ts'

/** The point of the arm at which a girth is taken: its place in `limbs.leftArm.points`. */
export const armPointOf = { bicep: 7, forearm: 12, wrist: 19 } as const

/** The direction of the arm at a point of its middle line. */
export const armDirection = (before: Point, after: Point): Point => {
  const long = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]) || 1
  return [(after[0] - before[0]) / long, (after[1] - before[1]) / long, (after[2] - before[2]) / long]
}
