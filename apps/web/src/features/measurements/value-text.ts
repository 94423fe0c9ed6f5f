import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { sizeIn, weightUnitOf } from './entries.ts'

/** A value of the book for the eye, in the reader's unit. */
export function valueText(value: MeasuredValue, unit: LengthUnit, t: Translate): string {
  const { mm, kg, degrees, words, isYes } = value
  if (mm !== undefined) return `${sizeIn({ mm }, unit)} ${t(`measurements.unit.${unit}`)}`
  if (kg !== undefined) return `${sizeIn({ kg }, unit)} ${t(`measurements.unit.${weightUnitOf(unit)}`)}`
  if (degrees !== undefined) return `${degrees}${t('measurements.unit.deg')}`
  if (isYes !== undefined) return t(isYes ? 'measurements.field.yes' : 'measurements.field.no')
  return choiceText(t, { field: value.field, words: words ?? value.typed })
}
