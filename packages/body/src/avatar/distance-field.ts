/** The distance to the skin on a coarse grid, for cloth to rest on: exact in sign, and true in size by sweeping outwards. */
import type { DistanceField } from '../shapes.ts'

/** Fills in what is not yet known (a very large number) from what is, going outwards. */
export function sweptOut(field: DistanceField): void {
  for (let turn = 0; turn < 8; turn++) sweep(field, turn)
}

const unknown = 1e6

/** One pass of eight from a corner of the grid: every point learns from its three neighbours behind. */
function sweep({ cellMm, size, values }: DistanceField, turn: number): void {
  const [nx, ny, nz] = size
  const layer = nx * ny
  const [isBackX, isBackY, isBackZ] = [(turn & 1) > 0, (turn & 2) > 0, (turn & 4) > 0]
  for (let c = 0; c < nz; c++) {
    const k = isBackZ ? nz - 1 - c : c
    for (let b = 0; b < ny; b++) {
      const j = isBackY ? ny - 1 - b : b
      for (let a = 0; a < nx; a++) {
        const i = isBackX ? nx - 1 - a : a
        const at = i + nx * j + layer * k
        const x = Math.min(
          i > 0 ? (values[at - 1] as number) : unknown,
          i < nx - 1 ? (values[at + 1] as number) : unknown,
        )
        const y = Math.min(
          j > 0 ? (values[at - nx] as number) : unknown,
          j < ny - 1 ? (values[at + nx] as number) : unknown,
        )
        const z = Math.min(
          k > 0 ? (values[at - layer] as number) : unknown,
          k < nz - 1 ? (values[at + layer] as number) : unknown,
        )
        const found = arrival(x, y, z, cellMm)
        if (found < (values[at] as number)) values[at] = found
      }
    }
  }
}

/** When a front from the three neighbours reaches the point (the eikonal equation, upwind). */
function arrival(a: number, b: number, c: number, h: number): number {
  const low = Math.min(a, b, c)
  const high = Math.max(a, b, c)
  const middle = a + b + c - low - high
  if (low >= unknown) return unknown
  const one = low + h
  if (one <= middle) return one
  const two = (low + middle + Math.sqrt(Math.max(0, 2 * h * h - (low - middle) ** 2))) / 2
  if (two <= high) return two
  const sum = low + middle + high
  return (
    (sum + Math.sqrt(Math.max(0, sum * sum - 3 * (low * low + middle * middle + high * high - h * h)))) / 3
  )
}

/** Signed distance at any place, mixed from the eight points around; outside the grid, from its border. */
export function distanceAt(
  { origin, cellMm, size, values }: DistanceField,
  x: number,
  y: number,
  z: number,
): number {
  const [i, u] = cellOf((x - origin[0]) / cellMm, size[0])
  const [j, v] = cellOf((y - origin[1]) / cellMm, size[1])
  const [k, w] = cellOf((z - origin[2]) / cellMm, size[2])
  const at = (a: number, b: number, c: number) =>
    values[i + a + size[0] * (j + b + size[1] * (k + c))] as number
  const row = (b: number, c: number) => at(0, b, c) + u * (at(1, b, c) - at(0, b, c))
  const slice = (c: number) => row(0, c) + v * (row(1, c) - row(0, c))
  return slice(0) + w * (slice(1) - slice(0))
}

function cellOf(place: number, size: number): [number, number] {
  const cell = Math.max(0, Math.min(size - 2, Math.floor(place)))
  return [cell, Math.max(0, Math.min(1, place - cell))]
}
