import type { Landmark } from '../shapes.ts'
import type { AppError } from './concerns.ts'
import type { Figure } from './figure.ts'
import { bend, between, leanDegrees, middle, type Points } from './points.ts'
import { shareOfGaps } from './whole-body.ts'

/** Shoulder joints of somebody who faces the camera are 0.17 to 0.21 of the height apart, of narrow ones less. */
export const leastFrontShoulders = { asked: 0.135, refused: 0.125 }
const highestArm = 62
const lowestArm = 9

/** What is wrong with how somebody stands for the picture from the front. */
export function frontPose(figure: Figure): AppError[] {
  const { points, height } = figure
  const apart = points.leftShoulder.x - points.rightShoulder.x
  if (Math.abs(apart) < leastFrontShoulders.refused * height) return ['notFront']
  if (apart < 0) return ['backView']
  const { byDepth, byFeet } = turnOf(figure)
  if (byDepth > turnedFrom.degrees && byFeet > turnedFrom.feet) return ['notFront']
  if (isSitting(points)) return ['sitting']
  return [...arms(figure), ...legs(figure)]
}

/**
 * Of 12 people turned by 30° the depth of shoulders and hips says 27° and more, and their toes point aside by a tenth of the height
 * and more, both feet together; of 120 who face the camera the one says up to 23°, the other up to 0.044. Either alone is said.
 */
const turnedFrom = { degrees: 24, feet: 0.07 }

export function isHalfTurned(figure: Figure): boolean {
  const { byDepth, byFeet } = turnOf(figure)
  return byDepth > turnedFrom.degrees || byFeet > turnedFrom.feet
}

/** Who faces the camera has the left side a little nearer, as the model has it. */
const facingDegrees = -5

function turnOf({ points, height }: Figure): { byDepth: number; byFeet: number } {
  const turn = (left: Landmark, right: Landmark) =>
    (Math.atan2(left.z - right.z, left.x - right.x) * 180) / Math.PI
  const shoulders = turn(points.leftShoulder, points.rightShoulder)
  const hips = turn(points.leftHip, points.rightHip)
  const aside = points.leftToe.x - points.leftHeel.x + points.rightToe.x - points.rightHeel.x
  return {
    byDepth: Math.abs((shoulders + hips) / 2 - facingDegrees),
    byFeet: Math.abs(aside) / height,
  }
}

/** Standing, the thighs are as long in the picture as they are; sitting, they point at the camera or fold. */
export function isSitting(points: Points): boolean {
  const shoulder = middle(points.leftShoulder, points.rightShoulder)
  const hip = middle(points.leftHip, points.rightHip)
  const knee = middle(points.leftKnee, points.rightKnee)
  const ankle = middle(points.leftAnkle, points.rightAnkle)
  const trunk = Math.max(1, hip.y - shoulder.y)
  return (knee.y - hip.y) / trunk < 0.5 || (ankle.y - knee.y) / trunk < 0.45 || bend(hip, knee, ankle) < 150
}

function arms(figure: Figure): AppError[] {
  const sides = [armOf(figure, 'left'), armOf(figure, 'right')]
  if (sides.some(({ lean }) => lean > highestArm)) return ['armsTooHigh']
  return sides.some(({ lean, gaps }) => lean < lowestArm || gaps < 0.35) ? ['armsOnBody'] : []
}

/** The arm's angle from hanging down, and how much of the forearm stands apart from the trunk. */
function armOf(figure: Figure, side: 'left' | 'right') {
  const { points } = figure
  const [shoulder, elbow, wrist] = [points[`${side}Shoulder`], points[`${side}Elbow`], points[`${side}Wrist`]]
  const trunk = middle(points.leftHip, points.rightHip).x
  const gaps = shareOfGaps(figure, {
    fromY: elbow.y,
    toY: wrist.y,
    rightX: () => trunk,
    leftX: (share) => between(elbow, wrist, share).x,
  })
  return { lean: leanDegrees(shoulder, wrist), gaps }
}

/** Feet a hand apart show the ground between them; where they stand so and nothing shows, cloth hangs there. */
function legs(figure: Figure): AppError[] {
  const { points } = figure
  const gaps = shareOfGaps(figure, {
    fromY: points.leftKnee.y,
    toY: points.leftAnkle.y,
    leftX: (share) => between(points.leftKnee, points.leftAnkle, share).x,
    rightX: (share) => between(points.rightKnee, points.rightAnkle, share).x,
  })
  if (gaps >= 0.3) return []
  const shoulders = Math.abs(points.leftShoulder.x - points.rightShoulder.x)
  const areApart = Math.abs(points.leftAnkle.x - points.rightAnkle.x) > 0.5 * shoulders
  return [areApart ? 'looseClothes' : 'legsTogether']
}
