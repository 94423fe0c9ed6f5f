/** Cuts of a generated body as closed outlines in polar form: what the avatar's profiles are learned from. */

export type Point3 = readonly [number, number, number]
export type Triangle = readonly [number, number, number]

/** A plane with its own axes: a point p lies at ((p - origin)·e1, (p - origin)·e2). */
export interface Plane {
  origin: Point3
  normal: Point3
  e1: Point3
  e2: Point3
}

export const angles = 72

export interface Ring {
  c1: number
  c2: number
  girth: number
  /** Distance from the centre at `angles` equal steps, from e1 towards e2. */
  radii: number[]
}

type Segment = [number, number, number, number]

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The outermost line of the cut, gaps closed by chords; undefined where the plane meets too little of the part. */
export function cutRing(
  vertices: Float64Array,
  triangles: readonly Triangle[],
  plane: Plane,
): Ring | undefined {
  const segments = cut(vertices, triangles, plane)
  if (segments.length < 8) return undefined
  let centre = middle(segments)
  for (let turn = 0; turn < 3; turn++) {
    const radii = outermost(segments, centre)
    if (!radii) return undefined
    const moved = centroid(radii)
    centre = [centre[0] + moved[0], centre[1] + moved[1]]
  }
  const radii = outermost(segments, centre)
  return radii && { c1: centre[0], c2: centre[1], girth: hullGirth(radii), radii }
}

function cut(v: Float64Array, triangles: readonly Triangle[], plane: Plane): Segment[] {
  const segments: Segment[] = []
  const at = (i: number): Point3 => [
    (v[3 * i] as number) - plane.origin[0],
    (v[3 * i + 1] as number) - plane.origin[1],
    (v[3 * i + 2] as number) - plane.origin[2],
  ]
  for (const triangle of triangles) {
    const points = triangle.map(at)
    const heights = points.map((p) => dot(p, plane.normal))
    const ends: number[] = []
    for (let k = 0; k < 3; k++) {
      const [a, b] = [heights[k] as number, heights[(k + 1) % 3] as number]
      if (a > 0 === b > 0) continue
      const [p, q, f] = [points[k] as Point3, points[(k + 1) % 3] as Point3, a / (a - b)]
      const hit: Point3 = [p[0] + f * (q[0] - p[0]), p[1] + f * (q[1] - p[1]), p[2] + f * (q[2] - p[2])]
      ends.push(dot(hit, plane.e1), dot(hit, plane.e2))
    }
    if (ends.length === 4) segments.push(ends as Segment)
  }
  return segments
}

function middle(segments: readonly Segment[]): [number, number] {
  const ones = segments.flatMap((s) => [s[0], s[2]])
  const twos = segments.flatMap((s) => [s[1], s[3]])
  const mid = (list: number[]) => (Math.min(...list) + Math.max(...list)) / 2
  return [mid(ones), mid(twos)]
}

function outermost(segments: readonly Segment[], [c1, c2]: [number, number]): number[] | undefined {
  const radii = new Array<number>(angles).fill(Number.NaN)
  const step = (2 * Math.PI) / angles
  for (const [a1, a2, b1, b2] of segments) {
    const [p, q, r, s] = [a1 - c1, a2 - c2, b1 - c1, b2 - c2]
    let [from, to] = [Math.atan2(q, p), Math.atan2(s, r)]
    if (to - from > Math.PI) from += 2 * Math.PI
    if (from - to > Math.PI) to += 2 * Math.PI
    const [low, high] = from < to ? [from, to] : [to, from]
    for (let k = Math.ceil(low / step); k * step <= high; k++) {
      const [x, y] = [Math.cos(k * step), Math.sin(k * step)]
      const cross = x * (s - q) - y * (r - p)
      if (Math.abs(cross) < 1e-12) continue
      const radius = (p * (s - q) - q * (r - p)) / cross
      const slot = ((k % angles) + angles) % angles
      if (!((radii[slot] as number) >= radius)) radii[slot] = radius
    }
  }
  return closeGaps(radii)
}

/** A gap is bridged by a straight line between its ends, as a tape would. */
function closeGaps(radii: number[]): number[] | undefined {
  const first = radii.findIndex((r) => !Number.isNaN(r))
  if (first < 0) return undefined
  const closed = [...radii]
  for (let k = 1; k <= angles; k++) {
    const at = (first + k) % angles
    if (!Number.isNaN(closed[at])) continue
    let length = 1
    while (Number.isNaN(radii[(at + length) % angles])) length++
    if (length > angles / 2.2) return undefined
    bridge(closed, at - 1, length)
    k += length - 1
  }
  return closed
}

function bridge(radii: number[], before: number, length: number): void {
  const step = (2 * Math.PI) / angles
  const wide = (length + 1) * step
  const [a, b] = [
    radii[(before + angles) % angles] as number,
    radii[(before + length + 1) % angles] as number,
  ]
  for (let k = 1; k <= length; k++) {
    const t = k * step
    radii[(before + k + angles) % angles] =
      (a * b * Math.sin(wide)) / (a * Math.sin(t) + b * Math.sin(wide - t))
  }
}

function centroid(radii: readonly number[]): [number, number] {
  const step = (2 * Math.PI) / angles
  let [area, m1, m2] = [0, 0, 0]
  radii.forEach((r, k) => {
    area += r * r
    m1 += (2 / 3) * r ** 3 * Math.cos(k * step)
    m2 += (2 / 3) * r ** 3 * Math.sin(k * step)
  })
  return [m1 / area, m2 / area]
}

/** What a tape shows: the perimeter of the convex hull. */
export function hullGirth(radii: readonly number[]): number {
  const step = (2 * Math.PI) / radii.length
  const points = radii.map((r, k) => [r * Math.cos(k * step), r * Math.sin(k * step)] as const)
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const hull: (readonly [number, number])[] = []
  for (const list of [sorted, [...sorted].reverse()]) {
    const start = hull.length
    for (const p of list) {
      while (hull.length >= start + 2 && !turnsLeft(hull.at(-2), hull.at(-1), p)) hull.pop()
      hull.push(p)
    }
    hull.pop()
  }
  return hull.reduce((sum, p, k) => {
    const q = hull[(k + 1) % hull.length] as readonly [number, number]
    return sum + Math.hypot(q[0] - p[0], q[1] - p[1])
  }, 0)
}

type Flat = readonly [number, number]
const turnsLeft = (o: Flat | undefined, a: Flat | undefined, b: Flat) =>
  !!o && !!a && (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0
