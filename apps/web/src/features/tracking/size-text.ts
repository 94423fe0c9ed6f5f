import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { typedWeight } from '@darzi/tailoring/units/weight.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import type { Translate } from '@darzi/words/translate.ts'

type Sizes = NonNullable<TrackedPiece['sizes']>

/** A size of the tracked garment for the eye. */
export function sizeText(t: Translate, value: Sizes['values'][number], unit: Sizes['unit']): string {
  if (value.mm !== undefined) return lengthText(t, value.mm, unit)
  if (value.isYes !== undefined) return t(`tracking.sizes.${value.isYes ? 'yes' : 'no'}`)
  if (value.degrees !== undefined) return `${value.degrees}°`
  if (value.kg !== undefined && (value.unit === 'kg' || value.unit === 'lb'))
    return t(`tracking.sizes.${value.unit}`, { size: typedWeight(value.typed) })
  return choiceText(t, { field: value.field, words: value.words ?? value.typed })
}

function lengthText(t: Translate, mm: number, unit: Sizes['unit']): string {
  const cm = showLength(mm, 'cm')
  return unit === 'cm'
    ? t('tracking.sizes.cm', { size: cm })
    : t('tracking.sizes.in', { size: showLength(mm, 'in'), cm })
}
