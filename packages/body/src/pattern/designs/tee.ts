/** A T-shirt on FreeSewing's Teagan: straight sides that leave room at the seat, short sleeves. */
import { Teagan } from '@freesewing/teagan'
import { type DraftedPart, draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, distance, lengthOf } from '../geometry.ts'
import { trunkNeeds, withSideLetOut } from '../let-out.ts'
import { edgeOf, joined, piece } from '../pieces.ts'
import { armholeDepth, type DraftDesign, easeOf, leastEaseOf } from './design.ts'

export const draftTee: DraftDesign = ({ sizes, options }) => {
  const ease = easeOf('tee', options.choice('fit'))
  const widest = Math.max(sizes.waist, sizes.hips, sizes.hip_bone)
  const body = { ...freesewingBody(sizes), hips: widest }
  const draft = draftWith(Teagan, body, {
    chestEase: ease / sizes.chest,
    hipsEase: ease / widest,
    armholeDepth,
    lengthBonus: options.mm('length') / (sizes.nape_to_waist + sizes.waist_to_hip_bone) - 1,
  })
  const half = (centreNeck: string) =>
    [
      [centreNeck, 'fold'],
      ['cbHem', 'hem'],
      ['hem', 'side'],
      ['armhole', 'armhole'],
      ['shoulder', 'shoulder'],
      ['neck', 'neck'],
    ] as const
  const [frontPart, backPart, sleevePart] = [
    draft.part('teagan.front'),
    draft.part('teagan.back'),
    draft.part('teagan.sleeve'),
  ]
  const needs = trunkNeeds(sizes, leastEaseOf('tee', options.choice('fit')))
  const panel = (name: 'front' | 'back', part: DraftedPart, centreNeck: string) =>
    withSideLetOut(piece(name, part.edges('seam', half(centreNeck)), { notches: part.notches() }), needs)
  const front = withFrontLonger(panel('front', frontPart, 'cfNeck'), longerInFront(sizes))
  const back = panel('back', backPart, 'cbNeck')
  const sleeve = piece(
    'sleeve',
    sleevePart.edges('seam', [
      ['hemLeft', 'hem'],
      ['hemRight', 'underarm.right'],
      ['bicepsRight', 'cap'],
      ['bicepsLeft', 'underarm.left'],
    ]),
    { cut: 2, isPair: true, notches: sleevePart.notches() },
  )
  const neck = 2 * (lengthOf(edgeOf(front, 'neck').line) + lengthOf(edgeOf(back, 'neck').line))
  return {
    pieces: [front, back, sleeve, neckBand(neck)],
    finished: {
      chestMm: 4 * backPart.point('armhole')[0],
      waistMm: 4 * acrossAt(edgeOf(back, 'side').line, sizes.nape_to_waist),
      hemMm: 2 * (lengthOf(edgeOf(front, 'hem').line) + lengthOf(edgeOf(back, 'hem').line)),
      lengthMm: backPart.point('cbHem')[1],
      sleeveMm: sleevePart.point('hemLeft')[1] - Math.min(...edgeOf(sleeve, 'cap').line.map(([, y]) => y)),
      neckMm: neck,
    },
  }
}

/** Ribbing around the neck, a tenth shorter than it and stretched on; four centimetres, folded to two. */
function neckBand(neckMm: number) {
  const [long, wide] = [neckMm * 0.9, 40]
  const corners = [
    [0, 0],
    [long, 0],
    [long, wide],
    [0, wide],
  ] as const
  const [a, b, c, d] = corners
  const edges = [
    joined('neck', [a, b]),
    joined('joint.right', [b, c]),
    joined('edge', [c, d]),
    joined('joint.left', [d, a]),
  ]
  const allowanceMm = { neck: 10, edge: 10 }
  return piece('neck_band', edges, {
    allowanceMm,
    grain: [
      [distance(a, b) * 0.1, wide / 2],
      [distance(a, b) * 0.9, wide / 2],
    ],
    marks: [
      {
        kind: 'line',
        line: [
          [0, wide / 2],
          [long, wide / 2],
        ],
      },
    ],
  })
}
