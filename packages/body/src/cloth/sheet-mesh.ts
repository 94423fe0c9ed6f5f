/** Cloth laid on cloth: a sheet of rows and columns of points, as a mesh that never enters the skin. */
import { type GarmentMesh, repeatMm } from '../garment/garment.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Avatar } from '../shapes.ts'
import type { Place } from './on-cloth.ts'
import { lift } from './skin-fields.ts'

export interface SheetPoint {
  at: Place
  /** On the flat piece, mm, for its threads. */
  flat: Point
  /** How far from where the cloth is turned in, and from its seam if it has one. */
  edgeMm: number
  seamMm?: number
}

interface Laid {
  overSkinMm: number
  /** Out of the cloth, near the middle of the sheet; without it the rows run down and the columns to the right. */
  outwards?: Place
}

/** All rows are as long as the first. */
export function sheetMesh(
  avatar: Avatar,
  rows: readonly (readonly SheetPoint[])[],
  { overSkinMm, outwards }: Laid,
): GarmentMesh {
  const points = rows.flat()
  const xyz = Float32Array.from(points.flatMap(({ at }) => [...at]))
  for (let turn = 0; turn < 6; turn++)
    for (let v = 0; v < points.length; v++) lift(avatar.field, xyz, v, overSkinMm)
  const indices = trianglesOf(rows.length, rows[0]?.length ?? 0)
  const normals = normalsOf(xyz, indices)
  if (outwards && facing(normals, outwards) < 0) {
    for (let t = 0; t < indices.length; t += 3)
      [indices[t + 1], indices[t + 2]] = [indices[t + 2] ?? 0, indices[t + 1] ?? 0]
    for (let n = 0; n < normals.length; n++) normals[n] = -(normals[n] ?? 0)
  }
  return {
    positions: xyz,
    normals,
    uvs: Float32Array.from(points.flatMap(({ flat: [x, y] }) => [x / repeatMm, y / repeatMm])),
    indices: Uint32Array.from(indices),
    fit: new Float32Array(points.length).fill(-1),
    edgeMm: Float32Array.from(points.map(({ edgeMm }) => edgeMm)),
    seamsMm: Float32Array.from(points.flatMap(({ seamMm = far }) => [far, seamMm])),
  }
}
const far = 1000

function trianglesOf(rows: number, across: number): number[] {
  const indices: number[] = []
  for (let r = 0; r + 1 < rows; r++)
    for (let k = 0; k + 1 < across; k++) {
      const a = r * across + k
      indices.push(a, a + across, a + 1, a + 1, a + across, a + across + 1)
    }
  return indices
}

/** Of its middle half. */
function facing(normals: Float32Array, [x, y, z]: Place): number {
  let sum = 0
  const count = normals.length / 3
  for (let v = Math.floor(count / 4); v < (3 * count) / 4; v++)
    sum += x * (normals[3 * v] ?? 0) + y * (normals[3 * v + 1] ?? 0) + z * (normals[3 * v + 2] ?? 0)
  return sum
}

function normalsOf(xyz: Float32Array, indices: readonly number[]): Float32Array {
  const normals = new Float32Array(xyz.length)
  const at = (v: number): Place => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0]
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] ?? 0, indices[t + 1] ?? 0, indices[t + 2] ?? 0] as const
    const [a, b, c] = [at(corners[0]), at(corners[1]), at(corners[2])]
    const [u, w] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
    ]
    const n = [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]]
    for (const v of corners)
      for (const k of [0, 1, 2]) normals[3 * v + k] = (normals[3 * v + k] ?? 0) + (n[k] ?? 0)
  }
  for (let n = 0; n < normals.length; n += 3) {
    const long = Math.hypot(normals[n] ?? 0, normals[n + 1] ?? 0, normals[n + 2] ?? 0) || 1
    for (const k of [0, 1, 2]) normals[n + k] = (normals[n + k] ?? 0) / long
  }
  return normals
}
