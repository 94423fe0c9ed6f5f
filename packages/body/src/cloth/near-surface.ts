/** What of a mesh lies near a point and faces the same way. Lengths in mm. */
import type { GarmentMesh } from '../garment/garment.ts'

/** Nothing farther away than this is told. */
const reachMm = 40

/** Points of a mesh stand about so far apart. */
export const stepMm = 14

export interface Near {
  vertex: number
  /** Over the surface there, along its normal; negative beneath it. */
  overMm: number
  /** So far beside that vertex: past an edge it is how far. */
  besideMm: number
}

type Points = Pick<GarmentMesh, 'positions' | 'normals'>
/** Of the vertex v of a mesh, usually another one. */
export type NearSurface = (of: Points, v: number) => Near | undefined

/** A sleeve beside the trunk faces another way. */
const sameWay = 0.5

/** Of the first so many points, or of all. */
export function nearSurface(
  { positions, normals }: Points,
  points: number = positions.length / 3,
): NearSurface {
  const eachNear = nearPoints(positions.subarray(0, 3 * points))
  return (of, v) => {
    let [vertex, least] = [-1, reachMm]
    eachNear(of.positions, v, reachMm, (w) => {
      const away = apartMm(of.positions, v, positions, w)
      if (away < least && dot(of.normals, v, normals, w) > sameWay) [vertex, least] = [w, away]
    })
    if (vertex < 0) return undefined
    const overMm = dot(of.positions, v, normals, vertex) - dot(positions, vertex, normals, vertex)
    return { vertex, overMm, besideMm: Math.sqrt(Math.max(0, least * least - overMm * overMm)) }
  }
}

// Both are vertices of their arrays, here and below.
function dot(a: Float32Array, v: number, b: Float32Array, w: number): number {
  const [n, m] = [3 * v, 3 * w]
  return (
    (a[n] as number) * (b[m] as number) +
    (a[n + 1] as number) * (b[m + 1] as number) +
    (a[n + 2] as number) * (b[m + 2] as number)
  )
}

/** The innermost of its loops: `Math.hypot` takes several times as long. */
export function apartMm(a: Float32Array, v: number, b: Float32Array, w: number): number {
  const [n, m] = [3 * v, 3 * w]
  const x = (a[n] as number) - (b[m] as number)
  const y = (a[n + 1] as number) - (b[m + 1] as number)
  const z = (a[n + 2] as number) - (b[m + 2] as number)
  return Math.sqrt(x * x + y * y + z * z)
}

export type EachNear = (of: Float32Array, v: number, withinMm: number, each: (w: number) => void) => void

/** Goes through the points that may lie so near to the vertex v of an array, and some beyond. */
export function nearPoints(positions: Float32Array): EachNear {
  const cells = new Map<number, number[]>()
  for (let w = 0; w < positions.length / 3; w++) {
    const [i, j, k] = [0, 1, 2].map((c) => cellOf(positions[3 * w + c] ?? 0))
    const key = cellKey(i ?? 0, j ?? 0, k ?? 0)
    const cell = cells.get(key)
    if (cell) cell.push(w)
    else cells.set(key, [w])
  }
  return (of, v, withinMm, each) => {
    const [x, y, z] = [of[3 * v] as number, of[3 * v + 1] as number, of[3 * v + 2] as number]
    for (let i = cellOf(x - withinMm); i <= cellOf(x + withinMm); i++)
      for (let j = cellOf(y - withinMm); j <= cellOf(y + withinMm); j++)
        for (let k = cellOf(z - withinMm); k <= cellOf(z + withinMm); k++) {
          const cell = cells.get(cellKey(i, j, k))
          if (cell) for (const w of cell) each(w)
        }
  }
}

const cellOf = (mm: number) => Math.floor(mm / reachMm)
/** Nobody is 40 metres wide. */
const cellKey = (i: number, j: number, k: number) => i + 1000 * (j + 1000 * k)

/** How many points are of the cloth itself; what is sewn onto it follows. */
export const clothPoints = ({ indices, clothTriangles }: GarmentMesh): number =>
  1 +
  indices.subarray(0, 3 * (clothTriangles ?? indices.length / 3)).reduce((most, v) => Math.max(most, v), 0)
