/** What others need to know of a half body: its levels, the trunk's rings and the limbs' middle lines. */
import type { Avatar, BodyLevels, LimbAxis } from '../../shapes.ts'
import { hullOf, hullPerimeter } from '../girth.ts'
import { thighBelowCrotchMm } from '../planes.ts'
import type { BodyRing } from '../rings.ts'
import { apart, type Point, unit } from '../spatial.ts'
import { centroid, levelCuts, partsOf, sectionOf } from './cross-sections.ts'
import type { Figure } from './figure-data.ts'
import { type HalfBody, jointOf, markOf } from './half-body.ts'

const spacingMm = 15
/** A tape around the neck lies under the throat's apple: so far from the neck's first joint to its last. */
const neckUp = 0.12
const around = 64

export function levelsOf(figure: Figure, body: HalfBody, heightMm: number): BodyLevels {
  const joint = (name: Parameters<typeof jointOf>[2]) => jointOf(figure, body, name)[1]
  const mark = (name: Parameters<typeof markOf>[2]) => markOf(figure, body, name)[1]
  const [knee, foot] = [joint('knee'), joint('foot')]
  const [waist, crotch] = [mark('navel'), mark('crotch')]
  // The tape passes under the arms, however full they are.
  const armpit = mark('armpit')
  const chest = Math.min(mark('bust'), armpit - 0.008 * heightMm)
  const down = (share: number) => knee + share * (foot - knee)
  return {
    crown: heightMm,
    neck: joint('neck') + neckUp * (joint('throat') - joint('neck')),
    shoulder: mark('acromion'),
    armpit: Math.max(armpit, chest + 0.015 * heightMm),
    chest,
    waist,
    hips: seatLevel(figure, body, crotch, waist),
    crotch,
    thigh: crotch - thighBelowCrotchMm,
    knee,
    calf: down(0.3),
    ankle: down(0.86),
  }
}

/** Where the tape around the seat is longest. */
function seatLevel(figure: Figure, body: HalfBody, crotch: number, waist: number): number {
  const [low, high] = [crotch + 0.12 * (waist - crotch), crotch + 0.4 * (waist - crotch)]
  const levels = Array.from({ length: 25 }, (_, k) => low + (k / 24) * (high - low))
  const girths = levelCuts(body, partsOf(figure).armless, levels).map((cut) => hullPerimeter(bothSides(cut)))
  return levels[girths.indexOf(Math.max(...girths))] ?? low
}

function bothSides(cut: readonly number[]): [number, number][] {
  const points: [number, number][] = []
  for (let k = 0; k < cut.length; k += 2) {
    const [x, z] = [cut[k] ?? 0, cut[k + 1] ?? 0]
    points.push([x, z], [-x, z])
  }
  return points
}

export function ringsOf(figure: Figure, body: HalfBody, levels: BodyLevels): BodyRing[] {
  const [low, high] = [levels.crotch + 5, levels.neck + 10]
  const count = Math.ceil((high - low) / spacingMm)
  const heights = Array.from({ length: count + 1 }, (_, k) => low + (k * (high - low)) / count)
  const cuts = levelCuts(body, partsOf(figure).armless, heights)
  return heights.map((heightMm, k) => ({ heightMm, outline: outlineOf(cuts[k] ?? []) }))
}

/** At equal angles from the front over the left. Where the arm is taken off, the line runs straight across. */
function outlineOf(cut: readonly number[]): Float32Array {
  const depths = cut.filter((_, k) => k % 2 === 1)
  const middle = depths.length > 0 ? (Math.min(...depths) + Math.max(...depths)) / 2 : 0
  const reach = Array.from({ length: around / 2 + 1 }, (_, k) =>
    reachAlong(cut, middle, (2 * Math.PI * k) / around),
  )
  const bridged = reach.map((r, k) => (r > 0 ? r : bridge(reach, k)))
  const outline = new Float32Array(2 * around)
  for (let k = 0; k < around; k++) {
    const r = bridged[k <= around / 2 ? k : around - k] ?? 0
    const angle = (2 * Math.PI * k) / around
    outline.set([r * Math.sin(angle), middle + r * Math.cos(angle)], 2 * k)
  }
  return outline
}

function reachAlong(cut: readonly number[], middle: number, angle: number): number {
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  let best = 0
  for (let k = 0; k < cut.length; k += 4) {
    const [ax, az, bx, bz] = [
      cut[k] ?? 0,
      (cut[k + 1] ?? 0) - middle,
      cut[k + 2] ?? 0,
      (cut[k + 3] ?? 0) - middle,
    ]
    const [da, db] = [ax * c - az * s, bx * c - bz * s]
    if (da > 0 === db > 0 && Math.abs(da) > 1e-6 && Math.abs(db) > 1e-6) continue
    const t = da === db ? 0 : da / (da - db)
    if (t < -1e-6 || t > 1 + 1e-6) continue
    const [x, z] = [ax + t * (bx - ax), az + t * (bz - az)]
    best = Math.max(best, x * s + z * c)
  }
  return best
}

/** Between the nearest that were found on either side, along the chord. */
function bridge(reach: readonly number[], k: number): number {
  let [before, after] = [k - 1, k + 1]
  while (before > 0 && !((reach[before] ?? 0) > 0)) before--
  while (after < reach.length - 1 && !((reach[after] ?? 0) > 0)) after++
  const [p, q] = [reach[before] ?? 0, reach[after] ?? 0]
  if (p <= 0 || q <= 0) return Math.max(p, q, 1)
  const turn = (2 * Math.PI) / around
  const [a, b] = [(k - before) * turn, (after - k) * turn]
  return (p * q * Math.sin(a + b)) / (p * Math.sin(a) + q * Math.sin(b))
}

const armStep = 0.05
const armPoints = 26

export function limbsOf(figure: Figure, body: HalfBody, levels: BodyLevels): Avatar['limbs'] {
  const [leftArm, leftLeg] = [armOf(figure, body), legOf(figure, body, levels)]
  return { leftArm, rightArm: mirrored(leftArm), leftLeg, rightLeg: mirrored(leftLeg) }
}

function armOf(figure: Figure, body: HalfBody): LimbAxis {
  const { arm } = partsOf(figure)
  const bones = Array.from({ length: armPoints }, (_, k) => alongArm(figure, body, k * armStep))
  const points: Point[] = []
  const girthsMm: number[] = []
  bones.forEach((bone, k) => {
    const [before, after] = [bones[Math.max(0, k - 2)] ?? bone, bones[Math.min(armPoints - 1, k + 2)] ?? bone]
    const normal = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const cut = k < 4 || k > 20 ? undefined : sectionOf(body, arm, bone, normal, 150)
    points.push(cut?.middle ?? bone)
    girthsMm.push(cut?.girthMm ?? 0)
  })
  const first = girthsMm[4] ?? 300
  const last = girthsMm[20] ?? 160
  return {
    points: smoothed(points),
    girthsMm: girthsMm.map((girth, k) => girth || (k < 4 ? first * (1 + 0.03 * (4 - k)) : last * 1.1)),
  }
}

/** A gentle line: the elbow is no corner. */
function smoothed(points: readonly Point[]): Point[] {
  return points.map((p, k) => {
    const [a, b] = [points[k - 1], points[k + 1]]
    if (!a || !b) return p
    const mix = (n: 0 | 1 | 2) => 0.5 * p[n] + 0.25 * (a[n] + b[n])
    return [mix(0), mix(1), mix(2)]
  })
}

/** The arm's bones: 0 at the shoulder's joint, 1 at the wrist, the hand beyond. */
export function alongArm(figure: Figure, body: HalfBody, share: number): Point {
  const joint = (name: Parameters<typeof jointOf>[2]) => jointOf(figure, body, name)
  const [root, elbow, wrist, tip] = [joint('root'), joint('elbow'), joint('wrist'), joint('fingertip')]
  const upper = apart(root, elbow)
  const reach = upper + apart(elbow, wrist)
  const gone = share * reach
  if (gone <= upper) return between(root, elbow, gone / upper)
  if (share <= 1) return between(elbow, wrist, (gone - upper) / (reach - upper))
  return between(wrist, tip, (gone - reach) / apart(wrist, tip))
}

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + t * (b[0] - a[0]),
  a[1] + t * (b[1] - a[1]),
  a[2] + t * (b[2] - a[2]),
]

function legOf(figure: Figure, body: HalfBody, { crotch, ankle }: BodyLevels): LimbAxis {
  const heights = Array.from({ length: 33 }, (_, k) => ankle + (k / 32) * (crotch - 1 - ankle))
  const cuts = levelCuts(body, partsOf(figure).armless, heights).map((cut) => {
    const points: [number, number][] = []
    for (let k = 0; k < cut.length; k += 2) points.push([cut[k] ?? 0, cut[k + 1] ?? 0])
    return points
  })
  const points = cuts.map((flat, k): Point => {
    const [x, z] = centroid(hullOf(flat))
    return [x, heights[k] ?? 0, z]
  })
  return { points: points.toReversed(), girthsMm: cuts.map((flat) => hullPerimeter(flat)).toReversed() }
}

const mirrored = ({ points, girthsMm }: LimbAxis): LimbAxis => ({
  points: points.map(([x, y, z]) => [-x, y, z]),
  girthsMm,
})
