/** A circle skirt on FreeSewing's Sandy, in gores that lie on common cloth, with a straight waistband. */
import { Sandy } from '@freesewing/sandy'
import { draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { distance, lengthOf } from '../geometry.ts'
import { edgeOf, piece } from '../pieces.ts'
import type { DraftDesign } from './design.ts'

/** A whole circle is cut in eighths: a gore of one quarter would be wider than cloth of a metre ten. */
const circles: Record<string, { ratio: number; gores: number }> = {
  quarter: { ratio: 0.25, gores: 4 },
  half: { ratio: 0.5, gores: 4 },
  full: { ratio: 1, gores: 8 },
}
const bandMm = 40

export const draftSkirt: DraftDesign = ({ sizes, options }) => {
  const circle = circles[options.choice('ghera')] ?? { ratio: 0.5, gores: 4 }
  const draft = draftWith(Sandy, freesewingBody(sizes), {
    circleRatio: circle.ratio,
    panels: circle.gores,
    waistbandPosition: 0,
    waistbandShape: 'straight',
    waistbandWidth: bandMm / sizes.outseam,
    lengthBonus: options.mm('length') / sizes.outseam,
  })
  const part = draft.part('sandy.skirt')
  const gore = piece(
    'skirt',
    part.edges('seam', [
      ['ex2Flipped', 'hem'],
      ['ex2', 'side'],
      ['in2', 'waist'],
      ['in2Flipped', 'fold'],
    ]),
    { cut: circle.gores },
  )
  const band = piece(
    'waistband',
    draft.part('sandy.waistband').edges('seam', [
      ['topLeft', 'edge'],
      ['topRight', 'joint'],
    ]),
  )
  const around = (name: 'waist' | 'hem') => 2 * circle.gores * lengthOf(edgeOf(gore, name).line)
  const skirtMm = distance(part.point('in2Flipped'), part.point('ex2Flipped'))
  return {
    pieces: [gore, band],
    finished: { waistMm: around('waist'), hemMm: around('hem'), lengthMm: skirtMm + bandMm },
  }
}
