/** For the tests of outfits: how many faces of an inner garment are seen outside the cloth they are worn under. */
import { distanceAt } from '../avatar/distance-field.ts'
import type { GarmentMesh } from '../garment/garment.ts'
import type { Avatar } from '../shapes.ts'

type Point = readonly [number, number, number]

/** A face comes through where the outer cloth lies between it and the skin, and nothing of the outer garment over it. */
export function facesThrough(avatar: Avatar, inner: GarmentMesh, outer: GarmentMesh): number {
  return facesOutside(inner, outer, offSkin(avatar))
}

/** The same of cloth that falls free, where the skin is too far away to say which way is out: there it is away from the upright axis. */
export function facesOutsideFalling(inner: GarmentMesh, outer: GarmentMesh): number {
  const depths = outer.positions.filter((_, n) => n % 3 === 2)
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2
  return facesOutside(inner, outer, ([x, , z]) => ({
    way: unit([x, 0, z - middle]),
    deepMm: Math.hypot(x, z - middle),
  }))
}

/** Which way is out at a place, and how far it is in to the skin or the middle. */
type Outwards = (at: Point) => { way: Point; deepMm: number }

function offSkin({ field }: Avatar): Outwards {
  const skin = (x: number, y: number, z: number) => distanceAt(field, x, y, z)
  const h = 8
  return ([x, y, z]) => ({
    way: unit([
      skin(x + h, y, z) - skin(x - h, y, z),
      skin(x, y + h, z) - skin(x, y - h, z),
      skin(x, y, z + h) - skin(x, y, z - h),
    ]),
    deepMm: skin(x, y, z),
  })
}

function facesOutside(inner: GarmentMesh, outer: GarmentMesh, outwards: Outwards): number {
  const hits = raysOn(outer)
  let through = 0
  for (let t = 0; t < inner.indices.length; t += 3) {
    const at = middleOf(inner, t)
    const { way, deepMm } = outwards(at)
    const inwards: Point = [-way[0], -way[1], -way[2]]
    const isOver = hits(at, inwards, { farMm: deepMm, triangles: clothOf(outer) })
    if (isOver && !hits(at, way, { farMm: 200, triangles: outer.indices.length / 3 })) through++
  }
  return through
}

export const clothOf = ({ clothTriangles, indices }: GarmentMesh): number =>
  clothTriangles ?? indices.length / 3

const bandMm = 40

/** Whether a ray meets one of the first so many triangles; they are looked up by their height. */
function raysOn({ positions, indices }: GarmentMesh) {
  const bands = new Map<number, number[]>()
  for (let t = 0; t < indices.length; t += 3) {
    const heights = [0, 1, 2].map((k) => positions[3 * (indices[t + k] ?? 0) + 1] ?? 0)
    for (const band of bandsOf(Math.min(...heights), Math.max(...heights))) {
      const there = bands.get(band)
      if (there) there.push(t)
      else bands.set(band, [t])
    }
  }
  return (from: Point, way: Point, { farMm, triangles }: { farMm: number; triangles: number }) => {
    const end = from[1] + way[1] * farMm
    return bandsOf(Math.min(from[1], end), Math.max(from[1], end)).some((band) =>
      (bands.get(band) ?? []).some((t) => {
        if (t >= 3 * triangles) return false
        const [a, b, c] = [0, 1, 2].map((k) => pointAt(positions, indices[t + k] ?? 0))
        return a && b && c && meets(from, way, [a, b, c]) < farMm
      }),
    )
  }
}

const bandsOf = (low: number, high: number) => {
  const first = Math.floor(low / bandMm)
  return Array.from({ length: Math.floor(high / bandMm) - first + 1 }, (_, k) => first + k)
}

/** How far along the ray the triangle is met; infinite where it is not (Möller and Trumbore). */
function meets(from: Point, way: Point, [a, b, c]: readonly [Point, Point, Point]): number {
  const [u, w, s] = [minus(b, a), minus(c, a), minus(from, a)]
  const p = across(way, w)
  const whole = dot(u, p)
  if (Math.abs(whole) < 1e-9) return Number.POSITIVE_INFINITY
  const q = across(s, u)
  const [first, second, far] = [dot(s, p) / whole, dot(way, q) / whole, dot(w, q) / whole]
  const isMet = first >= 0 && second >= 0 && first + second <= 1 && far >= 0
  return isMet ? far : Number.POSITIVE_INFINITY
}

const pointAt = (positions: Float32Array, v: number): Point => [
  positions[3 * v] ?? 0,
  positions[3 * v + 1] ?? 0,
  positions[3 * v + 2] ?? 0,
]

function middleOf({ positions, indices }: GarmentMesh, t: number): Point {
  const corners = [0, 1, 2].map((k) => pointAt(positions, indices[t + k] ?? 0))
  const mean = (c: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[c] / 3, 0)
  return [mean(0), mean(1), mean(2)]
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const across = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Point): Point => {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}
