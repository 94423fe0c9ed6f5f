/**
 * Lets side seams out, as a tailor does for a belly or wide hips: a block shaped by the chest alone would be narrower there than
 * the person. Front and back are let out alike, so the seam stays one length on both.
 */

import { acrossAt, at, distance } from './geometry.ts'
import type { InputKey } from './inputs.ts'
import type { Piece, Point } from './pattern.ts'
import { edgeOf } from './pieces.ts'

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

/** Half a front or back with its side let out; the hem goes along to its end, and notches stay on the side. */
export function withSideLetOut(of: Piece, needs: readonly Need[]): Piece {
  const side = edgeOf(of, 'side')
  const line = letOut(side.line, needs)
  const [from, to] = [lowEnd(side.line), lowEnd(line)]
  const follow = (point: Point) => (distance(point, from) < 0.01 ? to : point)
  return {
    ...of,
    edges: of.edges.map((edge) => ({ ...edge, line: edge === side ? line : edge.line.map(follow) })),
    notches: of.notches.map(([x, y]): Point => {
      const isOnSide = Math.abs(acrossAt(side.line, y) - x) < 0.5 && y > highest(side.line)
      return [isOnSide ? acrossAt(line, y) : x, y]
    }),
  }
}

/**
 * The line as it is where it suffices everywhere; else one smooth line from the armhole over what each height needs, without a
 * dent between, and from there down as it was. Cloth hangs from a belly: below it the side does not come in again.
 */
export function letOut(line: readonly Point[], needs: readonly Need[]): Point[] {
  const has = (y: number) => Math.abs(acrossAt(line, y))
  if (needs.every(({ y, mm }) => mm - has(y) < 0.01)) return [...line]
  const top = highest(line)
  const knots = [{ y: top, mm: has(top) }]
  for (const { y, mm } of [...needs].sort((a, b) => a.y - b.y)) {
    const above = at(knots, knots.length - 1)
    if (y > above.y + 1) knots.push({ y, mm: Math.max(mm, has(y), above.mm > has(above.y) ? above.mm : 0) })
  }
  const lowest = at(knots, knots.length - 1)
  const goesOn = lowEnd(line)[1] > lowest.y + 1
  const wide = smooth(taut(knots), goesOn ? { endSlope: 0 } : {})
  const outwards = Math.sign(lowEnd(line)[0])
  return inSteps(line).map(([x, y]): Point => {
    const mm = y < lowest.y ? wide(y) : Math.abs(x) + lowest.mm - has(lowest.y)
    return [outwards * mm, y]
  })
}

export const lowEnd = (line: readonly Point[]): Point =>
  at(line, 0)[1] > at(line, line.length - 1)[1] ? at(line, 0) : at(line, line.length - 1)
export const highest = (line: readonly Point[]) => Math.min(...line.map(([, y]) => y))

/** Those a string touches that is pulled tight over all of them, from the first to the last. */
function taut(knots: readonly Need[]): Need[] {
  const touched: Need[] = []
  for (const knot of knots) {
    while (
      touched.length > 1 &&
      isUnder(at(touched, touched.length - 1), at(touched, touched.length - 2), knot)
    )
      touched.pop()
    touched.push(knot)
  }
  return touched
}

const isUnder = ({ y, mm }: Need, above: Need, below: Need): boolean =>
  mm <= above.mm + ((below.mm - above.mm) * (y - above.y)) / (below.y - above.y)

/** A point at least every centimetre, for a straight line to bend at. */
export function inSteps(line: readonly Point[]): Point[] {
  return line.flatMap((to, i): Point[] => {
    const from = line[i - 1]
    if (!from) return [to]
    const steps = Math.ceil(distance(from, to) / 10)
    const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps]
    return Array.from({ length: steps }, (_, n): Point => [from[0] + dx * (n + 1), from[1] + dy * (n + 1)])
  })
}

/** Through every knot without swinging beyond any: Fritsch and Carlson's cubic. Where nothing is said, its ends run on straight. */
function smooth(knots: readonly Need[], { endSlope }: { endSlope?: number }): (y: number) => number {
  const steps = knots.slice(1).map(({ y, mm }, i) => {
    const before = at(knots, i)
    return (mm - before.mm) / (y - before.y)
  })
  const slopes = knots.map((_, i) => {
    const [above, below] = [steps[i - 1], steps[i]]
    if (above === undefined) return below ?? 0
    if (below === undefined) return endSlope ?? above
    if (above * below <= 0) return 0
    return (2 * above * below) / (above + below)
  })
  return (y) => {
    const i = knots.findIndex((knot) => knot.y >= y)
    const high = at(knots, i < 0 ? knots.length - 1 : i)
    if (i <= 0) return high.mm
    const low = at(knots, i - 1)
    const wide = high.y - low.y
    const t = (y - low.y) / wide
    const bend = (from: number, to: number) => t * (1 - t) * ((1 - t) * from - t * to) * wide
    const share = t * t * (3 - 2 * t)
    return low.mm + (high.mm - low.mm) * share + bend(at(slopes, i - 1), at(slopes, i))
  }
}
