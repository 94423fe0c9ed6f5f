import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'

/** "96.4 cm", "38 in". */
export const sizeText = (mm: number, unit: LengthUnit, say: Say): string =>
  say(`results.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "± 1.4 cm". In inches to the next eighth, which is never nothing. */
export const honestyText = (plusMinusMm: number, unit: LengthUnit, say: Say): string =>
  say('results.size.plusMinus', { size: sizeText(Math.max(plusMinusMm, leastMm[unit]), unit, say) })

const leastMm: Record<LengthUnit, number> = { cm: 1, in: 2 }
