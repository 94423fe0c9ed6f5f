import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { inUnit, type LengthUnit, showTenths } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** "± 1.4 cm, by photo": how far off a value may be and where it is from; undefined when the tape took it. */
export function honestyText(
  { plusMinusMm, from, shopScale }: MeasuredValue,
  unit: LengthUnit,
  t: Translate,
): string | undefined {
  if (from === undefined) return undefined
  const source = t(shopScale === undefined ? `measurements.from.${from}` : 'measurements.from.photoAtTape')
  if (plusMinusMm === undefined) return source
  const size = `${showTenths(inUnit(plusMinusMm, unit))} ${t(`measurements.unit.${unit}`)}`
  return t('measurements.from.within', { size, source })
}
