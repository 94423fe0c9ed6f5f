import type { AppError } from './concerns.ts'
import type { Figure } from './figure.ts'
import { isSitting } from './front-pose.ts'
import { bend, middle, type Points, type Spot } from './points.ts'

/** From the side both shoulders stand behind one another: a quarter of their breadth from the front is allowed. */
export const mostSideShoulders = 0.046

/** What is wrong with how somebody stands for the picture from the side. */
export function sidePose({ points, height }: Figure): AppError[] {
  const apart = Math.abs(points.leftShoulder.x - points.rightShoulder.x)
  if (apart > mostSideShoulders * height) return ['notSide']
  if (isSitting(points)) return ['sitting']
  if (straightness(points) < 155) return ['bent']
  return hasArmInFront(points, height) ? ['armsInFront'] : []
}

/** Shoulder, hip and knee of somebody who stands straight lie on a line. */
function straightness(points: Points): number {
  const shoulder = middle(points.leftShoulder, points.rightShoulder)
  const hip = middle(points.leftHip, points.rightHip)
  return bend(shoulder, hip, middle(points.leftKnee, points.rightKnee))
}

/** An arm that hangs ends at the hip; lifted or folded it hides the chest or widens the belly. Only the near one shows. */
function hasArmInFront(points: Points, height: number): boolean {
  const near = points.leftWrist.visibility >= points.rightWrist.visibility ? 'left' : 'right'
  const [elbow, wrist] = [points[`${near}Elbow`], points[`${near}Wrist`]]
  const hip: Spot = middle(points.leftHip, points.rightHip)
  return Math.abs(wrist.x - hip.x) > 0.1 * height || wrist.y < elbow.y
}
