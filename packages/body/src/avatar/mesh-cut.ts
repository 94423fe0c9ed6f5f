/** Cuts of the finished mesh by a plane, as closed lines. */
import type { Avatar } from '../shapes.ts'

export type Point = readonly [number, number, number]
export type Loop = Point[]

export function cutMesh(
  { positions, indices }: Pick<Avatar, 'positions' | 'indices'>,
  centre: Point,
  normal: Point,
): Loop[] {
  const heights = new Float32Array(positions.length / 3)
  for (let v = 0; v < heights.length; v++)
    heights[v] =
      ((positions[3 * v] as number) - centre[0]) * normal[0] +
      ((positions[3 * v + 1] as number) - centre[1]) * normal[1] +
      ((positions[3 * v + 2] as number) - centre[2]) * normal[2]
  const next = new Map<number, number>()
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t] as number, indices[t + 1] as number, indices[t + 2] as number]
    const [isA, isB, isC] = [
      (heights[a] as number) > 0,
      (heights[b] as number) > 0,
      (heights[c] as number) > 0,
    ]
    if (isA === isB && isB === isC) continue
    const [leaving, entering] = crossings([a, b, c], [isA, isB, isC])
    next.set(leaving, entering)
  }
  return chains(next).map((chain) => chain.map((edge) => pointOn(edge, positions, heights)))
}

/** The crossed sides of a triangle: where its border goes down, and where it comes up again. */
function crossings(corners: readonly [number, number, number], above: readonly boolean[]): [number, number] {
  let [down, up] = [0, 0]
  for (let k = 0; k < 3; k++) {
    const [a, b] = [k, (k + 1) % 3]
    if (above[a] === above[b]) continue
    const name = edgeName(corners[a] as number, corners[b] as number)
    if (above[a]) down = name
    else up = name
  }
  return [down, up]
}

const many = 2 ** 24
const edgeName = (a: number, b: number): number => (a < b ? a * many + b : b * many + a)

function chains(next: Map<number, number>): number[][] {
  const found: number[][] = []
  for (const start of [...next.keys()]) {
    const chain: number[] = []
    for (let at: number | undefined = start; at !== undefined && next.has(at); ) {
      chain.push(at)
      const following: number | undefined = next.get(at)
      next.delete(at)
      at = following
    }
    if (chain.length > 2) found.push(chain)
  }
  return found
}

function pointOn(edge: number, positions: Float32Array, heights: Float32Array): Point {
  const [a, b] = [Math.floor(edge / many), edge % many]
  const [p, q] = [heights[a] as number, heights[b] as number]
  const t = p / (p - q)
  const mix = (n: number) => {
    const from = positions[3 * a + n] as number
    return from + t * ((positions[3 * b + n] as number) - from)
  }
  return [mix(0), mix(1), mix(2)]
}
