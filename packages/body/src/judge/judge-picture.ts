import type { SeenPicture, View } from '../shapes.ts'
import { type Clarity, isBlurred, isTooDark } from './clarity.ts'
import type { AppError, Concern, Judgement, Notice } from './concerns.ts'
import type { Dress } from './dress.ts'
import { type Figure, figureOf } from './figure.ts'
import { frontPose, isHalfTurned, isSitting, leastFrontShoulders } from './front-pose.ts'
import { outlineJumps } from './outline-jump.ts'
import { bend, middle, type Points, type Spot } from './points.ts'
import {
  bodyLean,
  type CameraTilt,
  cutOff,
  isCrownLow,
  isTooFar,
  littleRoom,
  strayPoints,
  tiltOf,
} from './whole-body.ts'

export interface AskedPicture {
  view: View
  seen: SeenPicture
  /** What the model saw when the first person was painted over. */
  besides?: SeenPicture
  tilt?: CameraTilt
  /** Of the picture's own pixels, where they were at hand. */
  clarity?: Clarity
  dress?: Dress | undefined
}

/** Judges one picture by itself. */
export function judgePicture(asked: AskedPicture): Judgement {
  const { view, seen, tilt } = asked
  const figure = figureOf(seen)
  if (!figure) return { errorCodes: [{ code: 'noPerson', view }], notices: [] }
  const refused = whatForbids(figure, asked)
  const noticed: Notice[] = [
    ...littleRoom(figure),
    ...(tiltOf(tilt) === 'slight' ? ['slightTilt' as const] : []),
    ...(view === 'side' && refused.length === 0 ? outlineJumps(figure) : []),
    ...(refused.length === 0 && isAlmostPosed(figure, view) ? ['almostPosed' as const] : []),
  ]
  return {
    errorCodes: refused.map((code): Concern<AppError> => ({ code, view })),
    notices: noticed.map((code): Concern<Notice> => ({ code, view })),
  }
}

/** Of a body that is not all there, or not alone, the rest cannot be told. */
function whatForbids(figure: Figure, { view, besides, tilt, clarity }: AskedPicture): AppError[] {
  if (isTwo(figure, besides)) return ['twoPeople']
  if (isTurned(figure)) return ['turned']
  if (isTooDark(clarity)) return ['tooDark']
  const cut = cutOff(figure)
  if (cut.length > 0) return cut
  if (isTooFar(figure)) return ['tooFar']
  if (isBlurred(clarity)) return ['blurred']
  if (strayPoints(figure) > 2) return ['unclear']
  const pose = view === 'front' ? frontPose(figure) : sidePose(figure)
  if (pose.length > 0) return pose
  if (view === 'front' && figure.visible < 30) return ['unclear']
  if (tiltOf(tilt) === 'strong') return ['cameraTilted']
  return isTilted(figure, view) ? ['tilted'] : []
}

/** Lying, or head down: nobody who stands leans so far. */
const isTurned = (figure: Figure) => bodyLean(figure) > 60

/** A second body counts from a quarter of the first one's size. */
function isTwo({ secondShare, area }: Figure, besides: SeenPicture | undefined): boolean {
  const other = besides && figureOf(besides)
  return secondShare > 0.25 || (other !== undefined && other.area > 0.25 * area && other.visible > 20)
}

function isTilted(figure: Figure, view: View): boolean {
  const { leftShoulder, rightShoulder } = figure.points
  const slope = Math.abs(leftShoulder.y - rightShoulder.y) / figure.height
  return bodyLean(figure) > (view === 'front' ? 4 : 8) || (view === 'front' && slope > 0.02)
}

/** From where a picture was taken, whatever it was meant for; undefined when it is neither. */
export function viewOf(seen: SeenPicture): View | undefined {
  const figure = figureOf(seen)
  if (!figure || isTurned(figure)) return undefined
  const { leftShoulder, rightShoulder } = figure.points
  const share = Math.abs(leftShoulder.x - rightShoulder.x) / figure.height
  if (share >= leastFrontShoulders.refused) return 'front'
  return share <= mostSideShoulders.refused ? 'side' : undefined
}

/** From the side both shoulders stand behind one another: a quarter of their breadth from the front is allowed, of broad ones more. */
const mostSideShoulders = { asked: 0.046, refused: 0.056 }

/** Let through, a little outside what is asked: what it costs is in the ± (doubts.ts). */
function isAlmostPosed(figure: Figure, view: View): boolean {
  const { leftShoulder, rightShoulder } = figure.points
  const share = Math.abs(leftShoulder.x - rightShoulder.x) / figure.height
  const isAside = view === 'front' ? share < leastFrontShoulders.asked : share > mostSideShoulders.asked
  return isAside || isCrownLow(figure) || (view === 'front' && isHalfTurned(figure))
}

/** What is wrong with how somebody stands for the picture from the side. */
function sidePose({ points, height }: Figure): AppError[] {
  const apart = Math.abs(points.leftShoulder.x - points.rightShoulder.x)
  if (apart > mostSideShoulders.refused * height) return ['notSide']
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
