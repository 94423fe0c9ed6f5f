/** One person's left half in mm: vertices and joints, and the whole mesh made of it. */
import type { Point } from '../spatial.ts'
import { type Figure, type Joint, jointNames, type Mark, mirrorOf } from './figure-data.ts'

export type HalfBody = Float64Array

/** The body of these scores, so high. */
export function bodyOf(figure: Figure, scores: readonly number[], heightMm: number): HalfBody {
  const body = Float64Array.from(figure.mean)
  figure.components.forEach((component, k) => {
    const score = scores[k] ?? 0
    for (let n = 0; n < body.length; n++) body[n] = (body[n] as number) + score * (component[n] as number)
  })
  for (let n = 0; n < body.length; n++) body[n] = (body[n] as number) * heightMm
  return body
}

export function jointOf({ vertices }: Figure, body: HalfBody, joint: Joint): Point {
  return pointAt(body, vertices + jointNames.indexOf(joint))
}

export const markOf = ({ marks }: Figure, body: HalfBody, mark: Mark): Point => pointAt(body, marks[mark])

export const pointAt = (body: ArrayLike<number>, v: number): Point => [
  body[3 * v] ?? 0,
  body[3 * v + 1] ?? 0,
  body[3 * v + 2] ?? 0,
]

/** Both halves, set on the floor. */
export function wholePositions({ vertices, middles }: Figure, body: HalfBody): Float32Array {
  const positions = new Float32Array(3 * (2 * vertices - middles))
  for (let v = 0; v < vertices; v++) {
    const [x, y, z] = pointAt(body, v)
    const own = v < middles ? 0 : x
    put(positions, v, own, y, z)
    if (v >= middles) put(positions, mirrorOf(v, vertices, middles), -own, y, z)
  }
  return positions
}

export function put(into: Float32Array | Float64Array, v: number, x: number, y: number, z: number): void {
  into[3 * v] = x
  into[3 * v + 1] = y
  into[3 * v + 2] = z
}

/** At every vertex, from the triangles around it by their size. */
export function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  const at = (v: number, n: number) => positions[3 * v + n] as number
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t] as number, indices[t + 1] as number, indices[t + 2] as number]
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)]
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const v of [a, b, c]) {
      normals[3 * v] = (normals[3 * v] as number) + nx
      normals[3 * v + 1] = (normals[3 * v + 1] as number) + ny
      normals[3 * v + 2] = (normals[3 * v + 2] as number) + nz
    }
  }
  for (let v = 0; v < normals.length; v += 3) {
    const [x, y, z] = [normals[v] as number, normals[v + 1] as number, normals[v + 2] as number]
    const long = Math.sqrt(x * x + y * y + z * z) || 1
    put(normals, v / 3, x / long, y / long, z / long)
  }
  return normals
}
