/** What coats on FreeSewing's Brian block share: the side that falls from the armhole, the shaped seam of the back, fronts as a pair. */
import { between } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { type chestEaseMm, easeOf, leastEaseOf, type Order } from './design.ts'
import { fallingSide } from './falling-side.ts'

/** How far the back's seam comes in at the waist. */
export const backInMm = 12

/** However short the coat, its seat is a little above the hem, and its waist above the seat. */
export const seatHeight = ({ sizes, options }: Order): number =>
  Math.min(sizes.nape_to_waist + sizes.waist_to_seat, options.mm('length') - 60)
export const waistHeight = (order: Order): number =>
  Math.min(order.sizes.nape_to_waist, seatHeight(order) - 60)

interface Side {
  garment: keyof typeof chestEaseMm
  underarm: Point
  slitMm: number
  /** Taken in besides at the waist, on each half of front and back. */
  inDartsMm?: number
}

/** Over what it is worn on there is room at the seat, and a little flare to the hem. */
export function coatSide(order: Order, { garment, underarm, slitMm, inDartsMm = 0 }: Side): Edge[] {
  const { sizes, options } = order
  const fit = options.choice('fit')
  const widest = Math.max(sizes.hips, sizes.waist, sizes.hip_bone)
  const [seatY, long] = [seatHeight(order), options.mm('length')]
  const seat = Math.max(underarm[0] * 0.98, (widest + easeOf(garment, fit) * 0.8) / 4)
  return fallingSide({
    sizes,
    underarm,
    waistInMm: 14,
    seat: [seat, seatY],
    hem: [seat + 0.06 * (long - seatY), long],
    slitMm,
    leastMm: leastEaseOf(garment, fit) + 2 * backInMm + 4 * inDartsMm,
  })
}

/** Straight to between the shoulder blades, in at the waist, half out again at the seat and down. */
export function backSeam(order: Order, neck: Point): Point[] {
  const waist: Point = [backInMm, waistHeight(order)]
  return [
    neck,
    [0, between(neck, waist, 0.45)[1]],
    [backInMm * 0.6, between(neck, waist, 0.8)[1]],
    waist,
    [backInMm * 0.6, seatHeight(order)],
    [backInMm * 0.6, order.options.mm('length')],
  ]
}

/** The right front is the left one turned over, its edges in the same order. */
export function mirroredFront(left: Piece): Piece {
  const turned = (line: readonly Point[]): Point[] => line.map(([x, y]) => [-x, y])
  return {
    ...left,
    key: 'front_right',
    edges: left.edges.map((edge) => ({ ...edge, line: turned(edge.line) })),
    grain: [turned([left.grain[0]])[0] ?? left.grain[0], turned([left.grain[1]])[0] ?? left.grain[1]],
    notches: turned(left.notches),
    marks: left.marks.map((mark) => ({ ...mark, line: turned(mark.line) })),
  }
}
