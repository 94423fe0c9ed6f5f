/**
 * The outline of a person in both photos, as numbers: where the body's front and back lie from the side, how broad legs and arms are
 * from the front, and how the line of the shoulders falls. Sizes do not tell these; the figure follows them.
 */
import type { PhotoOutline, View } from '../shapes.ts'
import { type Figure, reach } from './figure.ts'
import { type Anchors, lineX } from './front-features.ts'
import { along, between, middle, type Place, type Points, points } from './points.ts'
import { limbWidth, meanOf, steps } from './widths.ts'

/** Of what both views show; mm, heights over the floor; as few and as short as the figure needs. */
export function outlineOf(
  { front, side }: { front: Figure; side: Figure },
  { armpitMm }: Anchors,
  heightMm: number,
): PhotoOutline {
  const before = standing(front, 'front', heightMm)
  return {
    side: sideLines(standing(side, 'side', heightMm), heightMm),
    trunk: trunkBreadths(before, armpitMm, heightMm),
    legs: legBreadths(before, heightMm),
    arms: armBreadths(before),
    shoulders: shoulderLine(before),
  }
}

/** Over the floor, of the height: where the pose has the ankles. */
const ankleShare = { front: 0.058, side: 0.065 } as const satisfies Record<View, number>

interface Standing {
  figure: Figure
  at: Points
  mmPerPixel: number
  mmOf: (y: number) => number
  yOf: (heightMm: number) => number
}

/**
 * Toes are nearer to the camera than the body over them, so that they hang below its floor in the picture, the more the nearer and
 * higher the camera. Ankles and crown stand in one plane: from them heights and lengths are taken.
 */
function standing(figure: Figure, view: View, heightMm: number): Standing {
  const at = points(figure.landmarks)
  const ankle = (at.leftAnkle.y + at.rightAnkle.y) / 2
  const ankleMm = ankleShare[view] * heightMm
  const mmPerPixel = (heightMm - ankleMm) / Math.max(1, ankle - figure.top)
  const mmOf = (y: number) => ankleMm + (ankle - y) * mmPerPixel
  return { figure, at, mmPerPixel, mmOf, yOf: (mm) => ankle - (mm - ankleMm) / mmPerPixel }
}

const levels = 30
/** Below lies the foot; above there is little but hair. */
const [lowest, highest] = [0.07, 0.965]

/** Where the hands hang before the thighs nothing is told. */
function sideLines({ figure, at, mmPerPixel, mmOf, yOf }: Standing, heightMm: number): PhotoOutline['side'] {
  const ankle = middle(at.leftAnkle, at.rightAnkle)
  const faces = at.nose.x < at.head.x ? -1 : 1
  const wrist = mmOf(middle(at.leftWrist, at.rightWrist).y)
  return steps(lowest * heightMm, highest * heightMm, levels).flatMap((level) => {
    if (level < wrist + 0.01 * heightMm && level > wrist - 0.12 * heightMm) return []
    const y = yOf(level)
    const x = insideX(at, y)
    const edge = (dx: 1 | -1) => reach(figure, { x, y, dx, dy: 0, within: at.trunk })
    const [ahead, behind] = [edge(faces), edge(faces === 1 ? -1 : 1)]
    if (ahead === undefined || behind === undefined) return []
    const mm = (pixels: number) => Math.round((faces * (x - ankle.x) + pixels) * mmPerPixel)
    return [{ heightMm: Math.round(level), frontMm: mm(ahead), backMm: mm(-behind) }]
  })
}

/** Inside the body at this height, along ankles, knees, hips, shoulders and head. */
function insideX(at: Points, y: number): number {
  if (y > at.hips.y) {
    const [knee, ankle] = [middle(at.leftKnee, at.rightKnee), middle(at.leftAnkle, at.rightAnkle)]
    return y > knee.y ? onLine(knee, ankle, y) : onLine(at.hips, knee, y)
  }
  return y > at.shoulders.y ? lineX(at, y) : onLine(at.head, at.shoulders, y)
}

function onLine(upper: Place, lower: Place, y: number): number {
  const share = (y - upper.y) / Math.max(1, lower.y - upper.y)
  return along(upper, lower, Math.min(1, Math.max(0, share))).x
}

/** A trunk is not so much broader one level up: there an arm begins. */
const mostBroader = 1.05

/** From the hips to under the arms. */
function trunkBreadths(
  { figure, at, mmPerPixel, mmOf, yOf }: Standing,
  armpitMm: number,
  heightMm: number,
): PhotoOutline['trunk'] {
  const armpit = mmOf(figure.bottom - armpitMm / figure.mmPerPixel)
  const top = Math.min(mmOf(at.shoulders.y) - 0.11 * heightMm, armpit - 0.02 * heightMm)
  const read = steps(mmOf(at.hips.y) - 0.02 * heightMm, top, 13).flatMap((level) => {
    const y = yOf(level)
    const x = lineX(at, y)
    const edge = (dx: 1 | -1) => reach(figure, { x, y, dx, dy: 0, within: at.trunk })
    const [one, other] = [edge(1), edge(-1)]
    if (one === undefined || other === undefined) return []
    return [{ heightMm: Math.round(level), breadthMm: Math.round((one + other) * mmPerPixel) }]
  })
  const arms = read.findIndex(
    ({ breadthMm }, k) => k > 6 && breadthMm > mostBroader * (read[k - 1]?.breadthMm ?? breadthMm),
  )
  return arms < 0 ? read : read.slice(0, arms)
}

/** The mean of both legs, from over the ankles to under the fork. */
function legBreadths(
  { figure, at, mmPerPixel, mmOf, yOf }: Standing,
  heightMm: number,
): PhotoOutline['legs'] {
  return steps(lowest * heightMm, mmOf(at.hips.y) - 0.07 * heightMm, 13).flatMap((level) => {
    const y = yOf(level)
    const x = (side: 'left' | 'right') => {
      const [hip, knee, ankle] = [at[`${side}Hip`], at[`${side}Knee`], at[`${side}Ankle`]]
      return y > knee.y ? onLine(knee, ankle, y) : onLine(hip, knee, y)
    }
    const [left, right] = [x('left'), x('right')]
    // Where thighs touch each goes to the middle between them.
    const breadth = (own: number, other: number) => {
      const inwards = other > own ? 1 : -1
      const inner = reach(figure, { x: own, y, dx: inwards, dy: 0, within: Math.abs(other - own) / 2 })
      const outer = reach(figure, { x: own, y, dx: -inwards, dy: 0, within: at.trunk })
      return inner === undefined || outer === undefined ? Number.NaN : (inner + outer) * mmPerPixel
    }
    const breadthMm = meanOf(breadth(left, right), breadth(right, left))
    return Number.isNaN(breadthMm) ? [] : [{ heightMm: Math.round(level), breadthMm: Math.round(breadthMm) }]
  })
}

const upperShares = [0.65, 0.8, 0.95] as const
const lowerShares = [0.1, 0.25, 0.4, 0.6, 0.8] as const

/** The mask's edge lies a little outside of a thin arm: mean of fourteen generated people. */
const armEdge = { Shoulder: 1.045, Elbow: 1.02 } as const

/** The mean of both arms, square to their bones. */
function armBreadths({ figure, at, mmPerPixel }: Standing): PhotoOutline['arms'] {
  const told = (joints: readonly ['Shoulder', 'Elbow'] | readonly ['Elbow', 'Wrist'], share: number) => {
    const bone = (side: 'left' | 'right') => [at[`${side}${joints[0]}`], at[`${side}${joints[1]}`]] as const
    const apart = between(along(...bone('left'), share), along(...bone('right'), share))
    const widths = (['left', 'right'] as const).map((side) =>
      limbWidth(figure, bone(side), { share, within: apart / 2 }),
    )
    const breadthMm = (meanOf(...widths) * mmPerPixel) / figure.mmPerPixel / armEdge[joints[0]]
    const from = joints[0] === 'Shoulder' ? 0 : 1
    return Number.isNaN(breadthMm) ? [] : [{ at: from + share, breadthMm: toTenth(breadthMm) }]
  }
  return [
    ...upperShares.flatMap((share) => told(['Shoulder', 'Elbow'], share)),
    ...lowerShares.flatMap((share) => told(['Elbow', 'Wrist'], share)),
  ]
}

/** Left and right apart, so that a camera that leans is told from shoulders that do. */
function shoulderLine({ figure, at, mmPerPixel, mmOf }: Standing): PhotoOutline['shoulders'] {
  const span = between(at.leftShoulder, at.rightShoulder) / 2
  return [0.45, 0.6, 0.75, 0.9, 1].flatMap((share) => {
    const up = (shoulder: Place) => {
      const from = {
        x: at.shoulders.x + share * (shoulder.x - at.shoulders.x),
        y: shoulder.y + 0.08 * at.trunk,
      }
      const found = reach(figure, { ...from, dx: 0, dy: -1, within: at.trunk })
      return found === undefined ? Number.NaN : mmOf(from.y - found)
    }
    const [leftMm, rightMm] = [up(at.leftShoulder), up(at.rightShoulder)]
    if (Number.isNaN(leftMm) || Number.isNaN(rightMm)) return []
    return [{ outMm: toTenth(share * span * mmPerPixel), leftMm: toTenth(leftMm), rightMm: toTenth(rightMm) }]
  })
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10
