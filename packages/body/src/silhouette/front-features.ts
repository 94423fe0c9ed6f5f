/** What the front view tells, in mm by name, in an order that never changes; what could not be read is NaN. */
import type { Figure } from './figure.ts'
import { reach } from './figure.ts'
import { armpitHeight, crotchHeight } from './gaps.ts'
import { along, between, middle, type Place, type Points, points } from './points.ts'
import { across, limbWidth, meanOf, over, steps, unread } from './widths.ts'

export type Features = Record<string, number>

/** Levels of the trunk between crotch (0) and armpits (1), shared by both views. */
export const trunkShares = steps(0.02, 1.0, 22)

export interface Anchors {
  armpitMm: number
  crotchMm: number
}

export const heightAt = ({ armpitMm, crotchMm }: Anchors, share: number) =>
  crotchMm + share * (armpitMm - crotchMm)

/** Read from the gaps and held to what the pose allows: thighs that touch leave no gap where the legs begin. */
export function anchorsOf(figure: Figure): Anchors {
  const at = points(figure.landmarks)
  const [shoulder, hip] = [over(figure, at.shoulders.y), over(figure, at.hips.y)]
  return {
    armpitMm: held(armpitHeight(figure, at), shoulder, [0.86, 0.96]),
    crotchMm: held(crotchHeight(figure, at), hip, [0.86, 0.98]),
  }
}

function held(mm: number, of: number, [from, to]: readonly [number, number]): number {
  const usual = ((from + to) / 2) * of
  return Number.isNaN(mm) ? usual : Math.min(to * of, Math.max(from * of, mm))
}

export function frontFeatures(figure: Figure, anchors: Anchors): Features {
  const at = points(figure.landmarks)
  const features: Features = {}
  features.soft = figure.softMm
  features.armpit = armpitHeight(figure, at)
  features.crotch = crotchHeight(figure, at)
  trunk(figure, at, anchors, features)
  byPose(figure, at, features)
  shoulders(figure, at, features)
  limbs(figure, at, features)
  lengths(figure, at, features)
  return features
}

function trunk(figure: Figure, at: Points, anchors: Anchors, features: Features): void {
  const widths = trunkShares.map((share) => {
    const y = figure.bottom - heightAt(anchors, share) / figure.mmPerPixel
    return across(figure, { x: lineX(at, y), y }, at.trunk)
  })
  trunkShares.forEach((_, i) => {
    features[`trunk${i}`] = widths[i] ?? unread
  })
  Object.assign(features, extremes(widths))
}

/** The narrowest of the middle and the widest below it, with where they are. */
export function extremes(widths: readonly number[]): Features {
  const [middles, lows] = [range(widths, 7, 18), range(widths, 0, 9)]
  const narrow = pick(middles, (a, b) => a < b)
  const wide = pick(lows, (a, b) => a > b)
  return { narrow: narrow.value, narrowAt: narrow.at, wide: wide.value, wideAt: wide.at }
}

const range = (values: readonly number[], from: number, to: number) =>
  values.map((value, at) => ({ value, at })).filter(({ at }) => at >= from && at <= to)

function pick(values: readonly { value: number; at: number }[], isBetter: (a: number, b: number) => boolean) {
  const read = values.filter(({ value }) => !Number.isNaN(value))
  const first = read[0] ?? { value: unread, at: unread }
  return read.reduce((best, each) => (isBetter(each.value, best.value) ? each : best), first)
}

/** Levels between the pose's shoulders and hips: where the gaps cannot be trusted these still hold. */
function byPose(figure: Figure, at: Points, features: Features): void {
  steps(0.25, 1.3, 12).forEach((share, i) => {
    features[`pose${i}`] = across(figure, along(at.shoulders, at.hips, share), at.trunk)
  })
}

/** The line of the shoulders from above, and the neck between them. */
function shoulders(figure: Figure, at: Points, features: Features): void {
  const start = at.shoulders.y + 0.14 * at.trunk
  const span = at.trunk * 0.34
  for (const share of [0.35, 0.6, 0.8, 1, 1.15, 1.3]) {
    const up = (side: number) => {
      const found = reach(figure, {
        x: at.shoulders.x + side * share * span,
        y: start,
        dx: 0,
        dy: -1,
        within: at.trunk,
      })
      return found === undefined ? unread : over(figure, start - found)
    }
    features[`slope${share}`] = meanOf(up(1), up(-1))
  }
  const necks = steps(0.3, 0.85, 10).map((share) => along(at.mouth, at.shoulders, share))
  const widths = necks.map((place) => across(figure, place, at.trunk))
  const narrow = pick(range(widths, 0, widths.length), (a, b) => a < b)
  features.neck = narrow.value
  features.neckAt = narrow.at
  features.face = across(figure, at.head, at.trunk)
}

type Side = 'left' | 'right'

const bones = {
  arm: ['Shoulder', 'Elbow', [0.5, 0.65, 0.8, 0.95]],
  fore: ['Elbow', 'Wrist', [0.1, 0.25, 0.4, 0.6, 0.8, 0.95, 1.05]],
  thigh: ['Hip', 'Knee', [0.3, 0.45, 0.6, 0.75, 0.9, 1]],
  shin: ['Knee', 'Ankle', [0.12, 0.25, 0.35, 0.5, 0.65, 0.8, 0.9, 1]],
} as const satisfies Record<string, readonly [string, string, readonly number[]]>

function limbs(figure: Figure, at: Points, features: Features): void {
  for (const [name, [from, to, shares]] of Object.entries(bones)) {
    for (const share of shares) {
      const bone = (side: Side) => [at[`${side}${from}`], at[`${side}${to}`]] as const
      const apart = between(along(...bone('left'), share), along(...bone('right'), share))
      const width = (side: Side) => limbWidth(figure, bone(side), { share, within: apart / 2 })
      features[`${name}${share}`] = meanOf(width('left'), width('right'))
    }
  }
}

function lengths(figure: Figure, at: Points, features: Features): void {
  const mm = (a: Place, b: Place) => between(a, b) * figure.mmPerPixel
  features.shouldersApart = mm(at.leftShoulder, at.rightShoulder)
  features.hipsApart = mm(at.leftHip, at.rightHip)
  features.upperArm = meanOf(mm(at.leftShoulder, at.leftElbow), mm(at.rightShoulder, at.rightElbow))
  features.foreArm = meanOf(mm(at.leftElbow, at.leftWrist), mm(at.rightElbow, at.rightWrist))
  features.shoulderHeight = over(figure, at.shoulders.y)
  features.hipHeight = over(figure, at.hips.y)
  features.kneeHeight = over(figure, middle(at.leftKnee, at.rightKnee).y)
  features.ankleHeight = over(figure, middle(at.leftAnkle, at.rightAnkle).y)
  features.mouthHeight = over(figure, at.mouth.y)
  features.handsApart = mm(at.leftWrist, at.rightWrist)
}

/** The middle line of the trunk, prolonged. */
export const lineX = ({ shoulders, hips }: Points, y: number) =>
  shoulders.x + ((hips.x - shoulders.x) * (y - shoulders.y)) / Math.max(1, hips.y - shoulders.y)
