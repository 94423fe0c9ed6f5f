/**
 * A dress with a waist seam: the women's bodice with its darts, and the gores of a circle skirt that hang from it in place of a band.
 * It opens behind, with a zip from the neck to the hips, so the back is two; the neck is bound with a strip.
 */
import type { Piece } from '../pattern.ts'
import { edgeOf, grainAcross, joined, piece } from '../pieces.ts'
import { bellaGirths, bellaSleeve } from './bella-parts.ts'
import { bodiceOf } from './bodice-women.ts'
import type { DraftDesign } from './design.ts'
import { bandMm, circleOf, gores } from './skirt.ts'

/** Sewn in on both sides of the zip; folded over the neck. */
const [zipAllowanceMm, bindingMm, bindingEndsMm] = [20, 30, 30]

export const draftDress: DraftDesign = (order) => {
  const { sizes, options } = order
  const { draft, front, back } = bodiceOf(order)
  const girths = bellaGirths(draft, front, back)
  const skirt = gores({
    sizes,
    circle: circleOf(options.choice('ghera')),
    waistMm: girths.waistMm ?? sizes.waist,
    lengthMm: options.mm('length') - sizes.nape_to_waist + bandMm,
  })
  const isHalf = options.choice('sleeve') === 'half'
  const sleeveMm = isHalf ? options.mm('sleeve_length') : sizes.sleeve_length
  const sleeve = bellaSleeve(draft, sleeveMm, isHalf ? sizes.bicep * 1.2 : sizes.wrist * 1.25)
  const lengthMm = sizes.nape_to_waist + skirt.skirtMm
  return {
    pieces: [front, inTwo(back), sleeve, skirt.gore, binding(girths.neckMm ?? sizes.neck)],
    finished: { ...girths, hemMm: skirt.hemMm, lengthMm, sleeveMm },
    drawn: { length: lengthMm, ...(isHalf && { sleeve_length: sleeveMm }) },
  }
}

/** What lay on the fold is a seam with a zip in it. */
function inTwo(back: Piece): Piece {
  const edges = back.edges.map((edge) =>
    edge.name === 'fold' ? { ...edge, name: 'centre' as const, allowanceMm: zipAllowanceMm } : edge,
  )
  const zip = { kind: 'placket', line: edgeOf(back, 'fold').line } as const
  return { ...back, edges, cut: 2, isPair: true, marks: [...back.marks, zip] }
}

function binding(neckMm: number): Piece {
  const long = neckMm + bindingEndsMm
  const edges = [
    joined('neck', [
      [0, 0],
      [long, 0],
    ]),
    joined('joint.right', [
      [long, 0],
      [long, bindingMm],
    ]),
    joined('edge', [
      [long, bindingMm],
      [0, bindingMm],
    ]),
    joined('joint.left', [
      [0, bindingMm],
      [0, 0],
    ]),
  ]
  return piece('neck_band', edges, { grain: grainAcross(edges), allowanceMm: { neck: 0, edge: 0 } })
}
