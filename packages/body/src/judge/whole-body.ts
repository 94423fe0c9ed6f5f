import type { AppError, Notice } from './concerns.ts'
import { type Figure, hasGap, isPerson } from './figure.ts'
import { leanDegrees, middle, type PointName } from './points.ts'

/**
 * The nose of a whole head is about a fifteenth of the height under the crown; ankles as far above the soles. A little under what
 * is asked the picture is let through, and the sizes are told less surely.
 */
const leastCrown = { asked: 0.04, refused: 0.034 }
/** Where the picture goes on well over the crown, nothing cut it: a head held low is a whole head. */
const lowCrown = { room: 0.02, asked: 0.03, refused: 0.025 }
const leastSole = 0.02

/** Is the whole person in the picture, from crown to sole and hand to hand? The worst is named first. */
export function cutOff(figure: Figure): AppError[] {
  const { points, mask, top, bottom, left, right, height } = figure
  const found: AppError[] = []
  const edge = Math.max(1, 0.004 * mask.height)
  const sole = Math.max(points.leftAnkle.y, points.rightAnkle.y)
  if (top <= edge || points.nose.y - top < crownOf(figure).refused * height) found.push('headCut')
  if (bottom >= mask.height - 1 - edge || bottom - sole < leastSole * height || sole > mask.height)
    found.push('feetCut')
  if (left <= edge || right >= mask.width - 1 - edge) found.push('sideCut')
  return found
}

const crownOf = ({ top, mask }: Figure) => (top > lowCrown.room * mask.height ? lowCrown : leastCrown)

/** Whole, if nothing else is wrong; but hardly more than what would be taken for cut. */
export const isCrownLow = (figure: Figure): boolean =>
  figure.points.nose.y - figure.top < crownOf(figure).asked * figure.height

/** Room left around the person on each side, as a share of the picture. */
const leastRoom = 0.05

export function littleRoom({ mask, top, bottom, left, right }: Figure): Notice[] {
  const least = Math.min(
    top / mask.height,
    1 - bottom / mask.height,
    left / mask.width,
    1 - right / mask.width,
  )
  return least < leastRoom ? ['littleRoom'] : []
}

/** Below this the mask's own 256 rows no longer tell half a centimetre. */
export const isTooFar = ({ height, mask }: Figure): boolean => height < 0.45 * mask.height

const mainPoints: readonly PointName[] = [
  'leftShoulder',
  'rightShoulder',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
]

/** How many main points of the skeleton lie where the mask shows no person: the two must tell of the same body. */
export function strayPoints({ points, mask, height }: Figure): number {
  const near = 0.025 * height
  const isStray = (name: PointName) => {
    const { x, y } = points[name]
    const rows = [y - near, y, y + near].filter((row) => row >= 0 && row < mask.height)
    return !rows.some((row) => !isBare(mask, row, x - near, x + near))
  }
  return mainPoints.filter(isStray).length
}

function isBare(mask: Figure['mask'], y: number, fromX: number, toX: number): boolean {
  for (let x = Math.max(0, fromX); x <= Math.min(mask.width - 1, toX); x++)
    if (isPerson(mask, x, y)) return false
  return true
}

/** How far the whole person leans, from the ears to the ankles, degrees. */
export function bodyLean({ points }: Figure): number {
  const ears = middle(points.leftEar, points.rightEar)
  return leanDegrees(ears, middle(points.leftAnkle, points.rightAnkle))
}

/** How upright the phone stood, in degrees from upright: its forward and its sideways lean. */
export interface CameraTilt {
  pitch: number
  roll: number
}

export function tiltOf(tilt: CameraTilt | undefined): 'none' | 'slight' | 'strong' {
  const most = Math.max(Math.abs(tilt?.pitch ?? 0), Math.abs(tilt?.roll ?? 0))
  if (most > 8) return 'strong'
  return most > 3 ? 'slight' : 'none'
}

/** The share of rows between two heights where something parts two points moving down them. */
export function shareOfGaps(
  { mask }: Figure,
  lines: { fromY: number; toY: number; leftX: (share: number) => number; rightX: (share: number) => number },
): number {
  const steps = 24
  let gaps = 0
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const y = lines.fromY + share * (lines.toY - lines.fromY)
    if (y >= 0 && y < mask.height && hasGap(mask, y, lines.leftX(share), lines.rightX(share))) gaps++
  }
  return gaps / (steps + 1)
}
