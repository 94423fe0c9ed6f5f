import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { partNames, siteParts } from './site-order.ts'

/** "96.4 cm", "38 in". */
export const sizeText = (mm: number, unit: LengthUnit, say: Say): string =>
  say(`results.unit.size_${unit}`, { size: showLength(mm, unit) })

/** "± 1.4 cm". In inches to the next eighth, which is never nothing. */
export const honestyText = (plusMinusMm: number, unit: LengthUnit, say: Say): string =>
  say('results.size.plusMinus', { size: sizeText(Math.max(plusMinusMm, leastMm[unit]), unit, say) })

const leastMm: Record<LengthUnit, number> = { cm: 1, in: 2 }

/** All sizes to read in a message, a line each: whoever gets it needs no account. */
export function sizesText({ person, estimates }: KeptScan, unit: LengthUnit, say: Say): string {
  const line = (field: string, mm: number) =>
    `${say(`measurement-fields.${field}.name`)}: ${sizeText(mm, unit, say)}`
  const sites = partNames.flatMap((part) => siteParts[part])
  const lines = sites.map((site) => line(site, estimates[site].mm))
  return [say('results.share.text'), line('height', person.heightMm), ...lines].join('\n')
}
