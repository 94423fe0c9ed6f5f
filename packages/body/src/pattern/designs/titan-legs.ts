/**
 * Legs that are pulled over the seat and drawn in by a nara (cord) in a nefa (casing) of five centimetres: FreeSewing's Titan without
 * fitting at the waist, as wide there as at the seat. Below the knee its legs run straight, until a design shapes them.
 */
import { Titan } from '@freesewing/titan'
import { draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { lengthOf } from '../geometry.ts'
import type { InputKey } from '../inputs.ts'
import type { Pattern, Piece } from '../pattern.ts'
import { edgeOf, piece } from '../pieces.ts'

const easeMm = 90

interface Legs {
  /** From the waist to the hem. */
  lengthMm: number
  /** Around the knee, of the leg. */
  kneeMm: number
  hemAllowanceMm: number
  shaped: (leg: Piece) => Piece
}

export function titanLegs(
  sizes: Record<InputKey, number>,
  { lengthMm, kneeMm, hemAllowanceMm, shaped }: Legs,
): Pick<Pattern, 'pieces' | 'finished'> {
  const body = freesewingBody(sizes)
  const seat = Math.max(sizes.hips, sizes.waist)
  const whole = { ...body, seat, waist: seat, seatBack: seat * 0.52, waistBack: seat * 0.51 }
  const draft = draftWith(Titan, whole, {
    seatEase: easeMm / seat,
    waistEase: easeMm / seat,
    kneeEase: kneeMm / sizes.knee - 1,
    fitKnee: true,
    crotchDrop: 0.04,
    lengthBonus: lengthMm / sizes.outseam - 1,
  })
  const allowanceMm = { hem: hemAllowanceMm, waist: 50 }
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
  const pieces = [shaped(front), shaped(back)]
  const both = (name: 'waist' | 'hem') =>
    pieces.reduce((sum, leg) => sum + lengthOf(edgeOf(leg, name).line), 0)
  return { pieces, finished: { waistMm: 2 * both('waist'), hemMm: both('hem'), lengthMm } }
}
