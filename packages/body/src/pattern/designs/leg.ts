/** The lower leg of trousers and pajama, which FreeSewing leaves as wide as the knee. */
import { at } from '../geometry.ts'
import type { Piece, Point } from '../pattern.ts'
import { edgeOf } from '../pieces.ts'
import type { Order } from './design.ts'

/** Under the knee no leg ends shorter than this: it would have no lower leg to narrow. */
const underKneeMm = 60

/** As ordered, down to below the knee at least. */
export const legLengthOf = ({ sizes, options }: Order): number =>
  Math.max(options.mm('length'), sizes.waist_to_knee + underKneeMm)

/** From the knee down every side goes in or out alike, so that front and back still sew to one another. */
export function openedBy(leg: Piece, kneeY: number, sideMm: number): Piece {
  const floorY = at(edgeOf(leg, 'hem').line, 0)[1]
  return widenedBy(leg, (y) => Math.max(0, (y - kneeY) / (floorY - kneeY)) * sideMm)
}

/** Every side goes out by so much at its height, from the middle of the hem. */
export function widenedBy(leg: Piece, sideMmAt: (y: number) => number): Piece {
  const hem = edgeOf(leg, 'hem').line
  const middle = (at(hem, 0)[0] + at(hem, hem.length - 1)[0]) / 2
  const moved = ([x, y]: Point): Point => [x + Math.sign(x - middle) * sideMmAt(y), y]
  return {
    ...leg,
    edges: leg.edges.map((edge) => ({ ...edge, line: edge.line.map(moved) })),
    notches: leg.notches.map(moved),
  }
}
