/**
 * Lets side seams out, as a tailor does for a belly or wide hips: a block shaped by the chest alone would be narrower there than
 * the person. Front and back are let out alike, so the seam stays one length on both.
 */

import { acrossAt, at, distance } from './geometry.ts'
import type { InputKey } from './inputs.ts'
import type { Edge, Point } from './pattern.ts'

/** At a height a side seam lies at least so far from the middle of its piece. */
export interface Need {
  y: number
  mm: number
}

/** The body below the chest and its least ease, a quarter of it on each half of front and back; heights from the neck point. */
export function trunkNeeds(sizes: Record<InputKey, number>, leastMm: number): Need[] {
  const { nape_to_waist: waistY } = sizes
  return [
    { y: waistY, mm: (sizes.waist + leastMm) / 4 },
    { y: waistY + sizes.waist_to_hip_bone, mm: (sizes.hip_bone + leastMm) / 4 },
    { y: waistY + sizes.waist_to_seat, mm: (sizes.hips + leastMm) / 4 },
  ]
}

/** The border of half a front or back with its side let out; the hem goes along to its end. */
export function withSideLetOut(edges: readonly Edge[], needs: readonly Need[]): Edge[] {
  const side = edges.find(({ name }) => name === 'side')
  if (!side) throw new Error('A piece without a side cannot be let out there')
  const line = letOut(side.line, needs)
  const [from, to] = [lowEnd(side.line), lowEnd(line)]
  const follow = (point: Point) => (distance(point, from) < 0.01 ? to : point)
  return edges.map((edge) => ({ ...edge, line: edge === side ? line : edge.line.map(follow) }))
}

/** The line as it is where it suffices; elsewhere moved outwards, smoothly from nothing at the armhole. */
export function letOut(line: readonly Point[], needs: readonly Need[]): Point[] {
  const missing = needs.map(({ y, mm }) => ({ y, mm: Math.max(0, mm - Math.abs(acrossAt(line, y))) }))
  if (missing.every(({ mm }) => mm < 0.01)) return [...line]
  const more = smooth([{ y: highest(line), mm: 0 }, ...missing].sort((a, b) => a.y - b.y))
  const outwards = Math.sign(lowEnd(line)[0])
  return inSteps(line).map(([x, y]): Point => [x + outwards * more(y), y])
}

const lowEnd = (line: readonly Point[]): Point =>
  at(line, 0)[1] > at(line, line.length - 1)[1] ? at(line, 0) : at(line, line.length - 1)
const highest = (line: readonly Point[]) => Math.min(...line.map(([, y]) => y))

/** A point at least every centimetre, for a straight line to bend at. */
function inSteps(line: readonly Point[]): Point[] {
  return line.flatMap((to, i): Point[] => {
    const from = line[i - 1]
    if (!from) return [to]
    const steps = Math.ceil(distance(from, to) / 10)
    const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps]
    return Array.from({ length: steps }, (_, n): Point => [from[0] + dx * (n + 1), from[1] + dy * (n + 1)])
  })
}

/** Through every knot without swinging beyond any: Fritsch and Carlson's cubic. Below the last knot it stays. */
function smooth(knots: readonly Need[]): (y: number) => number {
  const steps = knots.slice(1).map(({ y, mm }, i) => {
    const before = at(knots, i)
    return (mm - before.mm) / Math.max(1, y - before.y)
  })
  const slopes = knots.map((_, i) => {
    const [above, below] = [steps[i - 1], steps[i]]
    if (above === undefined) return below ?? 0
    if (below === undefined || above * below <= 0) return 0
    return (2 * above * below) / (above + below)
  })
  return (y) => {
    const i = knots.findIndex((knot) => knot.y >= y)
    const high = at(knots, i < 0 ? knots.length - 1 : i)
    if (i <= 0) return high.mm
    const low = at(knots, i - 1)
    const wide = Math.max(1, high.y - low.y)
    const t = (y - low.y) / wide
    const bend = (from: number, to: number) => t * (1 - t) * ((1 - t) * from - t * to) * wide
    const share = t * t * (3 - 2 * t)
    return low.mm + (high.mm - low.mm) * share + bend(at(slopes, i - 1), at(slopes, i))
  }
}
