/** Trousers on FreeSewing's Charlie: slant pockets, fly, welt pocket behind, a straight waistband on the waist or three fingers under it. */
import { Charlie } from '@freesewing/charlie'
import { type Draft, draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { at, lengthOf, splitAlong } from '../geometry.ts'
import type { EdgeName, Piece, PieceKey } from '../pattern.ts'
import { edgeOf, joined, piece } from '../pieces.ts'
import { type DraftDesign, easeOf } from './design.ts'
import { legLengthOf, openedBy } from './leg.ts'

export const draftTrousers: DraftDesign = (order) => {
  const { sizes, options } = order
  const long = legLengthOf(order)
  const ease = easeOf('trousers', options.choice('fit'))
  const draft = draftWith(Charlie, freesewingBody(sizes), {
    seatEase: ease / sizes.hips,
    waistEase: 0.015,
    kneeEase: 0.1 + ease / 1000,
    waistHeight: options.choice('rise') === 'waist' ? 1 : 0.6,
    lengthBonus: long / sizes.outseam - 1,
  })
  const straight = [frontLeg(draft), backLeg(draft)] as const
  const sideMm = (options.mm('leg_opening') - hemOf(straight[0]) - hemOf(straight[1])) / 4
  const legs = [
    openedBy(straight[0], sizes.waist_to_knee, sideMm),
    openedBy(straight[1], sizes.waist_to_knee, sideMm),
  ] as const
  const outseamMm = Math.min(...legs.map((one) => lengthOf(edgeOf(one, 'outseam').line)))
  const [front, back] = [trued(legs[0], outseamMm), trued(legs[1], outseamMm)]
  return {
    pieces: [front, back, ...smallPieces.map((small) => smallPiece(draft, small))],
    finished: {
      waistMm: waistOf(front, back),
      hemMm: hemOf(front) + hemOf(back),
      lengthMm: long,
    },
    drawn: { length: long },
  }
}

const hemOf = (leg: Piece) => lengthOf(edgeOf(leg, 'hem').line)

function frontLeg(draft: Draft): Piece {
  const part = draft.part('charlie.front')
  const edges = part.edges('seam', [
    ['floorIn', 'inseam'],
    ['fork', 'crotch'],
    ['styleWaistIn', 'waist'],
    ['slantTop', 'outseam'],
    ['floorOut', 'hem'],
  ])
  return piece('front_leg', edges, {
    cut: 2,
    isPair: true,
    notches: part.notches(),
    allowanceMm: { hem: 50 },
  })
}

/** The slant leaves one outseam a finger longer than the other on some bodies: its top, at the waist, is taken down. */
function trued(leg: Piece, outseamMm: number): Piece {
  const [waist, outseam] = [edgeOf(leg, 'waist'), edgeOf(leg, 'outseam')]
  const isUpwards = at(outseam.line, 0)[1] > at(outseam.line, outseam.line.length - 1)[1]
  const upwards = isUpwards ? outseam.line : [...outseam.line].reverse()
  const [kept] = splitAlong(upwards, outseamMm)
  const top = at(kept, kept.length - 1)
  const moved = {
    ...waist,
    line: isUpwards ? [top, ...waist.line.slice(1)] : [...waist.line.slice(0, -1), top],
  }
  const shorter = { ...outseam, line: isUpwards ? kept : [...kept].reverse() }
  return {
    ...leg,
    edges: leg.edges.map((edge) => (edge === waist ? moved : edge === outseam ? shorter : edge)),
  }
}

/** The crotch seam of the back keeps more cloth inside: it is where trousers are let out. */
function backLeg(draft: Draft): Piece {
  const part = draft.part('charlie.back')
  const [outseam, outer, dart, inner, ...rest] = part.edges('seam', [
    ['floorOut', 'outseam'],
    ['slantOut', 'waist'],
    ['backDartRight', 'edge'],
    ['backDartLeft', 'waist'],
    ['styleWaistIn', 'crotch'],
    ['fork', 'inseam'],
    ['floorIn', 'hem'],
  ])
  if (!outseam || !outer || !dart || !inner) throw new Error('The back leg is not whole')
  const ends = [dart.line[0], dart.line[dart.line.length - 1]].filter((end) => end !== undefined)
  return piece('back_leg', [outseam, joined('waist', outer.line, ends, inner.line), ...rest], {
    cut: 2,
    isPair: true,
    notches: part.notches(),
    marks: [{ kind: 'dart', line: dart.line }],
    allowanceMm: { hem: 50, crotch: 20 },
  })
}

function waistOf(front: Piece, back: Piece): number {
  const dart = back.marks.find(({ kind }) => kind === 'dart')?.line ?? []
  const [first, last] = [dart[0], dart[dart.length - 1]]
  const mouth = first && last ? lengthOf([first, last]) : 0
  return 2 * (lengthOf(edgeOf(front, 'waist').line) + lengthOf(edgeOf(back, 'waist').line) - mouth)
}

interface Small {
  key: PieceKey
  part: string
  corners: readonly (readonly [string, EdgeName])[]
  cut: number
  cloth?: Piece['cloth']
}

const smallPieces: readonly Small[] = [
  { key: 'waistband', part: 'charlie.waistband', corners: box('topLeft', 'bottomLeft'), cut: 1 },
  {
    key: 'fly_facing',
    part: 'charlie.flyFacing',
    corners: [
      ['flyBottom', 'crotch'],
      ['styleWaistIn', 'waist'],
      ['flyTop', 'edge'],
    ],
    cut: 1,
  },
  {
    key: 'fly_extension',
    part: 'charlie.flyExtension',
    corners: [
      ['flyExtensionBottom', 'crotch'],
      ['styleWaistIn', 'waist'],
      ['flyTop', 'fold'],
      ['flyCorner', 'edge'],
    ],
    cut: 1,
  },
  {
    key: 'front_pocket_facing',
    part: 'charlie.frontPocketFacing',
    corners: [
      ['pocketFacingTop', 'waist'],
      ['slantTop', 'pocket'],
      ['slantCurveEnd', 'edge'],
    ],
    cut: 2,
  },
  {
    key: 'front_pocket_bag',
    part: 'charlie.frontPocketBag',
    corners: [
      ['pocketbagTopRight', 'waist'],
      ['pocketFacingTop', 'pocket'],
      ['pocketbagBottomRight', 'fold'],
    ],
    cut: 2,
    cloth: 'lining',
  },
  { key: 'back_pocket_welt', part: 'charlie.backPocketWelt', corners: box('topLeft', 'bottomLeft'), cut: 2 },
  {
    key: 'back_pocket_facing',
    part: 'charlie.backPocketFacing',
    corners: box('bottomRight', 'bottomLeft'),
    cut: 2,
  },
  {
    key: 'back_pocket_bag',
    part: 'charlie.backPocketBag',
    corners: box('waistbandLeft', 'waistbandRight'),
    cut: 2,
    cloth: 'lining',
  },
  { key: 'belt_loops', part: 'charlie.beltLoops', corners: box('topLeft', 'bottomLeft'), cut: 1 },
]

function box(first: string, second: string): Small['corners'] {
  return [
    [first, 'joint'],
    [second, 'edge'],
  ]
}

function smallPiece(draft: Draft, { key, part, corners, cut, cloth = 'main' }: Small): Piece {
  return piece(key, draft.part(part).edges('seam', corners), { cut, cloth, isPair: cut === 2 })
}
