/** A point or a direction in space: x to the person's left, y up, z forwards; mm. */
export type Point = readonly [number, number, number]

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

export const crossed = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function unit(a: Point): Point {
  const long = Math.hypot(...a)
  return [a[0] / long, a[1] / long, a[2] / long]
}

/** Two directions across a normal. */
export function acrossOf(normal: Point): [Point, Point] {
  const e1 = unit(crossed(Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], normal))
  return [e1, crossed(normal, e1)]
}
