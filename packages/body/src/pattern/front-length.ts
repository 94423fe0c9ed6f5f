/**
 * A belly or a bust takes more length in front than the back has: a block for a flat front would hang up there. The front is
 * spread in its middle, from the armhole down, and keeps its side as it is, so that its seam still fits the back.
 */
import { acrossAt, at } from './geometry.ts'
import type { InputKey } from './inputs.ts'
import { highest, inSteps, lowEnd } from './let-out.ts'
import type { Edge, Piece, Point } from './pattern.ts'

/** By so much the front is longer than the back, from the neck point of the shoulder to the waist. */
export const longerInFront = (sizes: Record<InputKey, number>): number =>
  Math.max(0, sizes.front_length - sizes.nape_to_waist)

/** A front, whole or half, longer by this much at its middle and on its button stand, and by nothing at its sides. */
export function withFrontLonger(of: Piece, mm: number): Piece {
  if (mm < 1) return of
  const side = sideOf(of.edges)
  const [top, low] = [highest(side), lowEnd(side)]
  const outwards = Math.sign(low[0])
  const move = ([x, y]: Point): Point => {
    const down = Math.min(1, Math.max(0, (y - top) / (low[1] - top)))
    const across = (x * outwards) / Math.abs(acrossAt(side, y))
    return [x, y + mm * down * (1 - Math.min(1, Math.max(0, across)) ** 2)]
  }
  const moved = (line: readonly Point[]) => line.map(move)
  return {
    ...of,
    edges: of.edges.map((edge) => ({
      ...edge,
      line: moved(edge.name === 'hem' ? inSteps(edge.line) : edge.line),
    })),
    notches: moved(of.notches),
    marks: of.marks.map((mark) => ({ ...mark, line: moved(mark.line) })),
  }
}

/** From the armhole down to the hem, with the slit where there is one. */
function sideOf(edges: readonly Edge[]): Point[] {
  const lines = edges.filter(({ name }) => name === 'side' || name === 'slit').map(({ line }) => line)
  const [first, second] = lines
  if (!first) throw new Error('A front has a side')
  if (!second) return [...first]
  const follows = at(first, first.length - 1) === at(second, 0) || at(first, 0)[1] > at(second, 0)[1]
  return follows ? [...first, ...second.slice(1)] : [...second, ...first.slice(1)]
}
