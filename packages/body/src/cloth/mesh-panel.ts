import Delaunator from 'delaunator'
import { between, boxOf, distance, lengthOf, outlineOf, pointAlong } from '../pattern/geometry.ts'
import type { EdgeName, Point } from '../pattern/pattern.ts'
import type { Panel } from '../pattern/sewing-shapes.ts'
import { type FlatPanel, sideMm } from './cloth.ts'

/** Where vertices must stand on the edges that are sewn. */
export type Border = Map<EdgeName, Point[]>

/** A panel as even triangles: its border first, then a net of points within. */
export function meshPanel({ name, place, piece }: Panel, border: Border): FlatPanel {
  const points: Point[] = []
  for (const edge of piece.edges) {
    for (const point of border.get(edge.name) ?? evenly(edge.line))
      if (!isThere(points, point)) points.push(point)
  }
  const shape = outlineOf(piece.edges)
  points.push(...within(shape, points))
  const found = Delaunator.from(points.map(([x, y]) => [x, y])).triangles
  const triangles: number[] = []
  for (let t = 0; t < found.length; t += 3) {
    const [a = 0, b = 0, c = 0] = [found[t], found[t + 1], found[t + 2]]
    const corners = [a, b, c].map((v): Point => points[v] ?? [0, 0]) as [Point, Point, Point]
    const middle = [0, 1].map((n) => corners.reduce((sum, corner) => sum + (corner[n] ?? 0) / 3, 0))
    if (!isSliver(corners) && isInside(shape, [middle[0] ?? 0, middle[1] ?? 0])) triangles.push(a, b, c)
  }
  return { name, place, flat: points.flat(), triangles }
}

/** Three points on one line of the border: no cloth, and it would lie over the side of the triangle within. */
function isSliver([a, b, c]: readonly [Point, Point, Point]): boolean {
  const twice = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  return twice < Math.max(distance(a, b), distance(b, c), distance(c, a))
}

function evenly(line: readonly Point[]): Point[] {
  const long = lengthOf(line)
  const count = Math.max(1, Math.round(long / sideMm))
  return Array.from({ length: count + 1 }, (_, k) => pointAlong(line, (long * k) / count))
}

const isThere = (points: readonly Point[], [x, y]: Point) =>
  points.some(([a, b]) => (a - x) ** 2 + (b - y) ** 2 < 1)

/**
 * Rows of points half a step apart, not too near the border: none within the circle over a side of it, or that side would be
 * no side of a triangle and the cloth would lie across the mouth of a dart.
 */
function within(shape: readonly Point[], corners: readonly Point[]): Point[] {
  const { left, top, right, bottom } = boxOf(shape)
  const border = corners.flatMap((point, k) => [point, between(point, corners[k + 1] ?? point, 0.5)])
  const found: Point[] = []
  const rise = sideMm * 0.866
  for (let row = 0, y = top + rise / 2; y < bottom; row++, y += rise)
    for (let x = left + (row % 2 ? sideMm / 2 : 0); x < right; x += sideMm) {
      const near = border.some(([a, b]) => (a - x) ** 2 + (b - y) ** 2 < (0.6 * sideMm) ** 2)
      if (!near && isInside(shape, [x, y])) found.push([x, y])
    }
  return found
}

function isInside(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [[ax, ay], [bx, by]] = [shape[i] ?? [0, 0], shape[j] ?? [0, 0]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}
