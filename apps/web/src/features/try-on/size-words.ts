import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'

/** "96.4 cm", "38 in". */
export const sizeWords = (mm: number, unit: LengthUnit, say: Say): string =>
  say(`try-on.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "+4.0 cm", "−1.2 cm": room, or cloth that is missing. */
export const easeWords = (mm: number, unit: LengthUnit, say: Say): string =>
  mm > 0 ? say('try-on.fit.more', { size: sizeWords(mm, unit, say) }) : sizeWords(mm, unit, say)
