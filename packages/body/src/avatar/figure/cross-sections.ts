/** Cuts of half a body: level ones through trunk and leg, slanting ones through the arm. */
import { hullOf, hullPerimeter } from '../girth.ts'
import { acrossOf, type Point } from '../spatial.ts'
import type { Figure } from './figure-data.ts'
import type { HalfBody } from './half-body.ts'

/** Triangles of the half body whose weight of arm lies on this side of the half. */
export interface PartTriangles {
  arm: Uint32Array
  armless: Uint32Array
}

const parts = new WeakMap<Figure, PartTriangles>()
export function partsOf(figure: Figure): PartTriangles {
  const known = parts.get(figure)
  if (known) return known
  const { half, weights } = figure
  const [arm, armless]: [number[], number[]] = [[], []]
  for (let t = 0; t < half.length; t += 3) {
    const corners = [half[t] as number, half[t + 1] as number, half[t + 2] as number]
    const weight = corners.reduce((sum, v) => sum + (weights.arm[v] ?? 0), 0) / 3
    if (weight > 0.35) arm.push(...corners)
    if (weight <= 0.5) armless.push(...corners)
  }
  const made = { arm: Uint32Array.from(arm), armless: Uint32Array.from(armless) }
  parts.set(figure, made)
  return made
}

/** Where each level cuts the triangles, the levels in even steps upwards: per level a flat list of segments x, z, x, z. */
export function levelCuts(body: HalfBody, triangles: Uint32Array, levels: readonly number[]): number[][] {
  const found: number[][] = levels.map(() => [])
  const [low, step] = [
    levels[0] ?? 0,
    ((levels.at(-1) ?? 0) - (levels[0] ?? 0)) / Math.max(1, levels.length - 1) || 1,
  ]
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [
      3 * (triangles[t] as number),
      3 * (triangles[t + 1] as number),
      3 * (triangles[t + 2] as number),
    ]
    const [ya, yb, yc] = [body[a + 1] as number, body[b + 1] as number, body[c + 1] as number]
    const from = Math.ceil((Math.min(ya, yb, yc) - low) / step)
    const to = Math.floor((Math.max(ya, yb, yc) - low) / step)
    if (to < from) continue
    for (let k = Math.max(0, from); k <= to && k < levels.length; k++)
      addCrossing(found[k] ?? [], body, [a, b, c], levels[k] ?? 0)
  }
  return found
}

function addCrossing(into: number[], body: HalfBody, corners: readonly number[], y: number): void {
  const ends: number[] = []
  for (let k = 0; k < 3; k++) {
    const [a, b] = [corners[k] as number, corners[(k + 1) % 3] as number]
    const [ya, yb] = [body[a + 1] as number, body[b + 1] as number]
    if (ya > y === yb > y) continue
    const t = (y - ya) / (yb - ya)
    const mix = (n: number) =>
      (body[a + n] as number) + t * ((body[b + n] as number) - (body[a + n] as number))
    ends.push(mix(0), mix(2))
  }
  if (ends.length === 4) into.push(...ends)
}

/** The middle and the girth of what a plane cuts from these triangles within a reach; undefined where it cuts nothing. */
export function sectionOf(
  body: HalfBody,
  triangles: Uint32Array,
  centre: Point,
  normal: Point,
  reachMm: number,
): { middle: Point; girthMm: number } | undefined {
  const [e1, e2] = acrossOf(normal)
  const flat = planeCut(body, triangles, centre, { normal, e1, e2, reachMm })
  if (flat.length < 6) return undefined
  const hull = hullOf(flat)
  const [u, v] = centroid(hull)
  const on = (n: 0 | 1 | 2) => centre[n] + u * e1[n] + v * e2[n]
  return { middle: [on(0), on(1), on(2)], girthMm: hullPerimeter(flat) }
}

/** How far the same cut goes from end to end along a direction that lies in the plane; undefined where it cuts nothing. */
export function spanOf(
  body: HalfBody,
  triangles: Uint32Array,
  centre: Point,
  { normal, along, reachMm }: { normal: Point; along: Point; reachMm: number },
): number | undefined {
  const [, e2] = acrossOf(normal)
  const flat = planeCut(body, triangles, centre, { normal, e1: along, e2, reachMm }).map(([u]) => u)
  return flat.length < 6 ? undefined : Math.max(...flat) - Math.min(...flat)
}

interface Plane {
  normal: Point
  e1: Point
  e2: Point
  reachMm: number
}

/** Points of the cut along both directions, from its centre. */
function planeCut(
  body: HalfBody,
  triangles: Uint32Array,
  centre: Point,
  { normal, e1, e2, reachMm }: Plane,
): [number, number][] {
  const flat: [number, number][] = []
  const off = (at: number) =>
    ((body[at] as number) - centre[0]) * normal[0] +
    ((body[at + 1] as number) - centre[1]) * normal[1] +
    ((body[at + 2] as number) - centre[2]) * normal[2]
  for (let t = 0; t < triangles.length; t += 3) {
    const isAbove = off(3 * (triangles[t] as number)) > 0
    const isSame = off(3 * (triangles[t + 1] as number)) > 0 === isAbove
    if (isSame && off(3 * (triangles[t + 2] as number)) > 0 === isAbove) continue
    for (let k = 0; k < 3; k++) {
      const [a, b] = [3 * (triangles[t + k] as number), 3 * (triangles[t + ((k + 1) % 3)] as number)]
      const [da, db] = [off(a), off(b)]
      if (da > 0 === db > 0) continue
      const s = da / (da - db)
      const p = ([0, 1, 2] as const).map(
        (n) => (body[a + n] as number) + s * ((body[b + n] as number) - (body[a + n] as number)) - centre[n],
      ) as [number, number, number]
      const [u, v] = [dot(p, e1), dot(p, e2)]
      if (u * u + v * v < reachMm * reachMm) flat.push([u, v])
    }
  }
  return flat
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Of the area inside. */
export function centroid(hull: readonly (readonly [number, number])[]): [number, number] {
  let [area, u, v] = [0, 0, 0]
  hull.forEach((p, k) => {
    const q = hull[(k + 1) % hull.length] ?? p
    const cross = p[0] * q[1] - q[0] * p[1]
    area += cross
    u += (p[0] + q[0]) * cross
    v += (p[1] + q[1]) * cross
  })
  return area === 0 ? [hull[0]?.[0] ?? 0, hull[0]?.[1] ?? 0] : [u / (3 * area), v / (3 * area)]
}
