import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** "96.4 cm", "38 in". */
export const sizeWords = (mm: number, unit: LengthUnit, t: Translate): string =>
  t(`try-on.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "+4.0 cm", "−1.2 cm": room, or cloth that is missing. */
export const easeWords = (mm: number, unit: LengthUnit, t: Translate): string =>
  mm > 0 ? t('try-on.fit.more', { size: sizeWords(mm, unit, t) }) : sizeWords(mm, unit, t)
