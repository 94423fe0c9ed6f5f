/**
 * From the skin's function to triangles: a vertex in every grid cell the skin passes (one per sheet), moved onto the skin
 * itself; a quad across every grid edge it crosses. One half is computed, the other is its mirror: x = 0 is a grid plane.
 */
import { quadsOf } from './quads.ts'
import { sampleNear } from './sampled-grid.ts'
import type { Skin } from './skin.ts'
import { placeVertices } from './vertices.ts'

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
