/** Coats of two fronts and two halves of a back: buttoned they meet at the middle; the collar is left off. */
import { withoutUnderlap } from './designs/centre-vent.ts'
import { at, between } from './geometry.ts'
import type { Edge, Pattern, Piece, Point } from './pattern.ts'
import { edgeOf, joined, piece, straight, turnedOver } from './pieces.ts'
import {
  buttoned,
  pieceOf,
  ref,
  type Side,
  shoulderSeam,
  sidedEdges,
  sides,
  sleeveSeams,
  sleevesOf,
} from './seams.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

export const sewSherwani = (pattern: Pattern): Sewing =>
  sewCoat(pattern, (side) => buttoned(pieceOf(pattern, `front_${side}`), side))

/** Its fronts end where the lapels are folded and where the edge is cut away below; lapels and collar lie on them. */
export const sewJacket = (pattern: Pattern): Sewing =>
  sewCoat(pattern, (side) => openFront(pieceOf(pattern, 'front_left'), side))

function sewCoat(pattern: Pattern, frontOf: (side: Side) => Piece): Sewing {
  const backs = backsOf(pattern)
  const panels: Panel[] = [
    ...sides.map((side): Panel => ({ name: `front_${side}`, place: 'front', piece: frontOf(side) })),
    ...sides.map((side): Panel => {
      const back = backs[side]
      return { name: `back_${side}`, place: 'back', piece: { ...back, edges: sidedEdges(back.edges, side) } }
    }),
    ...sleevesOf(pattern),
  ]
  const middles = (['front', 'back'] as const).map(
    (half): Seam => ({
      name: `centre.${half}`,
      a: [ref(`${half}_left`, 'centre', 'top')],
      b: [ref(`${half}_right`, 'centre', 'top')],
    }),
  )
  const twice = sides.flatMap((side): Seam[] => [
    {
      name: `side.${side}`,
      a: [ref(`front_${side}`, `side.${side}`, 'top')],
      b: [ref(`back_${side}`, `side.${side}`, 'top')],
    },
    shoulderSeam(`front_${side}`, `back_${side}`, side),
    ...sleeveSeams(side, [
      ref(`front_${side}`, `armhole.${side}`, 'bottom'),
      ref(`back_${side}`, `armhole.${side}`, 'top'),
    ]),
  ])
  return { panels, seams: [...middles, ...twice] }
}

/** Of one piece as a pair, or, where the middle is vented, of two. */
function backsOf(pattern: Pattern): Record<Side, Piece> {
  if (pattern.pieces.some(({ key }) => key === 'back_right'))
    return { left: pieceOf(pattern, 'back_left'), right: withoutUnderlap(pieceOf(pattern, 'back_right')) }
  const left = pieceOf(pattern, 'back')
  return { left, right: turnedOver(left) }
}

/** Of the left front, or turned over: without its lapel and without what lies on the other front. */
function openFront(of: Piece, side: Side): Piece {
  const [start, end] = of.marks.find(({ kind }) => kind === 'roll')?.line ?? []
  const [neckPoint, corner, notch] = edgeOf(of, 'neck').line
  if (!start || !end || !neckPoint || !corner || !notch)
    throw new Error('A jacket has a roll line and a gorge')
  const gorge = meeting([corner, notch], [start, end])
  const middle = meeting(
    [start, end],
    [
      [0, 0],
      [0, 1],
    ],
  )
  const [closed, open] = cutAtMiddle(edgeOf(of, 'overlap').line)
  const kept = of.edges.filter(({ name }) => !['neck', 'lapel', 'overlap'].includes(name))
  const edges: Edge[] = [
    ...kept,
    joined('neck', [neckPoint, corner, gorge]),
    straight('roll', gorge, middle),
    straight('centre', middle, closed),
    joined('edge', open),
  ]
  const turned = (line: readonly Point[]) => line.map(([x, y]): Point => [side === 'left' ? x : -x, y])
  return piece(
    `front_${side}`,
    sidedEdges(edges, side).map((edge) => ({ ...edge, line: turned(edge.line) })),
    { marks: of.marks.map((mark) => ({ ...mark, line: turned(mark.line) })) },
  )
}

/** Where it crosses the middle of the front, and what of it is behind there. */
function cutAtMiddle(overlap: readonly Point[]): [Point, Point[]] {
  const next = overlap.findIndex(([x]) => x > 0)
  const [before, after] = [at(overlap, next - 1), at(overlap, next)]
  const crossing = between(before, after, -before[0] / (after[0] - before[0]))
  return [crossing, [crossing, ...overlap.slice(next)]]
}

/** Where two straight lines meet. */
function meeting([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]]
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx)
  return [a[0] + share * ux, a[1] + share * uy]
}
