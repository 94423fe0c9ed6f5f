/**
 * From the skin's function to triangles: a vertex in every grid cell the skin passes (one per sheet), moved onto the skin
 * itself; a quad across every grid edge it crosses. One half is computed, the other is its mirror: x = 0 is a grid plane.
 */
import { cellKinds, edges } from './cell-table.ts'
import { type SampledGrid, sampleNear } from './sampled-grid.ts'
import type { Distance, Skin } from './skin.ts'

export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  indices: Uint32Array
}

/** The whole body has about this much skin for its height squared; the cell follows, so that no body has too many. */
const trianglesWanted = 31_000

/** Where two sheets meet in one edge, a slightly finer grid parts them. */
export function closedMeshOf(skin: Skin, heightMm: number): Mesh {
  const area = 0.62 * heightMm ** 2
  let cellMm = Math.sqrt((3 * area) / trianglesWanted)
  for (let turn = 0; turn < 6; turn++) {
    const mesh = meshOf(skin, cellMm)
    const tooMany = mesh.indices.length / 3 > 39_000
    if (!tooMany && isClosed(mesh)) return mesh
    cellMm *= tooMany ? 1.07 : 0.985
  }
  return meshOf(skin, cellMm)
}

/** Every edge has one triangle on each side. */
export function isClosed({ indices, positions }: Mesh): boolean {
  const vertices = positions.length / 3
  const sides = new Set<number>()
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[t + k] as number, indices[t + ((k + 1) % 3)] as number]
      if (sides.has(a * vertices + b)) return false
      sides.add(a * vertices + b)
    }
  for (const side of sides)
    if (!sides.has((side % vertices) * vertices + Math.floor(side / vertices))) return false
  return true
}

function meshOf(skin: Skin, cellMm: number): Mesh {
  const grid = sampleNear(skin, cellMm)
  const vertices = placeVertices(grid, skin.whole)
  const quads = quadsOf(grid, vertices)
  return { ...vertices.arrays(), indices: Uint32Array.from(quads) }
}

interface Vertices {
  /** First vertex of a cell, -1 where it has none. Every vertex v has its mirror image at v + 1. */
  first: Int32Array
  kinds: Uint8Array
  xyz: number[]
  arrays: () => Pick<Mesh, 'positions' | 'normals'>
}

function placeVertices(grid: SampledGrid, skin: Distance): Vertices {
  const [nx, ny, nz] = grid.size
  const first = new Int32Array(nx * ny * nz).fill(-1)
  const kinds = new Uint8Array(nx * ny * nz)
  const xyz: number[] = []
  const steps = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const at = i + nx * (j + ny * k)
        let mask = 0
        for (let c = 0; c < 8; c++) if ((grid.values[at + (steps[c] as number)] as number) < 0) mask |= 1 << c
        if (mask === 0 || mask === 255) continue
        first[at] = (xyz.length / 3) * 2
        kinds[at] = mask
        addSheets({ grid, skin, xyz, mask, at, corner: [i, j, k], steps })
      }
  return { first, kinds, xyz, arrays: () => mirrored(xyz, skin) }
}

interface Cell {
  grid: SampledGrid
  skin: Distance
  xyz: number[]
  mask: number
  at: number
  corner: readonly [number, number, number]
  steps: readonly number[]
}

/** Each sheet's vertex starts amid its crossings and slides onto the skin without leaving its cell's neighbourhood. */
function addSheets({ grid, skin, xyz, mask, at, corner, steps }: Cell): void {
  const kind = cellKinds[mask]
  for (let sheet = 0; sheet < (kind?.sheets ?? 0); sheet++) {
    let [x, y, z, count] = [0, 0, 0, 0]
    edges.forEach(([a, b], e) => {
      if (kind?.sheetOf[e] !== sheet) return
      const [p, q] = [
        grid.values[at + (steps[a] as number)] as number,
        grid.values[at + (steps[b] as number)] as number,
      ]
      const t = p / (p - q)
      x += (a & 1) + t * ((b & 1) - (a & 1))
      y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1))
      z += (a >> 2) + t * ((b >> 2) - (a >> 2))
      count++
    })
    const place = (n: 0 | 1 | 2, share: number) =>
      grid.origin[n] + grid.cellMm * ((corner[n] as number) + share / count)
    xyz.push(...ontoSkin(skin, [place(0, x), place(1, y), place(2, z)], grid.cellMm))
  }
}

type Point = [number, number, number]

function ontoSkin(skin: Distance, [x0, y0, z0]: Point, cellMm: number): Point {
  let [x, y, z] = [x0, y0, z0]
  for (let turn = 0; turn < 2; turn++) {
    const away = skin(x, y, z)
    const [gx, gy, gz] = slopeAt(skin, x, y, z, away)
    const steep = gx * gx + gy * gy + gz * gz
    if (steep < 0.05 || Math.abs(away) < 0.02) break
    const move = Math.max(-cellMm, Math.min(cellMm, away / steep))
    x = Math.max(0.3, x - move * gx)
    y -= move * gy
    z -= move * gz
  }
  const strayed = Math.hypot(x - x0, y - y0, z - z0) > 0.9 * cellMm
  return strayed ? [x0, y0, z0] : [x, Math.max(y, 0), z]
}

function slopeAt(skin: Distance, x: number, y: number, z: number, here: number): Point {
  const h = 0.5
  return [(skin(x + h, y, z) - here) / h, (skin(x, y + h, z) - here) / h, (skin(x, y, z + h) - here) / h]
}

function mirrored(xyz: readonly number[], skin: Distance): Pick<Mesh, 'positions' | 'normals'> {
  const positions = new Float32Array(xyz.length * 2)
  const normals = new Float32Array(xyz.length * 2)
  for (let v = 0; v < xyz.length; v += 3) {
    const [x, y, z] = [xyz[v] as number, xyz[v + 1] as number, xyz[v + 2] as number]
    const [nx, ny, nz] = normalAt(skin, x, y, z)
    positions.set([x, y, z, -x, y, z], v * 2)
    normals.set([nx, ny, nz, -nx, ny, nz], v * 2)
  }
  return { positions, normals }
}

/** Over a few millimetres, so that light glides over the folds. */
function normalAt(skin: Distance, x: number, y: number, z: number): Point {
  const h = 3
  const dx = skin(x + h, y, z) - skin(x - h, y, z)
  const dy = skin(x, y + h, z) - skin(x, y - h, z)
  const dz = skin(x, y, z + h) - skin(x, y, z - h)
  const long = Math.hypot(dx, dy, dz) || 1
  return [dx / long, dy / long, dz / long]
}

/** Around a crossed grid edge, the four cells in turning order, by the two other axes. */
const around = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function quadsOf(grid: SampledGrid, vertices: Vertices): number[] {
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
