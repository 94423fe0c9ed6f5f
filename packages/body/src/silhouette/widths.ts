import { type Figure, reach } from './figure.ts'
import { along, between, type Place } from './points.ts'

/** A feature that could not be read. */
export const unread = Number.NaN

/** Millimetres from edge to edge through a point inside, to both sides along a line of this direction. */
export function widthAt(figure: Figure, at: Place, line: { dx: number; dy: number; within: number }): number {
  const there = reach(figure, { ...at, ...line })
  const back = reach(figure, { ...at, dx: -line.dx, dy: -line.dy, within: line.within })
  if (there === undefined || back === undefined) return unread
  return (there + back) * figure.mmPerPixel
}

export const across = (figure: Figure, at: Place, within: number) =>
  widthAt(figure, at, { dx: 1, dy: 0, within })

/** Across a limb, square to its bone from a to b; `within` keeps to this limb where two touch. */
export function limbWidth(
  figure: Figure,
  [a, b]: readonly [Place, Place],
  { share, within }: { share: number; within: number },
): number {
  const length = Math.max(1, between(a, b))
  const [dx, dy] = [-(b.y - a.y) / length, (b.x - a.x) / length]
  return widthAt(figure, along(a, b, share), { dx, dy, within: Math.min(within, length * 0.8) })
}

/** Of what could be read of both sides. */
export function meanOf(...values: readonly number[]): number {
  const read = values.filter((value) => !Number.isNaN(value))
  return read.length === 0 ? unread : read.reduce((sum, value) => sum + value, 0) / read.length
}

export const over = (figure: Figure, y: number) => (figure.bottom - y) * figure.mmPerPixel

export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
