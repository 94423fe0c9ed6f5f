/**
 * A pajama: FreeSewing's Titan without fitting at the waist. Rules of the trade: it is pulled over the seat, so the waist is as
 * wide as the seat and drawn in by the nara (cord) in a nefa (casing) of five centimetres; the leg runs straight to the mohri,
 * or as wide as the knee needs and from there to a narrower one.
 */
import { Titan } from '@freesewing/titan'
import { draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { lengthOf } from '../geometry.ts'
import type { Piece } from '../pattern.ts'
import { edgeOf, piece } from '../pieces.ts'
import type { DraftDesign } from './design.ts'
import { legLengthOf, openedBy } from './leg.ts'

const easeMm = 90

export const draftPajama: DraftDesign = (order) => {
  const { sizes, options } = order
  const long = legLengthOf(order)
  const opening = options.mm('leg_opening')
  const kneeMm = Math.max(opening, sizes.knee * 1.15)
  const body = freesewingBody(sizes)
  const seat = Math.max(sizes.hips, sizes.waist)
  const whole = { ...body, seat, waist: seat, seatBack: seat * 0.52, waistBack: seat * 0.51 }
  const draft = draftWith(Titan, whole, {
    seatEase: easeMm / seat,
    waistEase: easeMm / seat,
    kneeEase: kneeMm / sizes.knee - 1,
    fitKnee: true,
    crotchDrop: 0.04,
    lengthBonus: long / sizes.outseam - 1,
  })
  const allowanceMm = { hem: 40, waist: 50 }
  const opened = (leg: Piece) => openedBy(leg, sizes.waist_to_knee, (opening - kneeMm) / 4)
  const straightFront = piece(
    'front_leg',
    draft.part('titan.front').edges('seam', [
      ['styleWaistOut', 'outseam'],
      ['floorOut', 'hem'],
      ['floorIn', 'inseam'],
      ['fork', 'crotch'],
      ['styleWaistIn', 'waist'],
    ]),
    { cut: 2, isPair: true, allowanceMm },
  )
  const straightBack = piece(
    'back_leg',
    draft.part('titan.back').edges('seam', [
      ['fork', 'inseam'],
      ['floorIn', 'hem'],
      ['floorOut', 'outseam'],
      ['styleWaistOut', 'waist'],
      ['styleWaistIn', 'crotch'],
    ]),
    { cut: 2, isPair: true, allowanceMm },
  )
  const [front, back] = [opened(straightFront), opened(straightBack)]
  const both = (name: 'waist' | 'hem') =>
    lengthOf(edgeOf(front, name).line) + lengthOf(edgeOf(back, name).line)
  return {
    pieces: [front, back],
    finished: { waistMm: 2 * both('waist'), hemMm: both('hem'), lengthMm: long },
    drawn: { length: long },
  }
}
