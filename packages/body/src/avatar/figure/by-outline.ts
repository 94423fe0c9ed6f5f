/**
 * What the photos' outline tells of the figure beside the trunk's slices: where the body lies before or behind the line it stands
 * on, how broad legs and arms are against their depth, and how the shoulders fall. Every size stays as the tape has it.
 */
import type { PhotoOutline } from '../../shapes.ts'
import { type Curve, curveThrough } from '../curve.ts'
import { type Given, within } from '../given.ts'
import type { Measurable } from '../measure-mesh.ts'
import { apart, type Point } from '../spatial.ts'
import { fuller, meanAt, type Off } from './by-photos.ts'
import type { Closing } from './closing.ts'
import { partsOf, spanOf } from './cross-sections.ts'
import type { Figure } from './figure-data.ts'
import { type HalfBody, jointOf } from './half-body.ts'
import { heightsOver, type Profile, profileOf } from './profile.ts'
import { alongArm } from './read-body.ts'

/** What of a closing the outline steers, one step nearer to it. */
export function byOutline(
  closing: Pick<Closing, 'legFull' | 'armBroad' | 'deep' | 'forwards' | 'slope'>,
  figure: Figure,
  body: HalfBody,
  read: Measurable,
  { side, legs, arms, shoulders }: PhotoOutline,
): Pick<Closing, 'legFull' | 'armBroad' | 'deep' | 'forwards' | 'slope'> {
  const own = profileOf(figure, body, read.levels.crown)
  const { ankle, calf, knee, thigh } = read.levels
  return {
    legFull: fuller(closing.legFull, legOffs(own, legs), [ankle, calf, knee, thigh]),
    armBroad: armBroader(closing.armBroad, figure, body, arms),
    deep: deeper(closing.deep, read, own, side),
    forwards: forwards(closing.forwards, read, own, side),
    slope: steeper(closing.slope, figure, body, read, shoulders),
  }
}

const leastLevels = 12
/** A body is not bent further than this from what its sizes say. */
const mostForwards = 45

/**
 * How far the body lies forwards, mm by height over the floor. A line that leans evenly is the phone's or how somebody leans, not
 * their form: only what is bent counts.
 */
function forwards(
  before: Curve | undefined,
  { levels }: Measurable,
  own: Profile,
  side: PhotoOutline['side'],
): Curve | undefined {
  if (side.length < leastLevels) return undefined
  const offs = side.map(({ heightMm, frontMm, backMm }) => {
    const { front, back } = own(heightMm)
    return { heightMm, value: (frontMm + backMm - front - back) / 2 }
  })
  const { knee, crotch, hips, waist, chest, armpit, neck, crown, ankle } = levels
  const chin = neck + 0.3 * (crown - neck)
  const isTold = (y: number) => y > ankle && y < chest
  const [slope, base] = evenLean(offs.filter(({ heightMm }) => isTold(heightMm)))
  const bent = offs.map(({ heightMm, value }) => ({ heightMm, value: value - base - slope * heightMm }))
  const head = bent.filter(({ heightMm }) => heightMm > chin)
  const headOff = head.reduce((sum, { value }) => sum + value, 0) / Math.max(1, head.length)
  const knots = [
    ankle,
    (ankle + knee) / 2,
    knee,
    (knee + crotch) / 2,
    crotch,
    hips,
    (hips + waist) / 2,
    waist,
    (waist + chest) / 2,
    chest,
    Math.max(chin, armpit + 170),
    crown,
  ]
  const values = knots.map((y) => {
    const off = y >= chin ? headOff : (meanAt(bent, y, ({ value }) => value) ?? 0)
    return within((before?.(y) ?? 0) + off, -mostForwards, mostForwards)
  })
  return clampedThrough(knots, values)
}

function evenLean(offs: readonly { heightMm: number; value: number }[]): [slope: number, base: number] {
  const n = Math.max(1, offs.length)
  const [y, v] = [
    offs.reduce((sum, off) => sum + off.heightMm, 0) / n,
    offs.reduce((sum, off) => sum + off.value, 0) / n,
  ]
  const spread = offs.reduce((sum, off) => sum + (off.heightMm - y) ** 2, 0)
  const slope = offs.reduce((sum, off) => sum + (off.heightMm - y) * (off.value - v), 0) / Math.max(1, spread)
  return [slope, v - slope * y]
}

const clampedThrough = (knots: readonly number[], values: readonly number[]): Curve => {
  const line = curveThrough(knots, values)
  return (y) => line(within(y, knots[0] ?? 0, knots.at(-1) ?? 0))
}

/** Over the chest photos show the arms' depth with the trunk's: mean of fourteen generated people. */
const withArms = 0.04
const mostDeeper = 0.1

/** By how much, as a logarithm, the trunk is deeper halfway between the tapes of chest and neck, where no size tells it. */
function deeper(before: number, { levels }: Measurable, own: Profile, side: PhotoOutline['side']): number {
  const { chest, neck } = levels
  const offs = side.flatMap(({ heightMm, frontMm, backMm }) => {
    const share = (heightMm - chest) / (neck - chest)
    if (share < 0.3 || share > 0.75) return []
    const { front, back } = own(heightMm)
    return Math.log(Math.max(1, frontMm - backMm) / Math.max(1, front - back)) - withArms
  })
  if (offs.length === 0) return before
  return within(before + offs.reduce((sum, off) => sum + off, 0) / offs.length, -mostDeeper, mostDeeper)
}

/** By how much the photos have a leg broader than the figure; from the side both legs are seen as one, so its depth is untold. */
function legOffs(own: Profile, legs: PhotoOutline['legs']): Off[] {
  return legs.map(({ heightMm, breadthMm }) => {
    const { inner, outer } = own(heightMm)
    return { heightMm, broad: 0, full: Math.log(breadthMm / Math.max(1, outer - inner)) }
  })
}

/** Slices of the trunk as both views show it. */
export function slicesOf({ trunk, side }: PhotoOutline): Given['torso'] {
  return trunk.flatMap(({ heightMm, breadthMm }) => {
    const depthMm = depthAt(side, heightMm)
    return depthMm === undefined ? [] : [{ heightMm, breadthMm, depthMm }]
  })
}

/** Between the two levels around it; undefined where none is near. */
function depthAt(side: PhotoOutline['side'], heightMm: number): number | undefined {
  const above = side.findIndex((level) => level.heightMm >= heightMm)
  const [low, high] = [side[above - 1], side[above]]
  if (!low || !high || high.heightMm - low.heightMm > 90) return undefined
  const share = (heightMm - low.heightMm) / (high.heightMm - low.heightMm)
  const [a, b] = [low.frontMm - low.backMm, high.frontMm - high.backMm]
  return a + share * (b - a)
}

/** By the share of the arm's way from shoulder (0) to wrist (1): how much broader it is against its depth, as a logarithm. */
function armBroader(
  before: Curve | undefined,
  figure: Figure,
  body: HalfBody,
  arms: PhotoOutline['arms'],
): Curve | undefined {
  if (arms.length < 6) return undefined
  const [root, elbow, wrist] = (['root', 'elbow', 'wrist'] as const).map((name) =>
    jointOf(figure, body, name),
  ) as [Point, Point, Point]
  const [upper, lower] = [apart(root, elbow), apart(elbow, wrist)]
  const told = arms.map(({ at, breadthMm }) => {
    const share = (at <= 1 ? at * upper : upper + (at - 1) * lower) / (upper + lower)
    const broad = armBreadth(figure, body, share)
    return { share, value: broad ? within(2 * Math.log(breadthMm / broad), -0.4, 0.4) : 0 }
  })
  const knots = [0.08, ...told.map(({ share }) => share), 1.12]
  // The mean with its neighbours: an elbow is no knob.
  const calm = told.map(({ share }, k) => {
    const near = told.slice(Math.max(0, k - 1), k + 2)
    const off = near.reduce((sum, { value }) => sum + value, 0) / near.length
    return within((before?.(share) ?? 0) + off, -mostArm, mostArm)
  })
  const values = [0, ...calm, 0]
  const line = curveThrough(knots, values)
  return (share) => (share <= 0.08 || share >= 1.12 ? 0 : line(share))
}

const mostArm = 0.2

/** From the front, square to the bone. */
function armBreadth(figure: Figure, body: HalfBody, share: number): number | undefined {
  const [a, b] = [alongArm(figure, body, share - 0.04), alongArm(figure, body, share + 0.04)]
  const long = apart(a, b) || 1
  const normal: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long, (b[2] - a[2]) / long]
  const flat = Math.hypot(normal[0], normal[1]) || 1
  const acrossMm: Point = [-normal[1] / flat, normal[0] / flat, 0]
  return spanOf(body, partsOf(figure).arm, alongArm(figure, body, share), {
    normal,
    along: acrossMm,
    reachMm: 120,
  })
}

/** Nearer to the neck the line is the neck's. */
const besideNeck = 0.056
/** Down for each out. */
const mostSlope = 0.35

/** How much steeper the shoulders fall than the figure's, down for each out: left and right together, so that a camera may lean. */
function steeper(
  before: number,
  figure: Figure,
  body: HalfBody,
  { levels }: Measurable,
  shoulders: PhotoOutline['shoulders'],
): number {
  const line = shoulders.filter(({ outMm }) => outMm > besideNeck * levels.crown)
  if (line.length < 3) return before
  const own = heightsOver(
    figure,
    body,
    line.map(({ outMm }) => outMm),
  )
  const offs = line.map(({ outMm, leftMm, rightMm }, k) => ({
    heightMm: outMm,
    value: (own[k] ?? 0) - (leftMm + rightMm) / 2,
  }))
  return within(before + evenLean(offs)[0], -mostSlope, mostSlope)
}
