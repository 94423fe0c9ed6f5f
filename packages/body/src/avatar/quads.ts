/** The mesh's faces: across every grid edge that the skin crosses, a quad of the four cells around it. */
import { cellKinds, edges } from './cell-table.ts'
import type { SampledGrid } from './sampled-grid.ts'
import type { Vertices } from './vertices.ts'

/** Around a crossed grid edge, the four cells in turning order, by the two other axes. */
const around = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

export function quadsOf(grid: SampledGrid, vertices: Vertices): number[] {
  const [nx, ny, nz] = grid.size
  const strides = [1, nx, nx * ny] as const
  const indices: number[] = []
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const at = i + nx * (j + ny * k)
        const here = grid.values[at] as number
        for (const axis of [0, 1, 2] as const) {
          const there = grid.values[at + strides[axis]] as number
          if (here < 0 !== there < 0) addQuad({ vertices, indices, strides, at, axis, i, isOut: here < 0 })
        }
      }
  return indices
}

interface Crossing {
  vertices: Vertices
  indices: number[]
  strides: readonly [number, number, number]
  at: number
  axis: 0 | 1 | 2
  i: number
  /** The skin faces along the axis. */
  isOut: boolean
}

function addQuad({ vertices, indices, strides, at, axis, i, isOut }: Crossing): void {
  const [u, v] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2]
  const corners: number[] = []
  for (const [du, dv] of around) {
    const [back, side] = [u === 0 ? du : v === 0 ? dv : 0, i === 0]
    // Left of the middle plane lies the mirror image of the cell on its right.
    const isMirrored = side && back === 0 && axis !== 0
    const shift =
      (u === 0 && isMirrored ? 0 : (1 - du) * strides[u]) +
      (v === 0 && isMirrored ? 0 : (1 - dv) * strides[v])
    const cell = at - shift
    const local = cornerBits(
      axis,
      u,
      isMirrored && u === 0 ? 0 : 1 - du,
      v,
      isMirrored && v === 0 ? 0 : 1 - dv,
    )
    corners.push(vertexOf(vertices, cell, local, axis) + (isMirrored ? 1 : 0))
  }
  emit(indices, vertices.xyz, isOut ? corners : corners.toReversed())
  if (axis === 0 || i > 0) emit(indices, vertices.xyz, mirror(isOut ? corners.toReversed() : corners))
}

/** The corner of the cell at which the crossed edge begins. */
const cornerBits = (_: number, u: number, du: number, v: number, dv: number): number => (du << u) | (dv << v)

function vertexOf(vertices: Vertices, cell: number, corner: number, axis: number): number {
  const edge = edges.findIndex(([a, b]) => a === corner && b === (corner | (1 << axis)))
  const sheet = cellKinds[vertices.kinds[cell] ?? 0]?.sheetOf[edge] ?? 0
  return (vertices.first[cell] ?? 0) + 2 * Math.max(0, sheet)
}

const mirror = (corners: readonly number[]): number[] => corners.map((v) => v ^ 1)

/** Two triangles, cut along the shorter diagonal. */
function emit(indices: number[], xyz: readonly number[], quad: readonly number[]): void {
  const [a, b, c, d] = quad as [number, number, number, number]
  if (apart(xyz, a, c) <= apart(xyz, b, d)) indices.push(a, b, c, a, c, d)
  else indices.push(a, b, d, b, c, d)
}

function apart(xyz: readonly number[], a: number, b: number): number {
  const at = (v: number, n: number) => (xyz[3 * (v >> 1) + n] as number) * (n === 0 && v & 1 ? -1 : 1)
  return (at(a, 0) - at(b, 0)) ** 2 + (at(a, 1) - at(b, 1)) ** 2 + (at(a, 2) - at(b, 2)) ** 2
}
