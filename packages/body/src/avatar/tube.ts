/**
 * A tube: rings along a straight axis, each with its own centre and outline, as one smooth function that is negative
 * inside, zero on the skin and nearly the distance close to it. Between the rings run cubic B-splines, so that the skin has
 * no seams and no bands.
 */
import type { Point } from './spatial.ts'

export interface Frame {
  origin: Point
  /** The axis; e1 is angle 0, from there towards e2. Three unit vectors. */
  axis: Point
  e1: Point
  e2: Point
}

export interface TubeRing {
  c1: number
  c2: number
  radii: Float64Array
}

export interface Tube {
  frame: Frame
  from: number
  step: number
  rings: readonly TubeRing[]
  /** Rings beyond each end that only lend the end its slope. */
  spare?: number
  /** How far the round ends reach beyond the first and last ring, mm. */
  caps: readonly [number, number]
}

export const spokes = 64
const spoke = (2 * Math.PI) / spokes

export const lastOf = (tube: Tube): number =>
  tube.from + tube.step * (tube.rings.length - 1 - 2 * (tube.spare ?? 0))

export function nearestRing(tube: Tube, s: number): TubeRing {
  return ringAt(tube.rings, Math.round((s - tube.from) / tube.step))
}

export function tubeDistance(tube: Tube, x: number, y: number, z: number): number {
  const { origin, axis, e1, e2 } = tube.frame
  const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]]
  const s = dx * axis[0] + dy * axis[1] + dz * axis[2]
  const p1 = dx * e1[0] + dy * e1[1] + dz * e1[2]
  const p2 = dx * e2[0] + dy * e2[1] + dz * e2[2]
  const last = lastOf(tube)
  // Far out nobody asks for the shape: only that it is far.
  const outside = Math.hypot(p1, p2) - reachOf(tube)
  if (outside > farMm) return outside
  if (s < tube.from) return beyond(tube, tube.from, tube.from - s, tube.caps[0], p1, p2)
  if (s > last) return beyond(tube, last, s - last, tube.caps[1], p1, p2)
  return within(tube, s, p1, p2)
}

const farMm = 130
const reaches = new WeakMap<Tube, number>()

/** No point of the tube is further from its axis. */
function reachOf(tube: Tube): number {
  const known = reaches.get(tube)
  if (known !== undefined) return known
  const found = Math.max(...tube.rings.map(({ c1, c2, radii }) => Math.hypot(c1, c2) + Math.max(...radii)))
  reaches.set(tube, found)
  return found
}

function within(tube: Tube, s: number, p1: number, p2: number): number {
  const at = look(tube, s, p1, p2)
  const steep = at.alongAngle / Math.max(at.radius, 1)
  return (at.rho - at.radius) / Math.sqrt(1 + steep * steep + at.alongAxis * at.alongAxis)
}

/** The end as half of an ellipsoid that goes on as the last ring was widening or narrowing. */
function beyond(tube: Tube, end: number, over: number, cap: number, p1: number, p2: number): number {
  const at = look(tube, end, p1, p2)
  const radius = Math.max(0.4 * at.radius, at.radius + (end > tube.from ? at.slope : -at.slope) * over)
  const { rho } = at
  const [a, b] = [rho / radius, over / cap]
  const [k0, k1] = [Math.hypot(a, b), Math.hypot(a / radius, b / cap)]
  return k1 < 1e-9 ? -Math.min(radius, cap) : (k0 * (k0 - 1)) / k1
}

const seen = { rho: 0, radius: 1, alongAngle: 0, alongAxis: 0, slope: 0 }
const ws = new Float64Array(4)
const ds = new Float64Array(4)
const wa = new Float64Array(4)
const da = new Float64Array(4)

/** Radius of the skin in the point's direction, with its slopes. The answer is reused by the next call. */
function look(tube: Tube, s: number, p1: number, p2: number) {
  const rings = tube.rings
  const along = (s - tube.from) / tube.step + (tube.spare ?? 0)
  const i = Math.max(0, Math.min(rings.length - 2, Math.floor(along)))
  spline(along - i, ws, ds)
  let [c1, c2, d1, d2] = [0, 0, 0, 0]
  for (let k = 0; k < 4; k++) {
    const ring = ringAt(rings, i - 1 + k)
    c1 += (ws[k] as number) * ring.c1
    c2 += (ws[k] as number) * ring.c2
    d1 += (ds[k] as number) * ring.c1
    d2 += (ds[k] as number) * ring.c2
  }
  const [q1, q2] = [p1 - c1, p2 - c2]
  const rho = Math.hypot(q1, q2)
  const turn = (Math.atan2(q2, q1) / spoke + spokes) % spokes
  const j = Math.floor(turn)
  spline(turn - j, wa, da)
  let [radius, alongAngle, alongAxis] = [0, 0, 0]
  for (let k = 0; k < 4; k++) {
    const { radii } = ringAt(rings, i - 1 + k)
    let [r, slope] = [0, 0]
    for (let m = 0; m < 4; m++) {
      const value = radii[(j - 1 + m + spokes) % spokes] as number
      r += (wa[m] as number) * value
      slope += (da[m] as number) * value
    }
    radius += (ws[k] as number) * r
    alongAngle += (ws[k] as number) * slope
    alongAxis += (ds[k] as number) * r
  }
  const moved = rho > 1e-6 ? (d1 * q1 + d2 * q2) / rho : 0
  seen.rho = rho
  seen.radius = radius
  seen.alongAngle = alongAngle / spoke
  seen.slope = alongAxis / tube.step
  seen.alongAxis = (alongAxis + moved) / tube.step
  return seen
}

function ringAt(rings: readonly TubeRing[], i: number): TubeRing {
  // The index is kept within the list.
  return rings[i < 0 ? 0 : i >= rings.length ? rings.length - 1 : i] as TubeRing
}

/** Weights of the uniform cubic B-spline and their slopes. */
function spline(t: number, weights: Float64Array, slopes: Float64Array): void {
  const u = 1 - t
  weights[0] = (u * u * u) / 6
  weights[1] = (4 - 6 * t * t + 3 * t * t * t) / 6
  weights[2] = (4 - 6 * u * u + 3 * u * u * u) / 6
  weights[3] = (t * t * t) / 6
  slopes[0] = (-u * u) / 2
  slopes[1] = (-4 * t + 3 * t * t) / 2
  slopes[2] = (4 * u - 3 * u * u) / 2
  slopes[3] = (t * t) / 2
}

/** From 0 to 1 without a corner at either end. */
export function smooth(t: number): number {
  const x = Math.min(1, Math.max(0, t))
  return x * x * (3 - 2 * x)
}
