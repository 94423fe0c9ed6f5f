/** A shirt on FreeSewing's Simon: yoke, two-piece or band collar, cut-on button stands, full or half sleeves. */
import { Simon } from '@freesewing/simon'
import { type Draft, draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, lengthOf } from '../geometry.ts'
import { trunkNeeds, withSideLetOut } from '../let-out.ts'
import type { Piece } from '../pattern.ts'
import { edgeOf, grainAcross, joined, piece, straight } from '../pieces.ts'
import { sleeveLength } from './block.ts'
import { armholeDepth, type DraftDesign, easeOf, leastEaseOf, type Order } from './design.ts'

export const draftShirt: DraftDesign = (order) => {
  const { sizes, options } = order
  const isHalf = options.choice('sleeve') === 'half'
  const draft = draftShirtOf(order)
  const letOut = sideOf(order)
  const back = letOut(backOf(draft))
  const sleeve = isHalf ? halfSleeve(draft) : fullSleeve(draft)
  const stand = collarStandOf(draft)
  const collars = options.choice('collar') === 'band' ? [stand] : [stand, collarOf(draft)]
  const sleeves = isHalf ? [sleeve] : [sleeve, cuffOf(draft), ...placketsOf(draft)]
  const hem = lengthOf(edgeOf(back, 'hem').line)
  const fronts = (['left', 'right'] as const).map((side) =>
    withFrontLonger(letOut(frontOf(draft, side)), longerInFront(sizes)),
  )
  const lengthMm = draft.part('simon.back').point('cbHem')[1]
  const sleeveMm = isHalf ? sleeveLength(sleeve) : sizes.sleeve_length
  return {
    pieces: [...fronts, back, yokeOf(draft), ...sleeves, ...collars],
    finished: {
      chestMm: 4 * draft.part('simon.back').point('armhole')[0],
      waistMm: 4 * acrossAt(edgeOf(back, 'side').line, sizes.nape_to_waist),
      hemMm: 4 * hem,
      lengthMm,
      sleeveMm,
      neckMm: lengthOf(edgeOf(stand, 'joint').line),
    },
    drawn: { length: lengthMm, sleeve_length: sleeveMm },
  }
}

function draftShirtOf({ sizes, options }: Order): Draft {
  const ease = easeOf('shirt', options.choice('fit'))
  const widest = Math.max(sizes.waist, sizes.hips, sizes.hip_bone)
  const room = options.mm('length') - sizes.nape_to_waist - 10
  const toWidest = Math.max(sizes.waist_to_hip_bone, Math.min(widestDown(sizes), room))
  const shaped = sizes.nape_to_waist + toWidest
  // Simon's side is shaped down to there: no shirt ends above it.
  const long = Math.max(options.mm('length'), shaped + 10)
  return draftWith(
    Simon,
    { ...freesewingBody(sizes), hips: widest, waistToHips: toWidest },
    {
      chestEase: ease / sizes.chest,
      waistEase: (ease + 20) / sizes.waist,
      hipsEase: (ease - 20) / widest,
      lengthBonus: long / shaped - 1,
      armholeDepth,
      backDarts: 'never',
      buttonholePlacketStyle: 'seamless',
      buttonPlacketStyle: 'seamless',
      sleeveStyle: options.choice('sleeve') === 'half' ? 'short' : 'long',
      sleeveLengthShort: options.mm('sleeve_length') / sizes.sleeve_length,
      // The hem is our own allowance.
      sleeveHemShort: 0,
    },
  )
}

/** How far under the waist the side is widest: at the hip bone over a belly, at the seat where hips are wider, or it stands off there. */
function widestDown({ waist, hip_bone, hips, waist_to_hip_bone, waist_to_seat }: Order['sizes']): number {
  const share = Math.max(0, Math.min(1, (hips - Math.max(waist, hip_bone)) / 60))
  return waist_to_hip_bone + share * (0.9 * waist_to_seat - waist_to_hip_bone)
}

/** Where the waist is larger than the chest, Simon's side falls straight: it is let out. */
function sideOf({ sizes, options }: Order): (of: Piece) => Piece {
  const needs = trunkNeeds(sizes, leastEaseOf('shirt', options.choice('fit')))
  return (of) => withSideLetOut(of, needs)
}

function frontOf(draft: Draft, side: 'left' | 'right'): Piece {
  const part = draft.part(side === 'left' ? 'simon.frontLeft' : 'simon.frontRight')
  const edges = part.edges('seam', [
    ['cfHem', 'hem'],
    ['hem', 'side'],
    ['armhole', 'armhole'],
    ['shoulder', 'shoulder'],
    ['neck', 'neck'],
    ['cfNeck', 'stand_top'],
    ['placketTopEdge', 'overlap'],
    ['placketBottomEdge', 'stand_hem'],
  ])
  return piece(side === 'left' ? 'front_left' : 'front_right', edges, {
    notches: part.notches(),
    marks: [
      { kind: 'line', line: [part.point('cfNeck'), part.point('cfHem')] },
      { kind: 'button', line: part.snippets('button') },
      { kind: 'buttonhole', line: part.snippets('buttonhole') },
    ],
  })
}

function backOf(draft: Draft): Piece {
  const part = draft.part('simon.back')
  const corners = [
    ['cbHem', 'hem'],
    ['hem', 'side'],
    ['armhole', 'armhole'],
    ['armholeYokeSplit', 'yoke'],
    ['cbTop', 'fold'],
  ] as const
  return piece('back', part.edges('seam', corners), { notches: part.notches() })
}

/** Cut twice: one outside, one inside. */
function yokeOf(draft: Draft): Piece {
  const part = draft.part('simon.yoke')
  const around = part.edges('seam', [
    ['cbTop', 'yoke'],
    ['armholeYokeSplit', 'armhole'],
    ['shoulder', 'shoulder'],
    ['neck', 'neck'],
    ['cbNeck', 'edge'],
  ])
  const fold = straight('fold', part.point('cbNeck'), part.point('cbTop'))
  return piece('yoke', [...around.slice(0, 4), fold], { cut: 2 })
}

function fullSleeve(draft: Draft): Piece {
  const part = draft.part('simon.sleeve')
  const edges = part.edges('seam', [
    ['wristRight', 'underarm.right'],
    ['bicepsRight', 'cap'],
    ['bicepsLeft', 'underarm.left'],
    ['wristLeft', 'edge'],
  ])
  return piece('sleeve', edges, {
    cut: 2,
    isPair: true,
    notches: part.notches(),
    marks: [{ kind: 'placket', line: part.line('placketCut') }],
  })
}

function halfSleeve(draft: Draft): Piece {
  const part = draft.part('simon.sleeve')
  const left = part.has('hemLeft') ? 'hemLeft' : 'wristLeft'
  const right = part.has('hemRight') ? 'hemRight' : 'wristRight'
  const edges = part.edges('seam', [
    [right, 'underarm.right'],
    ['bicepsRight', 'cap'],
    ['bicepsLeft', 'underarm.left'],
    [left, 'hem'],
  ])
  return piece('sleeve', edges, { cut: 2, isPair: true, notches: part.notches() })
}

/** The stand is sewn to the neck by its lower edge, the collar to the stand by its own. */
function collarStandOf(draft: Draft): Piece {
  const part = draft.part('simon.collarStand')
  const edges = part.edges('seam', [
    ['rightBottomEdge', 'edge.right'],
    ['rightTopCf', 'yoke'],
    ['leftTopCf', 'edge.left'],
    ['leftBottomEdge', 'neck'],
  ])
  return piece('collar_stand', named(edges, { yoke: 'joint' }), {
    cut: 2,
    grain: grainAcross(edges),
    notches: part.notches(),
  })
}

function collarOf(draft: Draft): Piece {
  const part = draft.part('simon.collar')
  const edges = part.edges('seam', [
    ['rightBottomEdge', 'edge'],
    ['leftBottomEdge', 'joint'],
  ])
  return piece('collar', edges, { cut: 2, grain: grainAcross(edges), notches: part.notches() })
}

function cuffOf(draft: Draft): Piece {
  const part = draft.part('simon.cuff')
  const edges = part.edges('seam', [
    ['bottomLeft', 'joint'],
    ['bottomRight', 'edge'],
  ])
  return piece('cuff', edges, { cut: 4, isPair: true, grain: grainAcross(edges) })
}

function placketsOf(draft: Draft): Piece[] {
  const of = (part: string, last: string) =>
    draft.part(part).edges('seam', [
      ['topLeft', 'edge'],
      [last, 'joint'],
    ])
  return [
    piece('placket_over', of('simon.sleevePlacketOverlap', 'bottomLeft'), { cut: 2, isPair: true }),
    piece('placket_under', of('simon.sleevePlacketUnderlap', 'bottomLeft'), { cut: 2, isPair: true }),
  ].map((one) => ({ ...one, grain: grainAcross(one.edges) }))
}

const named = (edges: Piece['edges'], names: Partial<Record<string, Piece['edges'][number]['name']>>) =>
  edges.map((edge) => joined(names[edge.name] ?? edge.name, edge.line))
