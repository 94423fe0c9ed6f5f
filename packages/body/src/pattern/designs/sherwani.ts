/**
 * A sherwani or achkan on FreeSewing's Brian block: buttoned from the band collar to below the waist, the left front over the right,
 * taken in at the waist by its sides and the seam of its back, and open at the sides from the hip down. It is worn over a kurta.
 */
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, at, lengthOf } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { blockTop, draftBlock, sleeveUnder } from './block.ts'
import { backSeam, coatSide, mirroredFront, seatHeight } from './coat.ts'
import { type DraftDesign, easeOf } from './design.ts'
import { band } from './kurta-neck.ts'

/** From the middle of the front to its edge; how wide the facing is; how high the collar stands. */
const [lapMm, facingMm, standMm] = [25, 90, 45]
const buttons = 8

export const draftSherwani: DraftDesign = (order) => {
  const { sizes, options } = order
  const draft = draftBlock(sizes, easeOf('sherwani', options.choice('fit')))
  const sides = coatSide(order, {
    garment: 'sherwani',
    underarm: draft.part('brian.back').point('armhole'),
    slitMm: options.mm('slit'),
  })
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
        marks: [{ kind: 'line', line: [frontNeck, [0, long]] }],
      },
    ),
    longerInFront(sizes),
  )
  const places = buttonPlaces(frontNeck, sizes.nape_to_waist + sizes.waist_to_hip_bone)
  const centre = backSeam(order, backNeck)
  const back = piece(
    'back',
    [
      straight('hem', at(centre, centre.length - 1), [hemX, long]),
      ...sides,
      behind.armhole,
      behind.shoulder,
      behind.neck,
      joined('centre', centre),
    ],
    { cut: 2, isPair: true, notches: draft.part('brian.back').notches(), allowanceMm: { centre: 20 } },
  )
  const neckMm = 2 * (lengthOf(edgeOf(left, 'neck').line) + lengthOf(edgeOf(back, 'neck').line))
  const sleeve = piece(
    'sleeve',
    sleeveUnder(
      draft.part('darzi.sleeve'),
      sizes.sleeve_length,
      Math.max(sizes.wrist * 1.6, sizes.bicep * 0.82),
    ),
    { cut: 2, isPair: true },
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
      back,
      sleeve,
      band(neckMm, standMm),
      facing(frontNeck[1], long),
    ],
    finished: {
      chestMm: 4 * draft.part('brian.back').point('armhole')[0],
      waistMm: around(sizes.nape_to_waist),
      hipsMm: around(seatHeight(order)),
      hemMm: 2 * (lengthOf(edgeOf(left, 'hem').line) + lengthOf(edgeOf(back, 'hem').line)),
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
const buttonPlaces = ([, top]: Point, last: number): Point[] =>
  Array.from({ length: buttons }, (_, k): Point => [0, top + 18 + (k * (last - top - 18)) / (buttons - 1)])

/** Behind both edges of the front; at the neck it is trimmed to it. */
function facing(top: number, low: number): Piece {
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
  return piece('front_facing', edges, { cut: 2, isPair: true, allowanceMm: { overlap: 10 } })
}
