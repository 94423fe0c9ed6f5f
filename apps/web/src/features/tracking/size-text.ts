import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { typedWeight } from '@darzi/tailoring/units/weight.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import type { Say } from '@darzi/words/say.ts'

type Sizes = NonNullable<TrackedPiece['sizes']>

/** A size of the tracked garment for the eye. */
export function sizeText(say: Say, value: Sizes['values'][number], unit: Sizes['unit']): string {
  if (value.mm !== undefined) return lengthText(say, value.mm, unit)
  if (value.isYes !== undefined) return say(`tracking.sizes.${value.isYes ? 'yes' : 'no'}`)
  if (value.degrees !== undefined) return `${value.degrees}°`
  if (value.kg !== undefined && (value.unit === 'kg' || value.unit === 'lb'))
    return say(`tracking.sizes.${value.unit}`, { size: typedWeight(value.typed) })
  return choiceText(say, { field: value.field, words: value.words ?? value.typed })
}

function lengthText(say: Say, mm: number, unit: Sizes['unit']): string {
  const cm = showLength(mm, 'cm')
  return unit === 'cm'
    ? say('tracking.sizes.cm', { size: cm })
    : say('tracking.sizes.in', { size: showLength(mm, 'in'), cm })
}
