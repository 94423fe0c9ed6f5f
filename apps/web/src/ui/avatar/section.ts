/** Where a plane cuts a part of a body's mesh, as a tape laid there lies: pulled over every hollow. */
import { cutMesh } from '@darzi/body/avatar/mesh-cut.ts'
import { acrossOf } from '@darzi/body/avatar/spatial.ts'
import type { Avatar } from '@darzi/body/shapes.ts'

export type Point = readonly [x: number, y: number, z: number]
type Flat = readonly [number, number]

/** The closed line of the tape around the part that `through` lies in. */
export function tapeAround(
  avatar: Pick<Avatar, 'positions' | 'indices'>,
  through: Point,
  normal: Point,
): Point[] {
  const [e1, e2] = acrossOf(normal)
  const away = (loop: readonly Point[]) => apart(middleOf(loop), through)
  const loops = cutMesh(avatar, through, normal)
  const own = loops.reduce((best, loop) => (away(loop) < away(best) ? loop : best), loops[0] ?? [])
  const flat = own.map((point): Flat => [across(point, through, e1), across(point, through, e2)])
  return hullOf(flat).map(([u, v]) => along(through, e1, u, e2, v))
}

const middleOf = (points: readonly Point[]): Point => {
  const sum = (n: 0 | 1 | 2) =>
    points.reduce((total, point) => total + point[n], 0) / Math.max(1, points.length)
  return [sum(0), sum(1), sum(2)]
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const across = (p: Point, from: Point, e: Point) =>
  (p[0] - from[0]) * e[0] + (p[1] - from[1]) * e[1] + (p[2] - from[2]) * e[2]

const along = (from: Point, e1: Point, u: number, e2: Point, v: number): Point => [
  from[0] + u * e1[0] + v * e2[0],
  from[1] + u * e1[1] + v * e2[1],
  from[2] + u * e1[2] + v * e2[2],
]

function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.toReversed())]
}

function half(sorted: readonly Flat[]): Flat[] {
  const chain: Flat[] = []
  for (const p of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), p)) chain.pop()
    chain.push(p)
  }
  chain.pop()
  return chain
}

const turnsLeft = (o: Flat | undefined, a: Flat | undefined, b: Flat): boolean =>
  !!o && !!a && (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0
