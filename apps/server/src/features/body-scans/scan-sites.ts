import { type BodyScan, type ScanSite, scanSites } from '@darzi/contract/body-scans.ts'

/** One of something for every site, in the order of the book. */
export const scanSitesOf = <T>(make: (site: ScanSite) => T): T[] => scanSites.map(make)

/** An object with every site for a key; the list of sites is the list of its keys. */
export const eachSite = <T>(make: (site: ScanSite) => T) =>
  Object.fromEntries(scanSites.map((site) => [site, make(site)])) as Record<ScanSite, T>

export interface FoundSize {
  mm: number
  from: BodyScan['estimates'][ScanSite]['from'] | 'tape'
  plusMinusMm?: number
  /** What the photos alone said, before any scale. */
  photoMm?: number
  /** The shop's own tape against photo, where it was applied. */
  shopScale?: number
}

/** A size as it goes to others: what a tape read where it did, else the photo's number with its ±. */
export function foundAt(
  { estimates, tape, photoMm, shopScale }: Pick<BodyScan, 'estimates' | 'tape' | 'photoMm' | 'shopScale'>,
  site: ScanSite,
): FoundSize {
  const read = tape[site]
  if (read !== undefined) return { mm: read, from: 'tape' }
  const { mm, plusMinusMm, from } = estimates[site]
  return { mm, plusMinusMm, from, photoMm: photoMm?.[site], shopScale: shopScale?.[site] }
}
