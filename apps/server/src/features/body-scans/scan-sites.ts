import { type ScanSite, scanSites } from '@darzi/contract/body-scans.ts'

/** One of something for every site, in the order of the book. */
export const scanSitesOf = <T>(make: (site: ScanSite) => T): T[] => scanSites.map(make)

/** An object with every site for a key; the list of sites is the list of its keys. */
export const eachSite = <T>(make: (site: ScanSite) => T) =>
  Object.fromEntries(scanSites.map((site) => [site, make(site)])) as Record<ScanSite, T>
