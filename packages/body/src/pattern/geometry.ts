/** Arithmetic on lines of points. A shape is closed: its last point joins its first. */
import type { Edge, Point } from './pattern.ts'

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

export function lengthOf(line: readonly Point[]): number {
  let length = 0
  for (let i = 1; i < line.length; i++) length += distance(at(line, i - 1), at(line, i))
  return length
}

/** Positive when the shape runs clockwise on paper, where y points down. */
export function areaOf(shape: readonly Point[]): number {
  let twice = 0
  for (let i = 0; i < shape.length; i++) {
    const [ax, ay] = at(shape, i)
    const [bx, by] = at(shape, (i + 1) % shape.length)
    twice += ax * by - bx * ay
  }
  return twice / 2
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The point a way along a line; its end when the line is shorter. */
export function pointAlong(line: readonly Point[], way: number): Point {
  let left = way
  for (let i = 1; i < line.length; i++) {
    const step = distance(at(line, i - 1), at(line, i))
    if (left <= step) return step === 0 ? at(line, i) : between(at(line, i - 1), at(line, i), left / step)
    left -= step
  }
  return at(line, line.length - 1)
}

/** The first part of a line, and the rest of it. */
export function splitAlong(line: readonly Point[], way: number): [Point[], Point[]] {
  let left = way
  for (let i = 1; i < line.length; i++) {
    const step = distance(at(line, i - 1), at(line, i))
    if (left <= step) {
      const cut = step === 0 ? at(line, i) : between(at(line, i - 1), at(line, i), left / step)
      return [
        [...line.slice(0, i), cut],
        [cut, ...line.slice(i)],
      ]
    }
    left -= step
  }
  return [[...line], [at(line, line.length - 1)]]
}

/** Turned over across the line through two points. */
export function mirrored(points: readonly Point[], [a, b]: readonly [Point, Point]): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  return points.map(([x, y]) => {
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / square
    return [2 * (a[0] + share * dx) - x, 2 * (a[1] + share * dy) - y] as const
  })
}

/** The shape around a piece, along its seam lines. */
export const outlineOf = (edges: readonly Edge[]): Point[] => edges.flatMap(({ line }) => line.slice(0, -1))

export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`No point ${index} on a line of ${list.length}`)
  return item
}

/** Widths of a shape at a height: where a level line crosses it, from left to right. */
export function crossings(shape: readonly Point[], y: number): number[] {
  const found: number[] = []
  for (let i = 0; i < shape.length; i++) {
    const [ax, ay] = at(shape, i)
    const [bx, by] = at(shape, (i + 1) % shape.length)
    if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
  }
  return found.sort((a, b) => a - b)
}

/** How far to the right a line runs at a height; beyond its ends, the nearer end. */
export function acrossAt(line: readonly Point[], y: number): number {
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [at(line, i - 1), at(line, i)]
    if (ay !== by && (y - ay) * (y - by) <= 0) return ax + ((y - ay) / (by - ay)) * (bx - ax)
  }
  const [first, last] = [at(line, 0), at(line, line.length - 1)]
  return Math.abs(y - first[1]) < Math.abs(y - last[1]) ? first[0] : last[0]
}

/** A curve by its two handles, as points about six millimetres apart. */
export function curve(from: Point, c1: Point, c2: Point, to: Point): Point[] {
  const rough = distance(from, c1) + distance(c1, c2) + distance(c2, to)
  const steps = Math.min(60, Math.max(6, Math.ceil(rough / 6)))
  return Array.from({ length: steps + 1 }, (_, i) => bezier([from, c1, c2, to], i / steps))
}

function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]
  return [mix(0), mix(1)]
}
