import { curveThrough } from '../avatar/curve.ts'
import { armPointOf } from '../avatar/limbs.ts'
import { cutMesh, type Loop } from '../avatar/mesh-cut.ts'
import { spokes, type Tube, type TubeRing } from '../avatar/tube.ts'
import type { Avatar, LimbAxis } from '../shapes.ts'
import { clearMm, type DrawnGarment } from './garment.ts'
import { aroundHand } from './hand-clear.ts'
import { eased, num, ofLength, plus, spanned } from './outline.ts'

const stepMm = 20
/** Over this length from its root a sleeve widens to its own girth. */
const capMm = 110
/** At its root it is so much narrower that it lies under the trunk's cloth: wider, it stands up as a puff. */
const rootCap = 0.4
/** So far before the wrist a sleeve that goes past it begins to lie around the hand. */
const wristMm = 40

export interface Sleeve {
  tube: Tube
  /** Along the tube's axis: where the sleeve ends. */
  end: number
}

/** The left sleeve; the right one is its mirror. It ends as far from the wrist as its length says. */
export function sleeveOf(avatar: Avatar, { finished, cut }: DrawnGarment): Sleeve | undefined {
  const { limbs, sitesMm } = avatar
  const { sleeveMm } = finished
  if (sleeveMm === undefined) return undefined
  const arm = limbs.leftArm
  const [root, wrist] = [pointOf(arm, 0), pointOf(arm, armPointOf.wrist)]
  const axis = direction(root, wrist)
  const reach = along(root, axis, wrist)
  const end = reach + sleeveMm - (sitesMm.sleeve_length ?? reach)
  const girthAt = sleeveGirths(arm, { finished, cut }, (at) => along(root, axis, pointOf(arm, at)))
  const e1 = acrossFront(axis)
  const e2 = cross(axis, e1)
  const frame = { origin: root, axis, e1, e2 }
  const handAt = aroundHand(avatar, frame)
  const [from, to] = [-40, end + 60]
  const count = Math.max(3, Math.ceil((to - from) / stepMm))
  const rings = Array.from({ length: count + 1 }, (_, k): TubeRing => {
    const s = from + (k * (to - from)) / count
    const { centre, girth } = limbAt(arm, root, axis, s)
    // Towards the shoulder the sleeve runs out under the trunk's cloth.
    const cap = s < capMm ? rootCap + (1 - rootCap) * eased((s + 40) / (capMm + 40)) : 1
    const radius = cap * Math.max(girthAt(s) / (2 * Math.PI), girth / (2 * Math.PI) + clearMm)
    // The cloth rests on top of the arm; what is left over hangs below.
    const past = eased((s - reach + wristMm) / wristMm)
    const loose = Math.max(0, radius - girth / (2 * Math.PI) - clearMm)
    const hang = (loose * (0.6 + 0.4 * (1 - eased(s / capMm))) + 8 * (1 - cap)) * (1 - past)
    const off = [centre[0] - root[0], centre[1] - root[1] - hang, centre[2] - root[2]] as const
    const [c1, c2] = [dot(off, e1), dot(off, e2)]
    const round = new Float64Array(spokes).fill(radius)
    const hand =
      past > 0
        ? handAt(
            [s, s + stepMm / 2].map((at) => Math.min(at, end + stepMm)),
            c1,
            c2,
          )
        : undefined
    if (!hand) return { c1, c2, radii: round }
    const over = ofLength(girthAt(s), hand, plus(hand, radius))
    return { c1, c2, radii: round.map((r, n) => r + past * (num(over, n) - r)) }
  })
  return { tube: { frame, from, step: (to - from) / count, rings, caps: [20, 20] }, end }
}

/** Through the girths the tape tells; a half sleeve stays as wide as its upper arm. */
function sleeveGirths(
  arm: LimbAxis,
  { finished, cut }: Pick<DrawnGarment, 'finished' | 'cut'>,
  at: (point: number) => number,
) {
  const { bicep, forearm, wrist } = finished.zonesMm
  const usual = cut === 'blouse' ? 30 : 70
  const upper = bicep ?? num(arm.girthsMm, armPointOf.bicep) + usual
  const told: [number, number][] = [[at(armPointOf.bicep), upper]]
  if (forearm !== undefined) told.push([at(armPointOf.forearm), forearm])
  if (wrist !== undefined) told.push([at(armPointOf.wrist), wrist])
  if (told.length === 1) return () => upper
  const line = curveThrough(
    told.map(([s]) => s),
    told.map(([, mm]) => mm),
  )
  const [low, high] = [num(told[0] ?? [], 0), num(told.at(-1) ?? [], 0)]
  return (s: number) => line(Math.min(high, Math.max(low, s)))
}

/** The left leg of trousers, upright; the right one is its mirror. */
export function trouserLegOf(avatar: Avatar, { finished }: DrawnGarment, hemY: number): Tube {
  const { levels } = avatar
  const { thigh, knee, calf } = finished.zonesMm
  const told = (
    [
      [levels.calf, calf],
      [levels.knee, knee],
      [levels.thigh, thigh],
    ] as const
  ).flatMap(([y, mm]) => (mm === undefined ? [] : [[y, mm] as const]))
  const line =
    told.length > 1
      ? curveThrough(
          told.map(([y]) => y),
          told.map(([, mm]) => mm),
        )
      : () => told[0]?.[1] ?? 0
  const [low, high] = [hemY - 60, levels.crotch + 60]
  const clamp = (y: number) => Math.min(told.at(-1)?.[0] ?? y, Math.max(told[0]?.[0] ?? y, y))
  const count = Math.ceil((high - low) / stepMm)
  const rings = Array.from({ length: count + 1 }, (_, k): TubeRing => {
    const y = low + (k * (high - low)) / count
    const { c1, c2, radii } = legCut(avatar, Math.min(levels.crotch - 12, Math.max(levels.ankle, y)))
    const inner = plus(radii, clearMm)
    return { c1, c2, radii: ofLength(line(clamp(y)), inner, inner) }
  })
  const frame = { origin: [0, low, 0], axis: [0, 1, 0], e1: [0, 0, 1], e2: [1, 0, 0] } as const
  return { frame, from: 0, step: (high - low) / count, rings, caps: [20, 20] }
}

/** The left leg as it is at a height, from the middle of its own cut. */
export function legCut(avatar: Avatar, y: number): TubeRing {
  const near = avatar.limbs.leftLeg.points.reduce((best, p) =>
    Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best,
  )
  const loops = cutMesh(avatar, [0, y, 0], [0, 1, 0]).filter((loop) => loop.every((p) => p[0] > 0))
  const away = (loop: Loop) => Math.abs(middleOf(loop, 0) - near[0]) + Math.abs(middleOf(loop, 2) - near[2])
  const own = loops.reduce<Loop>((best, loop) => (away(loop) < away(best) ? loop : best), loops[0] ?? [])
  const [c1, c2] = [middleOf(own, 2), middleOf(own, 0)]
  return {
    c1,
    c2,
    radii: spanned(
      own.map((p) => [p[0] - c2, p[2]] as const),
      c1,
    ),
  }
}

function middleOf(loop: Loop, n: 0 | 2): number {
  const values = loop.map((p) => p[n])
  return (Math.min(...values) + Math.max(...values)) / 2
}

type Point = readonly [number, number, number]

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point, b: Point): Point =>
  [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const
const pointOf = ({ points }: LimbAxis, at: number): Point => points[at] ?? [0, 0, 0]
export const along = (root: Point, axis: Point, p: Point): number =>
  (p[0] - root[0]) * axis[0] + (p[1] - root[1]) * axis[1] + (p[2] - root[2]) * axis[2]

function direction(from: Point, to: Point): Point {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) || 1
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long, (to[2] - from[2]) / long]
}

/** The forward direction, made square to the axis. */
function acrossFront(axis: Point): Point {
  const flat = Math.hypot(axis[0] * axis[2], axis[1] * axis[2], 1 - axis[2] * axis[2]) || 1
  return [(-axis[0] * axis[2]) / flat, (-axis[1] * axis[2]) / flat, (1 - axis[2] * axis[2]) / flat]
}

function limbAt(arm: LimbAxis, root: Point, axis: Point, s: number): { centre: Point; girth: number } {
  const places = arm.points.map((point) => along(root, axis, point))
  const found = places.findIndex((place) => place >= s)
  const at = found < 0 ? places.length - 1 : found
  const [a, b] = [Math.max(0, at - 1), at]
  const wide = num(places, b) - num(places, a)
  const share = wide > 0 ? Math.max(0, Math.min(1, (s - num(places, a)) / wide)) : 0
  const [p, q] = [pointOf(arm, a), pointOf(arm, b)]
  const mix = (n: 0 | 1 | 2) => p[n] + share * (q[n] - p[n])
  const over = s - Math.max(num(places, 0), Math.min(s, num(places, places.length - 1)))
  const centre: Point = [mix(0) + over * axis[0], mix(1) + over * axis[1], mix(2) + over * axis[2]]
  return { centre, girth: num(arm.girthsMm, a) + share * (num(arm.girthsMm, b) - num(arm.girthsMm, a)) }
}
