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
  if (isSitting(points)) return ['sitting']
  return [...arms(figure), ...legs(figure)]
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
