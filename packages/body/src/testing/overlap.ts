/** For the tests: whether two shapes lie on one another, by their own lines and not by the grid they were laid with. */
import { at, boxOf } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'

const inside = ([x, y]: Point, shape: readonly Point[]) => {
  let is = false
  for (let i = 0; i < shape.length; i++) {
    const [[ax, ay], [bx, by]] = [at(shape, i), at(shape, (i + 1) % shape.length)]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) is = !is
  }
  return is
}

/** Lines that meet only at their ends, or lie along one another to a hundredth of a millimetre, do not cross. */
const cross = (shape: readonly Point[], other: readonly Point[]) =>
  shape.some((a, i) => {
    const b = at(shape, (i + 1) % shape.length)
    return other.some((c, j) => {
      const d = at(other, (j + 1) % other.length)
      return beside(a, b, c) * beside(a, b, d) < 0 && beside(c, d, a) * beside(c, d, b) < 0
    })
  })
/** How far a point lies beside the line from a to b, and on which side. */
const beside = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => {
  const mm = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / Math.max(0.01, Math.hypot(bx - ax, by - ay))
  return Math.abs(mm) < 0.01 ? 0 : mm
}

const clearlyInside = ([x, y]: Point, shape: readonly Point[]) =>
  [-0.01, 0.01].every((by) => inside([x + by, y], shape) && inside([x, y + by], shape))

/** A point of one lies clearly inside the other, or their borders cross. */
export const overlap = (a: readonly Point[], b: readonly Point[]): boolean => {
  const [p, q] = [boxOf(a), boxOf(b)]
  if (p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top) return false
  return (
    a.some((point) => clearlyInside(point, b)) || b.some((point) => clearlyInside(point, a)) || cross(a, b)
  )
}
