import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import type { Say } from '@darzi/words/say.ts'
import { sizeIn, weightUnitOf } from './entries.ts'

/** A value of the book for the eye, in the reader's unit. */
export function valueText(value: MeasuredValue, unit: LengthUnit, say: Say): string {
  const { mm, kg, degrees, words, isYes } = value
  if (mm !== undefined) return `${sizeIn({ mm }, unit)} ${say(`measurements.unit.${unit}`)}`
  if (kg !== undefined) return `${sizeIn({ kg }, unit)} ${say(`measurements.unit.${weightUnitOf(unit)}`)}`
  if (degrees !== undefined) return `${degrees}${say('measurements.unit.deg')}`
  if (isYes !== undefined) return say(isYes ? 'measurements.field.yes' : 'measurements.field.no')
  return choiceText(say, { field: value.field, words: words ?? value.typed })
}
