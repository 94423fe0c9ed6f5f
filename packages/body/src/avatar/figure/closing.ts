/**
 * What the shape space leaves open is closed by gentle changes of the whole skin: heights are moved, the trunk, the legs and
 * the arms are widened by a smooth share along their middle lines. No change has an edge, so none is seen.
 */
import { type Curve, curveThrough } from '../curve.ts'
import type { FittedGirth } from '../fitted-girths.ts'
import { within } from '../given.ts'
import type { Measurable } from '../measure-mesh.ts'
import { apart, type Point, unit } from '../spatial.ts'
import { type Figure, type Joint, jointNames } from './figure-data.ts'
import { type HalfBody, jointOf, put } from './half-body.ts'
import { alongArm } from './read-body.ts'

export interface Closing {
  /** Natural logarithms of what each girth is widened by. */
  ln: Record<FittedGirth, number>
  /** How far heights are moved: at the crotch, the waist and the shoulders, mm. */
  upMm: { crotch: number; waist: number; shoulder: number }
  shoulderMm: number
  /** Of the arm's length. */
  lnReach: number
  /** By height: how much broader against its depth the trunk is, as a logarithm. */
  broad: Curve | undefined
  /** By height: how much fuller it is between the heights of tapes, as a logarithm. */
  full: Curve | undefined
  /** The same at the seat, so that the thighs lie under the hips. */
  seatBroad: number
  /** The same as `full`, of a leg. */
  legFull: Curve | undefined
  /** By the share of the arm's way to the wrist: how much broader from the front, as a logarithm. */
  armBroad: Curve | undefined
  /** How much deeper it is halfway between the tapes of chest and neck, as a logarithm. */
  deep: number
  /** By height: how far the body lies forwards, mm. */
  forwards: Curve | undefined
  /** How much more the shoulders fall: down for each out. */
  slope: number
}

/** The way each point goes, for a closing; `from` is the body as the shape space has it. */
export function closed(figure: Figure, from: HalfBody, read: Measurable, closing: Closing): HalfBody {
  const { vertices, weights } = figure
  const { levels } = read
  const move = heightsMoved(read, closing)
  const trunk = trunkOf(read, closing)
  const leg = legOf(read, closing)
  const arm = armOf(figure, from, closing)
  const root = jointOf(figure, from, 'root')
  const rootUp = move(root[1]) - root[1]
  const body = Float64Array.from(from)
  const fallen = shouldersFallen(read, closing, root[0])
  const rootFallen = closing.slope * root[0] * (1 - shoulderFrom - softOver / 2)
  const { forwards } = closing
  const [rootForwards, bentAt] = [forwards?.(root[1]) ?? 0, (y: number) => forwards?.(y) ?? 0]
  const bent = (y: number, armShare: number) => bentAt(y) + armShare * (rootForwards - bentAt(y))
  const isArm = new Set<Joint>(['root', 'elbow', 'wrist', 'fingertip'])
  for (let v = 0; v < vertices + jointNames.length; v++) {
    const at: Point = [from[3 * v] as number, from[3 * v + 1] as number, from[3 * v + 2] as number]
    const joint = jointNames[v - vertices]
    const armShare = joint ? (isArm.has(joint) ? 1 : 0) : easedArm(weights.arm[v] ?? 0)
    const legShare = 1 - smooth((at[1] - levels.thigh + 6) / (levels.hips - levels.thigh + 6))
    const still = mixed(trunk(at, root[0]), leg(at), legShare)
    const moved: Point = [still[0], move(at[1]) - fallen(at), still[2]]
    const carried = armShare > 0 ? lifted(arm(at), closing.shoulderMm, rootUp - rootFallen) : moved
    let [x, y, z] = mixed(moved, carried, armShare)
    // Thighs lie close, and are two.
    if (v >= figure.middles && v < vertices) x = keptApart(x, levels.crotch - at[1])
    if (joint === 'foot' || joint === 'knee') [x, y, z] = [moved[0], moved[1], moved[2]]
    put(body, v, x, y, z + bent(at[1], armShare))
  }
  return body
}

const apartMm = 8

/** Below the fork no thigh comes nearer to the middle of the body; how it turns away is soft. */
function keptApart(x: number, belowForkMm: number): number {
  const least = apartMm * smooth((belowForkMm + 4) / 34)
  return least <= 0 || x >= 2 * least ? x : least * (1 + Math.exp(x / least - 2))
}

export const smooth = (t: number): number => {
  const s = within(t, 0, 1)
  return s * s * (3 - 2 * s)
}
const easedArm = (w: number): number => smooth(w)
const mixed = (a: Point, b: Point, t: number): Point => [
  a[0] + t * (b[0] - a[0]),
  a[1] + t * (b[1] - a[1]),
  a[2] + t * (b[2] - a[2]),
]
const lifted = ([x, y, z]: Point, outMm: number, upMm: number): Point => [x + outMm, y + upMm, z]

/** Heights go up and down evenly between the floor, the crotch, the waist, the shoulders and the crown. */
function heightsMoved({ levels }: Measurable, { upMm }: Closing): Curve {
  const knots = [0, levels.ankle, levels.crotch, levels.waist, levels.shoulder, levels.crown]
  const values = [
    0,
    levels.ankle,
    levels.crotch + upMm.crotch,
    levels.waist + upMm.waist,
    levels.shoulder + upMm.shoulder,
    levels.crown,
  ]
  return curveThrough(knots, values)
}

/** From 0 over 1 in the middle to 0, without an edge. */
const bell = (t: number): number => 16 * (within(t, 0, 1) * (1 - within(t, 0, 1))) ** 2

/** Of the way to the shoulder's joint: from here on the line of the shoulders falls. */
const shoulderFrom = 0.5
const softOver = 0.15

/** How far down a point of the trunk goes with the shoulders: none at the neck, over the head or under the chest. */
function shouldersFallen({ levels }: Measurable, { slope }: Closing, rootX: number) {
  const { chest, shoulder, neck } = levels
  return ([x, y]: Point): number => {
    if (slope === 0) return 0
    const out = x / rootX - shoulderFrom
    // It begins to fall softly.
    const soft = out <= 0 ? 0 : out < softOver ? out ** 2 / (2 * softOver) : out - softOver / 2
    const share = smooth((y - chest) / (shoulder - chest)) * (1 - smooth((y - neck) / 40))
    return slope * rootX * Math.min(soft, 1 - shoulderFrom - softOver / 2) * share
  }
}

/** Around the middle of the trunk's rings; the head keeps its size. */
function trunkOf({ levels, rings }: Measurable, { ln, broad, full, deep, seatBroad, shoulderMm }: Closing) {
  const { thigh, hips, waist, chest, armpit, neck, crown } = levels
  const top = neck + 0.75 * (crown - neck)
  const widened = curveThrough(
    [thigh - 120, hips, waist, chest, Math.max(armpit + 25, chest + 45), neck, top, top + 50],
    [ln.hips, ln.hips, ln.waist, ln.chest, 0.35 * ln.chest + 0.25 * ln.neck, ln.neck, 0, 0],
  )
  const middles = rings.map(({ outline }) => ((outline[1] ?? 0) + (outline[outline.length / 2 + 1] ?? 0)) / 2)
  const heights = rings.map(({ heightMm }) => heightMm)
  const middle = (y: number) => {
    const at = within(
      (y - (heights[0] ?? 0)) / ((heights[1] ?? 1) - (heights[0] ?? 0)),
      0,
      rings.length - 1.001,
    )
    const k = Math.floor(at)
    return (middles[k] ?? 0) + (at - k) * ((middles[k + 1] ?? 0) - (middles[k] ?? 0))
  }
  return ([x, y, z]: Point, rootX: number): Point => {
    const held = within(y, thigh - 120, top + 50)
    const wide = widened(held) + (full?.(y) ?? 0)
    const seat = seatBroad * (1 - smooth((y - hips - 15) / (waist - hips - 15)))
    const flat = ((broad?.(y) ?? 0) + seat) / 2
    const c = middle(y)
    // Shoulders go outwards from the middle, the more the further out.
    const out =
      shoulderMm * smooth((y - chest) / (levels.shoulder - chest)) * smooth(x / rootX) * (y > neck ? 0.3 : 1)
    return [
      x * Math.exp(wide + flat) + out,
      y,
      c + (z - c) * Math.exp(wide - flat + deep * bell((y - chest + 30) / (neck - chest + 30))),
    ]
  }
}

/** Around the middle line of the leg; the foot keeps its size. */
function legOf({ levels, limbs }: Measurable, { ln, legFull }: Closing) {
  const { thigh, knee, calf, ankle } = levels
  const widened = curveThrough(
    [0, ankle * 0.55, ankle, calf, knee, thigh, thigh + 60],
    [0, 0.2 * ln.ankle, ln.ankle, ln.calf, ln.knee, ln.thigh, ln.thigh],
  )
  const points = limbs.leftLeg.points
  const [top, low] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0]
  return ([x, y, z]: Point): Point => {
    const at = within(((top - y) / Math.max(1, top - low)) * (points.length - 1), 0, points.length - 1.001)
    const k = Math.floor(at)
    const a: Point = points[k] ?? [0, 0, 0]
    const b: Point = points[k + 1] ?? a
    const [cx, cz] = [a[0] + (at - k) * (b[0] - a[0]), a[2] + (at - k) * (b[2] - a[2])]
    const wide = Math.exp(widened(within(y, 0, thigh + 60)) + (legFull?.(y) ?? 0))
    return [cx + (x - cx) * wide, y, cz + (z - cz) * wide]
  }
}

/** Around the bones of the arm, and along them; the hand keeps its size but for the wrist's. */
function armOf(figure: Figure, from: HalfBody, { ln, lnReach, armBroad }: Closing) {
  const steps = 28
  const line = Array.from({ length: steps + 1 }, (_, k) => alongArm(figure, from, (1.35 * k) / steps))
  const widened = curveThrough(
    [-0.1, 0.05, 0.35, 0.6, 0.95, 1.06, 1.4],
    [0.4 * ln.bicep, 0.55 * ln.bicep, ln.bicep, ln.forearm, ln.wrist, 0.4 * ln.wrist, 0.25 * ln.wrist],
  )
  const root = line[0] as Point
  const longer = Math.exp(lnReach)
  const wrist = alongArm(figure, from, 1)
  return (p: Point): Point => {
    const { k, t } = nearestOn(line, p)
    const [a, b] = [line[k] as Point, line[k + 1] as Point]
    const share = (1.35 * (k + t)) / steps
    const axis = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    const c: Point = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])]
    const d: Point = [p[0] - c[0], p[1] - c[1], p[2] - c[2]]
    const onAxis = d[0] * axis[0] + d[1] * axis[1] + d[2] * axis[2]
    const [wide, flat] = [widened(share), (armBroad?.(share) ?? 0) / 2]
    // Across the bone as it is seen from the front.
    const level = Math.hypot(axis[0], axis[1]) || 1
    const side: Point = [-axis[1] / level, axis[0] / level, 0]
    const onSide = d[0] * side[0] + d[1] * side[1]
    const [broad, deep] = [Math.exp(wide + flat), Math.exp(wide - flat)]
    const radial = (n: 0 | 1 | 2) =>
      (d[n] - onAxis * axis[n] - onSide * side[n]) * deep + onSide * side[n] * broad + onAxis * axis[n]
    // The hand goes with the wrist; above it the arm is stretched along its bones.
    const way = (n: 0 | 1 | 2) =>
      share <= 1
        ? root[n] + (c[n] - root[n]) * longer
        : root[n] + (wrist[n] - root[n]) * longer + c[n] - wrist[n]
    return [way(0) + radial(0), way(1) + radial(1), way(2) + radial(2)]
  }
}

function nearestOn(line: readonly Point[], p: Point): { k: number; t: number } {
  let [best, at, share] = [Number.POSITIVE_INFINITY, 0, 0]
  for (let k = 0; k + 1 < line.length; k++) {
    const [a, b] = [line[k] as Point, line[k + 1] as Point]
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const long = ux * ux + uy * uy + uz * uz || 1
    const raw = ((p[0] - a[0]) * ux + (p[1] - a[1]) * uy + (p[2] - a[2]) * uz) / long
    const t = within(raw, k === 0 ? -2 : 0, 1)
    const dx = a[0] + t * ux - p[0]
    const dy = a[1] + t * uy - p[1]
    const dz = a[2] + t * uz - p[2]
    const away = dx * dx + dy * dy + dz * dz
    if (away < best) [best, at, share] = [away, k, t]
  }
  return { k: at, t: share }
}

export const armLength = (figure: Figure, body: HalfBody): number =>
  apart(jointOf(figure, body, 'root'), jointOf(figure, body, 'elbow')) +
  apart(jointOf(figure, body, 'elbow'), jointOf(figure, body, 'wrist'))
