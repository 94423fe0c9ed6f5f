/** The men's bodice block: FreeSewing's Brian as it is, to the hip bone, let out where belly or hips need it, with a straight sleeve to the wrist. */
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, lengthOf } from '../geometry.ts'
import { trunkNeeds, withSideLetOut } from '../let-out.ts'
import { edgeOf, piece, straight } from '../pieces.ts'
import { blockTop, draftBlock, sleeveUnder } from './block.ts'
import { type DraftDesign, easeOf, leastEaseOf } from './design.ts'

export const draftBodiceMen: DraftDesign = ({ sizes, options }) => {
  const draft = draftBlock(sizes, easeOf('bodice', options.choice('fit')))
  const needs = trunkNeeds(sizes, leastEaseOf('bodice', options.choice('fit')))
  const half = (name: 'front' | 'back') => {
    const part = draft.part(`brian.${name}`)
    const { armhole, shoulder, neck } = blockTop(part)
    const centre = part.point(name === 'front' ? 'cfHem' : 'cbHem')
    const start = neck.line[neck.line.length - 1] ?? centre
    const edges = [
      straight('fold', start, centre),
      straight('hem', centre, part.point('hem')),
      straight('side', part.point('hem'), part.point('armhole')),
      armhole,
      shoulder,
      neck,
    ]
    return withSideLetOut(piece(name, edges, { notches: part.notches() }), needs)
  }
  const [front, back] = [withFrontLonger(half('front'), longerInFront(sizes)), half('back')]
  const sleeve = piece(
    'sleeve',
    sleeveUnder(draft.part('darzi.sleeve'), sizes.sleeve_length, sizes.wrist * 1.25),
    { cut: 2, isPair: true },
  )
  return {
    pieces: [front, back, sleeve],
    finished: {
      chestMm: 4 * draft.part('brian.back').point('armhole')[0],
      waistMm: 4 * acrossAt(edgeOf(back, 'side').line, sizes.nape_to_waist),
      hemMm: 2 * (lengthOf(edgeOf(front, 'hem').line) + lengthOf(edgeOf(back, 'hem').line)),
      lengthMm: draft.part('brian.back').point('cbHem')[1],
      sleeveMm: sizes.sleeve_length,
    },
  }
}
