/**
 * A petticoat, the underskirt a saree is tied over and a lehenga falls over: six panels flared as an A, down to the ankle, on a casing
 * with a drawstring. The casing is as long as the panels' tops; the string draws both in to the waist. One seam stays open from
 * the casing down to the notch, so that it goes over the hips.
 */
import { at } from '../geometry.ts'
import type { Piece, Point } from '../pattern.ts'
import { edgeOf } from '../pieces.ts'
import { type DraftDesign, heldUpEaseMm } from './design.ts'
import { bandMm, gores, topMm } from './skirt.ts'

/** Of a whole circle: ten degrees a panel, some 170 cm around the hem. */
const aLine = { ratio: 1 / 6, gores: 6 }
/** Cut so much wider than the waist: what the string draws in, and what is let go for another waist. */
const drawnInMm = 40
const openingMm = 150

export const draftPetticoat: DraftDesign = ({ sizes, options }) => {
  const waistMm = sizes.waist + heldUpEaseMm
  const top = Math.max(waistMm + drawnInMm, topMm(sizes, aLine.ratio))
  const lengthMm = options.mm('length')
  const { gore, band, hemMm, skirtMm } = gores({ sizes, circle: aLine, waistMm: top, lengthMm })
  return {
    pieces: [withOpening(gore), band],
    finished: { waistMm, hemMm, lengthMm: skirtMm + bandMm },
    drawn: { length: skirtMm + bandMm },
  }
}

function withOpening(gore: Piece): Piece {
  const { line } = edgeOf(gore, 'side')
  const [one, other] = [at(line, 0), at(line, line.length - 1)]
  const [top, hem] = one[1] < other[1] ? [one, other] : [other, one]
  const share = openingMm / Math.hypot(hem[0] - top[0], hem[1] - top[1])
  const notch: Point = [top[0] + share * (hem[0] - top[0]), top[1] + share * (hem[1] - top[1])]
  return { ...gore, notches: [...gore.notches, notch] }
}
