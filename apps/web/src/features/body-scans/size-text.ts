import { type LengthUnit, showLength, showPlusMinus } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { partNames, siteParts } from './site-order.ts'
import type { StoredScan } from './stored-scan.ts'

/** "96.4 cm", "38 in". */
export const sizeText = (mm: number, unit: LengthUnit, t: Translate): string =>
  t(`results.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "± 1.4 cm". In inches to the next eighth, which is never nothing. */
export const honestyText = (plusMinusMm: number, unit: LengthUnit, t: Translate): string =>
  t('results.size.plusMinus', {
    size: t(`results.unit.size_${unit}`, { size: showPlusMinus(plusMinusMm, unit) }),
  })

/** All sizes to read in a message, a line each: whoever gets it needs no account. */
export function sizesText({ person, estimates }: StoredScan, unit: LengthUnit, t: Translate): string {
  const line = (field: string, mm: number) =>
    `${t(`measurement-fields.${field}.name`)}: ${sizeText(mm, unit, t)}`
  const sites = partNames.flatMap((part) => siteParts[part])
  const lines = sites.map((site) => line(site, estimates[site].mm))
  return [t('results.share.text'), line('height', person.heightMm), ...lines].join('\n')
}
