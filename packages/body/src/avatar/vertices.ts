/** The mesh's points: in every grid cell the skin passes, one for each of its sheets, moved onto the skin itself. */
import { cellKinds, edges } from './cell-table.ts'
import type { SampledGrid } from './sampled-grid.ts'
import type { Distance } from './skin.ts'

export interface PlacedVertices {
  positions: Float32Array
  normals: Float32Array
}

export interface Vertices {
  /** First vertex of a cell, -1 where it has none. Every vertex v has its mirror image at v + 1. */
  first: Int32Array
  kinds: Uint8Array
  xyz: number[]
  arrays: () => PlacedVertices
}

export function placeVertices(grid: SampledGrid, skin: Distance): Vertices {
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

function mirrored(xyz: readonly number[], skin: Distance): PlacedVertices {
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
