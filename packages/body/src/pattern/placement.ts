/** Where a piece comes to lie: turned, turned over, scaled and moved, as one table of six numbers that can be applied again. */
import type { Piece, Point } from './pattern.ts'

/** x' = xx·x + xy·y + dx and y' = yx·x + yy·y + dy; lengths in mm. */
export type Placement = readonly [xx: number, xy: number, yx: number, yy: number, dx: number, dy: number]

export const asDrafted: Placement = [1, 0, 0, 1, 0, 0]
export const turnedOverX: Placement = [-1, 0, 0, 1, 0, 0]
export const halfTurned: Placement = [-1, 0, 0, -1, 0, 0]
export const movedBy = (dx: number, dy: number): Placement => [1, 0, 0, 1, dx, dy]

/** By an angle in radians, from x towards y. */
export function turnedBy(angle: number): Placement {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [cos, -sin, sin, cos, 0, 0]
}

export const placed = ([xx, xy, yx, yy, dx, dy]: Placement, line: readonly Point[]): Point[] =>
  line.map(([x, y]): Point => [x * xx + y * xy + dx, x * yx + y * yy + dy])

/** One placement, and another upon what came of it. */
export function thenPlaced(first: Placement, then: Placement): Placement {
  const [a, b, c, d, e, f] = first
  const [xx, xy, yx, yy, dx, dy] = then
  return [
    xx * a + xy * c,
    xx * b + xy * d,
    yx * a + yy * c,
    yx * b + yy * d,
    xx * e + xy * f + dx,
    yx * e + yy * f + dy,
  ]
}

/** A piece with all that is drawn on it; scaled, its allowances are too. */
export function placedPiece(piece: Piece, place: Placement): Piece {
  const [xx, xy, yx, yy] = place
  const scale = Math.sqrt(Math.abs(xx * yy - xy * yx))
  const [from, to] = placed(place, piece.grain)
  return {
    ...piece,
    edges: piece.edges.map((edge) => ({
      ...edge,
      line: placed(place, edge.line),
      allowanceMm: edge.allowanceMm * scale,
    })),
    grain: [from ?? piece.grain[0], to ?? piece.grain[1]],
    notches: placed(place, piece.notches),
    marks: piece.marks.map((mark) => ({ ...mark, line: placed(place, mark.line) })),
  }
}
