import type { TailorPage } from '@darzi/contract/find-tailors.ts'
import type { ListingRow } from './listing-queries.ts'

/** How a shop stands with those who ordered of it. */
export function standingOf(row: ListingRow | undefined): TailorPage['standing'] {
  return {
    rating: row?.rating == null ? undefined : Number(row.rating),
    reviews: row?.reviews ?? 0,
    keptPercent: row?.kept_percent ?? undefined,
    reworkPercent: row?.rework_percent ?? undefined,
    verified: row?.verified_at ? { at: row.verified_at.toISOString(), for: row.verified_for } : undefined,
  }
}
