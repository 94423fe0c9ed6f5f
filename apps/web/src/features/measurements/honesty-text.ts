import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { inUnit, type LengthUnit, showTenths } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'

/** "± 1.4 cm, by photo": how far off a value may be and where it is from; undefined when the tape took it. */
export function honestyText(
  { plusMinusMm, from, shopScale }: MeasuredValue,
  unit: LengthUnit,
  say: Say,
): string | undefined {
  if (from === undefined) return undefined
  const source = say(shopScale === undefined ? `measurements.from.${from}` : 'measurements.from.photoAtTape')
  if (plusMinusMm === undefined) return source
  const size = `${showTenths(inUnit(plusMinusMm, unit))} ${say(`measurements.unit.${unit}`)}`
  return say('measurements.from.within', { size, source })
}
