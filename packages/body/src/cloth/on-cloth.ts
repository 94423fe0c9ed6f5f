/** Where points of the flat pieces hang once the cloth is draped: what is sewn on is laid out on the pattern and follows the cloth. */
import type { Point } from '../pattern/pattern.ts'
import type { Draped, Stitched } from './cloth.ts'

export type Place = readonly [number, number, number]
export interface OnCloth {
  at: Place
  normal: Place
}

/** A point beside the panel is put where the panel ends. */
export function onPanel({ positions, normals }: Draped, { panels, firsts }: Stitched, name: string) {
  const p = panels.findIndex((panel) => panel.name === name)
  const { flat, triangles } = panels[p] ?? { flat: [], triangles: [] }
  const first = firsts[p] ?? 0
  return (point: Point): OnCloth => {
    const { corners, shares } = cornersAt(flat, triangles, point)
    const mixed = (of: Float32Array): Place =>
      [0, 1, 2].map((c) =>
        corners.reduce((sum, v, k) => sum + (shares[k] ?? 0) * (of[3 * (first + v) + c] ?? 0), 0),
      ) as [number, number, number]
    return { at: mixed(positions), normal: unit(mixed(normals)) }
  }
}

/** So far over the cloth. */
export const over = ({ at, normal }: OnCloth, mm: number): Place => [
  at[0] + mm * normal[0],
  at[1] + mm * normal[1],
  at[2] + mm * normal[2],
]

interface Corners {
  corners: number[]
  shares: number[]
}

/** Of the triangle it lies in, or of the one it misses by the least. */
function cornersAt(flat: readonly number[], triangles: readonly number[], [x, y]: Point): Corners {
  let best: Corners & { least: number } = { corners: [], shares: [], least: Number.NEGATIVE_INFINITY }
  for (let t = 0; t < triangles.length && best.least < 0; t += 3) {
    const corners = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]
    const [ax, ay, bx, by, cx, cy] = corners.flatMap((v) => [flat[2 * v] ?? 0, flat[2 * v + 1] ?? 0])
    if (ax === undefined || ay === undefined || bx === undefined) continue
    if (by === undefined || cx === undefined || cy === undefined) continue
    const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (whole === 0) continue
    const second = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / whole
    const third = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / whole
    const shares = [1 - second - third, second, third]
    const least = Math.min(...shares)
    if (least > best.least) best = { corners, shares, least }
  }
  const kept = best.shares.map((share) => Math.max(0, share))
  const sum = kept.reduce((all, share) => all + share, 0) || 1
  return { corners: best.corners, shares: kept.map((share) => share / sum) }
}

function unit([x, y, z]: Place): Place {
  const long = Math.hypot(x, y, z) || 1
  return [x / long, y / long, z / long]
}
