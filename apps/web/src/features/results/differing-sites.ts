import { promisedMm } from '@darzi/body/avatar/promises.ts'
import { type Avatar, type Site, sites } from '@darzi/body/shapes.ts'
import type { StoredScan } from '../body-scans/api.ts'

/** mm: what a sum of sizes may be off by in its last places. */
const rounding = 1e-6

/** Where the form is not what its numbers say: a size that no such body has is drawn as near as a body can come to it. */
export function differingSites(
  { estimates }: Pick<StoredScan, 'estimates'>,
  { sitesMm }: Pick<Avatar, 'sitesMm'>,
): Site[] {
  return sites.filter((site) => {
    const [found, promised] = [sitesMm[site], promisedMm[site]]
    return found !== undefined && promised && Math.abs(found - estimates[site].mm) > promised + rounding
  })
}
