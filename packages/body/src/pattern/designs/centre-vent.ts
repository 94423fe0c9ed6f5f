/**
 * The vent at the middle of a coat's back: open from the hem up, its left half turned in and laid over the right one, which goes on
 * beneath it as an underlap. So it stays shut over a seat that draws its halves apart.
 */
import { at, lengthOf, splitAlong } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight, turnedOver } from '../pieces.ts'
import type { Order } from './design.ts'

/** How far the right back goes on under the left one. */
export const underlapMm = 50
/** What the left back has to turn in; what the edges of vents at the sides have to turn in and lap over. */
const facingMm = 40
export const sideVentLapMm = 40
/** The underlap's top falls by so much from the seam to its edge. */
const slantMm = 25
/**
 * At the hem each half reaches so far over the middle: cut along it, both would swing apart over the seat, a full one most. Of twelve
 * bodies sewn, what stays open is 4 cm at most, which the underlap fills.
 */
const swingMm = ({ hips, chest }: Order['sizes']): number => 28 + 0.15 * Math.max(0, hips - chest)

/** A hand and more, from the hem up. */
export const ventMm = (long: number): number => Math.min(230, 0.32 * long)

/** The seam of a back, sewn down to its vent and open from there to the hem. */
export function ventedCentre(centre: readonly Point[], { sizes, options }: Order): Edge[] {
  const openMm = ventMm(options.mm('length'))
  const [sewn, [top, ...rest]] = splitAlong(centre, lengthOf(centre) - openMm)
  if (!top) throw new Error('A vent has a top')
  const swing = swingMm(sizes)
  const lapping = rest.map(([x, y]): Point => [x - (swing * (y - top[1])) / openMm, y])
  return [joined('centre', sewn), joined('vent', [top, ...lapping])]
}

/** Both halves of a vented back. `half` is the left one, on the right hand of the paper, and has no allowance at its vent yet. */
export function ventedBacks(half: Piece): [left: Piece, right: Piece] {
  const one: Piece = { ...half, cut: 1, isPair: false, notches: [...half.notches, topOf(half)] }
  const left: Piece = { ...one, key: 'back_left', edges: withAllowance(one.edges, facingMm) }
  const vent = edgeOf(one, 'vent').line
  const ends = one.edges.filter(({ name }) => name !== 'vent')
  const right: Piece = {
    ...one,
    key: 'back_right',
    edges: [...ends, ...underlapOf(one)],
    marks: [...one.marks, { kind: 'line', line: [...vent] }],
  }
  return [left, turnedOver(right)]
}

/** As it is worn: without the underlap, which lies beneath the other half. */
export function withoutUnderlap(of: Piece): Piece {
  const laps: readonly string[] = ['underlap', 'underlap_hem']
  const open = of.marks.find(({ kind }) => kind === 'line')?.line
  if (!open || !of.edges.some(({ name }) => laps.includes(name))) return of
  const kept = of.edges.filter(({ name }) => !laps.includes(name))
  // The right half is the left one turned over: its edges run from the hem up.
  return { ...of, edges: [joined('vent', open.toReversed()), ...kept] }
}

const topOf = (of: Piece): Point => at(edgeOf(of, 'vent').line, 0)

const withAllowance = (edges: readonly Edge[], allowanceMm: number): Edge[] =>
  edges.map((edge) => (edge.name === 'vent' ? { ...edge, allowanceMm } : edge))

/** Around the underlap from the top of the vent to the hem. */
function underlapOf(of: Piece): Edge[] {
  const line = edgeOf(of, 'vent').line
  const [[x, y], low] = [at(line, 0), at(line, line.length - 1)]
  const corner: Point = [low[0] - underlapMm, low[1]]
  const { edges } = piece(
    of.key,
    [
      joined('underlap', [
        [x, y],
        [x - underlapMm, y + slantMm],
        ...line
          .slice(1, -1)
          .flatMap(([px, py]): Point[] => (py > y + slantMm ? [[px - underlapMm, py]] : [])),
        corner,
      ]),
      straight('underlap_hem', corner, low),
    ],
    { allowanceMm: { underlap_hem: edgeOf(of, 'hem').allowanceMm } },
  )
  return edges
}
