/** Where limbs part from one another in the front view: armpits and crotch, read from the mask and not from the pose. */
import { type Figure, sample } from './figure.ts'
import type { Place, Points } from './points.ts'
import { meanOf, over, unread } from './widths.ts'

const half = 127.5

/** Height over the floor in mm, the mean of both sides. */
export function armpitHeight(figure: Figure, at: Points): number {
  const left = gapTop(figure, { from: at.shoulders, to: at.hips }, [
    at.leftShoulder,
    at.leftElbow,
    at.leftWrist,
  ])
  const right = gapTop(figure, { from: at.shoulders, to: at.hips }, [
    at.rightShoulder,
    at.rightElbow,
    at.rightWrist,
  ])
  return meanOf(left, right)
}

/** Between the middle line of the trunk and an arm, downwards: the first row of a gap that stays. */
function gapTop(
  figure: Figure,
  trunk: { from: Place; to: Place },
  arm: readonly [Place, Place, Place],
): number {
  const end = Math.min(arm[2].y, trunk.to.y)
  let before = 255
  for (let y = Math.floor(arm[0].y) + 0.5; y < end; y++) {
    const lowest = lowestBetween(figure, y, xAt(trunk.from, trunk.to, y), armAt(arm, y))
    const stays =
      lowest < half &&
      lowestBetween(figure, y + 4, xAt(trunk.from, trunk.to, y + 4), armAt(arm, y + 4)) < half
    if (stays) return over(figure, y - (half - lowest) / Math.max(1, before - lowest))
    before = lowest
  }
  return unread
}

/** The top of the gap between the legs, upwards from the knees. */
export function crotchHeight(figure: Figure, at: Points): number {
  const legsAt = (y: number) => [xAt(at.leftHip, at.leftKnee, y), xAt(at.rightHip, at.rightKnee, y)] as const
  const knees = (at.leftKnee.y + at.rightKnee.y) / 2
  let before: number | undefined
  for (let y = Math.floor(knees) + 0.5; y > at.hips.y; y--) {
    const lowest = lowestBetween(figure, y, ...legsAt(y))
    if (lowest >= half) {
      if (before === undefined) return unread
      return over(figure, y + (lowest - half) / Math.max(1, lowest - before))
    }
    before = lowest
  }
  return unread
}

function lowestBetween(figure: Figure, y: number, from: number, to: number): number {
  let lowest = 255
  for (let x = Math.min(from, to); x <= Math.max(from, to); x++)
    lowest = Math.min(lowest, sample(figure, x, y))
  return lowest
}

const xAt = (a: Place, b: Place, y: number) =>
  b.y === a.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)

const armAt = ([shoulder, elbow, wrist]: readonly [Place, Place, Place], y: number) =>
  y < elbow.y ? xAt(shoulder, elbow, y) : xAt(elbow, wrist, y)
