import { describe, expect, it } from 'vitest'
import { hullPerimeter } from './girth.ts'
import { cutMesh } from './mesh-cut.ts'
import { topologyOf } from './topology.ts'

/** A box of 200 × 300 × 100 mm, its triangles facing outwards. */
const box = {
  positions: Float32Array.from(
    Array.from({ length: 8 }, (_, c) => [c & 1 ? 200 : 0, c & 2 ? 300 : 0, c & 4 ? 100 : 0]).flat(),
  ),
  indices: Uint32Array.from(
    [
      [0, 4, 6, 2],
      [1, 3, 7, 5],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
      [0, 2, 3, 1],
      [4, 5, 7, 6],
    ].flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]),
  ),
}

describe('a cut through a mesh', () => {
  it('is one closed line of the true length', () => {
    const loops = cutMesh(box, [0, 150, 0], [0, 1, 0])
    expect(loops).toHaveLength(1)
    expect(hullPerimeter((loops[0] ?? []).map(([x, , z]) => [x, z]))).toBeCloseTo(600, 3)
  })

  it('is nothing where the mesh is not', () => {
    expect(cutMesh(box, [0, 500, 0], [0, 1, 0])).toEqual([])
  })
})

describe('what is counted on a mesh', () => {
  it('knows a closed box and its litres', () => {
    const { openEdges, euler, litres } = topologyOf(box)
    expect({ openEdges, euler }).toEqual({ openEdges: 0, euler: 2 })
    expect(litres).toBeCloseTo(6, 5)
  })

  it('sees a missing triangle', () => {
    expect(topologyOf({ ...box, indices: box.indices.slice(3) }).openEdges).toBe(3)
  })
})

describe('the tape', () => {
  it('bridges a hollow', () => {
    const star = Array.from({ length: 8 }, (_, k): [number, number] => {
      const r = k % 2 ? 20 : 100
      return [r * Math.cos((k * Math.PI) / 4), r * Math.sin((k * Math.PI) / 4)]
    })
    expect(hullPerimeter(star)).toBeCloseTo(4 * 100 * Math.SQRT2, 6)
  })
})
