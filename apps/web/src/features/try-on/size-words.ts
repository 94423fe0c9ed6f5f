import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'
import type { StoredScan } from '../body-scans/api.ts'

/** "96.4 cm", "38 in". */
export const sizeWords = (mm: number, unit: LengthUnit, t: Translate): string =>
  t(`try-on.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "+4.0 cm", "−1.2 cm": room, or cloth that is missing. */
export const easeWords = (mm: number, unit: LengthUnit, t: Translate): string =>
  mm > 0 ? t('try-on.fit.more', { size: sizeWords(mm, unit, t) }) : sizeWords(mm, unit, t)

/** "96.4 cm ± 1.4 cm"; a size that is surely right stands alone. */
export const measuredWords = (
  mm: number,
  plusMinusMm: number | undefined,
  unit: LengthUnit,
  t: Translate,
): string =>
  plusMinusMm === undefined
    ? sizeWords(mm, unit, t)
    : t('try-on.fit.plusMinus', { size: sizeWords(mm, unit, t), off: sizeWords(plusMinusMm, unit, t) })

/** How far off this zone's size may be, where that is worth a word. */
export function plusMinusOf({ estimates }: StoredScan, zone: string): number | undefined {
  const known = Object.entries(estimates).find(([site]) => site === zone)?.[1]
  return known && known.plusMinusMm >= leastMm ? known.plusMinusMm : undefined
}

/** A tape is laid no closer. */
const leastMm = 5
