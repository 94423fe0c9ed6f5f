/** A pajama: the leg runs straight to the mohri, or as wide as the knee needs and from there to a narrower one. */
import type { DraftDesign } from './design.ts'
import { legLengthOf, openedBy } from './leg.ts'
import { titanLegs } from './titan-legs.ts'

export const draftPajama: DraftDesign = (order) => {
  const { sizes, options } = order
  const long = legLengthOf(order)
  const opening = options.mm('leg_opening')
  const kneeMm = Math.max(opening, sizes.knee * 1.15)
  const legs = titanLegs(sizes, {
    lengthMm: long,
    kneeMm,
    hemAllowanceMm: 40,
    shaped: (leg) => openedBy(leg, sizes.waist_to_knee, (opening - kneeMm) / 4),
  })
  return { ...legs, drawn: { length: long } }
}
