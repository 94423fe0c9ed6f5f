/**
 * A coat closed up to its band collar, on FreeSewing's Brian block: the left front over the right, taken in at the waist by its sides and
 * the seam of its back. A sherwani and a bandhgala differ by their length, their buttons and how they are open from the hem up.
 */
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, at, lengthOf } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { blockTop, draftBlock, sleeveUnder } from './block.ts'
import { ventedBacks, ventedCentre } from './centre-vent.ts'
import { backSeam, coatSide, mirroredFront, seatHeight, waistHeight } from './coat.ts'
import { type DraftDesign, easeOf, type Order } from './design.ts'
import { band } from './kurta-neck.ts'

/** From the middle of the front to its edge; how wide the facing is; how high the collar stands. */
const [lapMm, facingMm, standMm] = [25, 90, 45]

export interface HighCoat {
  /** Whose ease it has. */
  garment: 'sherwani' | 'jacket'
  /** Open at its sides from the hem up; what its edges there have to turn in. */
  slitMm: number
  slitAllowanceMm: number
  hemAllowanceMm: number
  /** Open at the middle of its back. */
  isVented: boolean
  /** How many, and how far down the last is. */
  buttons: { count: number; lastY: number }
}

export function draftHighCoat(order: Order, coat: HighCoat): ReturnType<DraftDesign> {
  const { sizes, options } = order
  const { garment, slitMm, isVented } = coat
  const allowanceMm = { hem: coat.hemAllowanceMm, stand_hem: coat.hemAllowanceMm, slit: coat.slitAllowanceMm }
  const draft = draftBlock(sizes, easeOf(garment, options.choice('fit')))
  const underarm = draft.part('brian.back').point('armhole')
  const sides = coatSide(order, { garment, underarm, slitMm })
  const hemX = at(at(sides, 0).line, 0)[0]
  const long = options.mm('length')
  const [before, behind] = [blockTop(draft.part('brian.front')), blockTop(draft.part('brian.back'))]
  const frontNeck = at(before.neck.line, before.neck.line.length - 1)
  const backNeck = at(behind.neck.line, behind.neck.line.length - 1)
  const left = withFrontLonger(
    piece(
      'front_left',
      [
        straight('hem', [0, long], [hemX, long]),
        ...sides,
        before.armhole,
        before.shoulder,
        before.neck,
        straight('stand_top', frontNeck, [-lapMm, frontNeck[1]]),
        straight('overlap', [-lapMm, frontNeck[1]], [-lapMm, long]),
        straight('stand_hem', [-lapMm, long], [0, long]),
      ],
      {
        notches: draft.part('brian.front').notches(),
        allowanceMm,
        marks: [{ kind: 'line', line: [frontNeck, [0, long]] }],
      },
    ),
    longerInFront(sizes),
  )
  const places = buttonPlaces(frontNeck, coat.buttons)
  const centre = backSeam(order, backNeck)
  const middle = isVented ? ventedCentre(centre, order) : [joined('centre', centre)]
  const middleEnd = at(at(middle, middle.length - 1).line, at(middle, middle.length - 1).line.length - 1)
  const back = piece(
    'back',
    [
      straight('hem', middleEnd, [hemX, long]),
      ...sides,
      behind.armhole,
      behind.shoulder,
      behind.neck,
      ...middle,
    ],
    {
      cut: 2,
      isPair: true,
      notches: draft.part('brian.back').notches(),
      allowanceMm: { ...allowanceMm, centre: 20 },
    },
  )
  const neckMm = 2 * (lengthOf(edgeOf(left, 'neck').line) + lengthOf(edgeOf(back, 'neck').line))
  const sleeve = piece(
    'sleeve',
    sleeveUnder(
      draft.part('darzi.sleeve'),
      sizes.sleeve_length,
      Math.max(sizes.wrist * 1.6, sizes.bicep * 0.82),
    ),
    { cut: 2, isPair: true, allowanceMm: { hem: coat.hemAllowanceMm } },
  )
  const way = sides.flatMap(({ line }) => line)
  const around = (y: number) => 4 * acrossAt(way, y) - 2 * acrossAt(centre, y)
  return {
    pieces: [
      { ...left, marks: [...left.marks, { kind: 'buttonhole', line: places }] },
      {
        ...mirroredFront(left),
        marks: [...mirroredFront(left).marks, { kind: 'button', line: places }],
      },
      ...(isVented ? ventedBacks(back) : [back]),
      sleeve,
      band(neckMm, standMm),
      facing({ top: frontNeck[1], low: long, hemAllowanceMm: coat.hemAllowanceMm }),
    ],
    finished: {
      chestMm: 4 * underarm[0],
      waistMm: around(waistHeight(order)),
      hipsMm: around(seatHeight(order)),
      hemMm: 2 * (lengthOf(edgeOf(left, 'hem').line) + hemX - at(centre, centre.length - 1)[0]),
      lengthMm: long,
      sleeveMm: sizes.sleeve_length,
      neckMm,
    },
    drawn: { slit: slitOf(sides) },
  }
}

const slitOf = (sides: readonly Edge[]) => {
  const slit = sides.find(({ name }) => name === 'slit')
  return slit ? lengthOf(slit.line) : 0
}

/** Evenly, the first a finger under the neck. */
const buttonPlaces = ([, top]: Point, { count, lastY }: HighCoat['buttons']): Point[] =>
  Array.from({ length: count }, (_, k): Point => [0, top + 18 + (k * (lastY - top - 18)) / (count - 1)])

/** Behind both edges of the front; at the neck it is trimmed to it. */
function facing({ top, low, hemAllowanceMm }: { top: number; low: number; hemAllowanceMm: number }): Piece {
  const corners: [Point, Point, Point, Point] = [
    [-lapMm, top],
    [-lapMm, low],
    [facingMm - lapMm, low],
    [facingMm - lapMm, top],
  ]
  const [a, b, c, d] = corners
  const edges = [
    straight('overlap', a, b),
    straight('hem', b, c),
    straight('edge', c, d),
    straight('neck', d, a),
  ]
  return piece('front_facing', edges, {
    cut: 2,
    isPair: true,
    allowanceMm: { overlap: 10, hem: hemAllowanceMm },
  })
}
