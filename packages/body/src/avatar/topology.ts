/** What a closed skin is, counted on its triangles. */
import type { Avatar } from '../shapes.ts'

export interface Topology {
  /** Edges that do not have exactly one triangle on each side. */
  openEdges: number
  /** Vertices - edges + triangles: 2 for one closed skin without handles. */
  euler: number
  /** Positive when the triangles face outwards. */
  litres: number
}

export function topologyOf({ positions, indices }: Pick<Avatar, 'positions' | 'indices'>): Topology {
  const vertices = positions.length / 3
  const sides = new Map<number, number>()
  let volume = 0
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] as number, indices[t + 1] as number, indices[t + 2] as number] as const
    volume += volumeUnder(positions, corners)
    for (let k = 0; k < 3; k++) {
      const side = (corners[k] as number) * vertices + (corners[(k + 1) % 3] as number)
      sides.set(side, (sides.get(side) ?? 0) + 1)
    }
  }
  let openEdges = 0
  for (const [side, count] of sides) {
    const back = sides.get((side % vertices) * vertices + Math.floor(side / vertices))
    if (count !== 1 || back !== 1) openEdges++
  }
  return { openEdges, euler: vertices - sides.size / 2 + indices.length / 3, litres: volume / 1e6 }
}

/** Of the tetrahedron from the origin to a triangle, mm³. */
function volumeUnder(p: Float32Array, [a, b, c]: readonly [number, number, number]): number {
  const at = (v: number, n: number) => p[3 * v + n] as number
  const cross = (n: number, m: number) => at(b, n) * at(c, m) - at(b, m) * at(c, n)
  return (at(a, 0) * cross(1, 2) + at(a, 1) * cross(2, 0) + at(a, 2) * cross(0, 1)) / 6
}
