import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { eachSite } from './scan-sites.ts'

type Scan = Pick<BodyScan, 'estimates' | 'tape' | 'person' | 'photoMm' | 'shopScale'>

/**
 * A scan as the book takes it: what a tape read where it did, else the photo's number with its ±. In centimetres to the tenth
 * whatever the book is read in, so that nothing is rounded to a mark of an inch tape.
 */
export function sentValues({ estimates, tape, person, photoMm, shopScale }: Scan) {
  const cm = (mm: number) => ({ typed: showTenths(mm / 10), unit: 'cm' as const })
  const sites = eachSite((site) => {
    const read = tape[site]
    if (read !== undefined) return { field: site, ...cm(read), from: 'tape' as const }
    const { mm, plusMinusMm, from } = estimates[site]
    const seen = { photoMm: photoMm?.[site], shopScale: shopScale?.[site] }
    return { field: site, ...cm(mm), plusMinusMm, from, ...seen }
  })
  const typed = { from: 'typed' as const }
  return [
    ...Object.values(sites),
    { field: 'height', ...cm(person.heightMm), ...typed },
    { field: 'weight', typed: showTenths(person.weightKg), unit: 'kg' as const, ...typed },
  ]
}
