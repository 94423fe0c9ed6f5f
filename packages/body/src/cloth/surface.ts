import { distanceAt } from '../avatar/distance-field.ts'
import type { Avatar } from '../shapes.ts'
import type { Stitched } from './cloth.ts'

/** Triangles of the whole, each panel's right side out. */
export function outwards({ field }: Avatar, xyz: Float32Array, { panels, firsts }: Stitched): number[] {
  return panels.flatMap(({ triangles }, p) => {
    const own = triangles.map((v) => v + (firsts[p] ?? 0))
    let facing = 0
    for (let t = 0; t < own.length; t += 3) {
      const corners = [own[t] ?? 0, own[t + 1] ?? 0, own[t + 2] ?? 0]
      const [a, b, c] = corners.map(
        (v) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const,
      )
      if (!a || !b || !c) continue
      const [nx, ny, nz] = across(a, b, c)
      const long = Math.hypot(nx, ny, nz) || 1
      const [dx, dy, dz] = [(12 * nx) / long, (12 * ny) / long, (12 * nz) / long]
      facing +=
        distanceAt(field, a[0] + dx, a[1] + dy, a[2] + dz) -
        distanceAt(field, a[0] - dx, a[1] - dy, a[2] - dz)
    }
    return facing >= 0 ? own : own.map((_, k) => own[k % 3 === 0 ? k : k % 3 === 1 ? k + 1 : k - 1] ?? 0)
  })
}

type Point = readonly [number, number, number]

function across(a: Point, b: Point, c: Point): Point {
  const [u, w] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
  ]
  return [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]]
}

/** Smooth over the cloth, and over its seams. */
export function normalsOf(xyz: Float32Array, indices: Uint32Array, seams: Int32Array): Float32Array {
  const normals = new Float32Array(xyz.length)
  const add = (v: number, n: readonly number[]) => {
    for (const c of [0, 1, 2] as const) normals[3 * v + c] = (normals[3 * v + c] ?? 0) + (n[c] ?? 0)
  }
  const at = (v: number) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] ?? 0, indices[t + 1] ?? 0, indices[t + 2] ?? 0]
    const [p, q, r] = corners.map(at)
    if (p && q && r) for (const v of corners) add(v, across(p, q, r))
  }
  for (let k = 0; k < seams.length; k += 2) {
    const [i, j] = [seams[k] ?? 0, seams[k + 1] ?? 0]
    const both = [0, 1, 2].map((c) => (normals[3 * i + c] ?? 0) + (normals[3 * j + c] ?? 0))
    normals.set(both, 3 * i)
    normals.set(both, 3 * j)
  }
  for (let v = 0; v < normals.length; v += 3) {
    const long = Math.hypot(normals[v] ?? 0, normals[v + 1] ?? 0, normals[v + 2] ?? 0) || 1
    for (const c of [0, 1, 2]) normals[v + c] = (normals[v + c] ?? 0) / long
  }
  return normals
}
