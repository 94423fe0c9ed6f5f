/** Outlines as distances from a centre at equal angles (64 spokes, from the front over the left): the cut of a trunk or leg. */
import { spokes } from '../avatar/tube.ts'

export { spanned } from '../avatar/outline.ts'

export const turn = (2 * Math.PI) / spokes
const angles = Array.from({ length: spokes }, (_, k) => k * turn)
export const sines = angles.map(Math.sin)
export const cosines = angles.map(Math.cos)

/** Walked within its own length. */
export const num = (list: ArrayLike<number>, at: number): number => list[at] ?? 0

/** How long the line is: what a tape laid along the cloth would read. */
export function lengthAround(radii: ArrayLike<number>): number {
  let sum = 0
  for (let k = 0; k < spokes; k++) {
    const [a, b] = [num(radii, k), num(radii, (k + 1) % spokes)]
    sum += Math.sqrt(a * a + b * b - 2 * a * b * Math.cos(turn))
  }
  return sum
}

export const plus = (radii: ArrayLike<number>, mm: number): Float64Array =>
  Float64Array.from(radii, (r) => r + mm)

/** Between two outlines, or around the larger: the line of exactly this length, where one is possible outside `inner`. */
export function ofLength(
  mm: number,
  inner: Float64Array,
  outer: Float64Array,
  wave?: ArrayLike<number>,
): Float64Array {
  if (mm <= lengthAround(inner)) return inner
  const wide = lengthAround(outer)
  const shape =
    mm <= wide
      ? (share: number) => inner.map((r, k) => r + share * (num(outer, k) - r))
      : (share: number) => outer.map((r, k) => r + share * (1 + (wave ? num(wave, k) : 0)))
  let [low, high] = [0, mm <= wide ? 1 : mm - wide]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (lengthAround(shape(middle)) < mm) low = middle
    else high = middle
  }
  return shape((low + high) / 2)
}

/** From 0 to 1 without a corner. */
export function eased(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}
