/**
 * A pajama: FreeSewing's Titan without fitting at the waist. Rules of the trade: it is pulled over the seat, so the waist is as
 * wide as the seat and drawn in by the nara (cord) in a nefa (casing) of five centimetres; the leg runs straight to the mohri.
 */
import { Titan } from '@freesewing/titan'
import { draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { lengthOf } from '../geometry.ts'
import { edgeOf, piece } from '../pieces.ts'
import type { DraftDesign } from './design.ts'

const easeMm = 90

export const draftPajama: DraftDesign = ({ sizes, options }) => {
  const body = freesewingBody(sizes)
  const seat = Math.max(sizes.hips, sizes.waist)
  const whole = { ...body, seat, waist: seat, seatBack: seat * 0.52, waistBack: seat * 0.51 }
  const draft = draftWith(Titan, whole, {
    seatEase: easeMm / seat,
    waistEase: easeMm / seat,
    kneeEase: options.mm('leg_opening') / sizes.knee - 1,
    fitKnee: true,
    crotchDrop: 0.04,
    lengthBonus: options.mm('length') / sizes.outseam - 1,
  })
  const allowanceMm = { hem: 40, waist: 50 }
  const front = piece(
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
  const back = piece(
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
  const both = (name: 'waist' | 'hem') =>
    lengthOf(edgeOf(front, name).line) + lengthOf(edgeOf(back, name).line)
  return {
    pieces: [front, back],
    finished: { waistMm: 2 * both('waist'), hemMm: both('hem'), lengthMm: options.mm('length') },
  }
}
