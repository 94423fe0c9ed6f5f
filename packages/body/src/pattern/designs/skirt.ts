/**
 * A circle skirt on FreeSewing's Sandy, in gores that lie on common cloth, with a straight waistband that stands on the waist.
 * Where a narrow circle would not go over the hips, its top is cut wider and gathered into the band.
 */
import { Sandy } from '@freesewing/sandy'
import { draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { distance, lengthOf } from '../geometry.ts'
import { edgeOf, grainAcross, piece } from '../pieces.ts'
import { type DraftDesign, heldUpEaseMm, type Order } from './design.ts'

interface Circle {
  /** How much of a whole circle it is. */
  ratio: number
  gores: number
}

/** A whole circle is cut in eighths: a gore of one quarter would be wider than cloth of a metre ten. */
const circles: Record<string, Circle> = {
  quarter: { ratio: 0.25, gores: 4 },
  half: { ratio: 0.5, gores: 4 },
  full: { ratio: 1, gores: 8 },
}
export const circleOf = (ghera: string): Circle => circles[ghera] ?? { ratio: 0.5, gores: 4 }

export const bandMm = 40
/** Room to sit. */
const hipsEaseMm = 40

export const draftSkirt: DraftDesign = ({ sizes, options }) => {
  const waistMm = sizes.waist + heldUpEaseMm
  const lengthMm = options.mm('length')
  const circle = circleOf(options.choice('ghera'))
  const { gore, band, hemMm, skirtMm } = gores({ sizes, circle, waistMm, lengthMm })
  return {
    pieces: [gore, band],
    finished: { waistMm, hemMm, lengthMm: skirtMm + bandMm },
    drawn: { length: skirtMm + bandMm },
  }
}

interface Asked extends Pick<Order, 'sizes'> {
  circle: Circle
  waistMm: number
  /** With the band. */
  lengthMm: number
}

/** What hangs from a waist: the gores, and the band they would hang from. */
export function gores({ sizes, circle, waistMm, lengthMm }: Asked) {
  const gathering = Math.max(0, topMm(sizes, circle.ratio) / waistMm - 1)
  const draft = draftWith(
    Sandy,
    { ...freesewingBody(sizes), waist: waistMm },
    {
      gathering,
      circleRatio: circle.ratio,
      panels: circle.gores,
      waistbandPosition: 0,
      waistbandShape: 'straight',
      waistbandWidth: bandMm / sizes.outseam,
      lengthBonus: lengthMm / sizes.outseam,
    },
  )
  const part = draft.part('sandy.skirt')
  const gore = piece(
    'skirt',
    part.edges('seam', [
      ['ex2Flipped', 'hem'],
      ['ex2', 'side'],
      ['in2', 'waist'],
      ['in2Flipped', 'fold'],
    ]),
    { cut: circle.gores, ...(gathering > 0 && { fullness: 'gathered' }) },
  )
  const bandEdges = draft.part('sandy.waistband').edges('seam', [
    ['topLeft', 'edge'],
    ['topRight', 'joint'],
  ])
  const band = piece('waistband', bandEdges, { grain: grainAcross(bandEdges) })
  const hemMm = 2 * circle.gores * lengthOf(edgeOf(gore, 'hem').line)
  const skirtMm = distance(part.point('in2Flipped'), part.point('ex2Flipped'))
  return { gore, band, hemMm, skirtMm }
}

/** How wide the top has to be for the circle to go around the hips where they are widest. */
export function topMm(sizes: Order['sizes'], ratio: number): number {
  const growsBy = (downMm: number) => 2 * Math.PI * ratio * downMm
  return Math.max(
    sizes.hip_bone + hipsEaseMm - growsBy(sizes.waist_to_hip_bone),
    sizes.hips + hipsEaseMm - growsBy(sizes.waist_to_seat),
  )
}
