import { type bodyScanRoutes, scanSites } from '@darzi/contract/body-scans.ts'
import type { Asked } from '../../http/asked.ts'
import { pairRows } from './pair-queries.ts'

/** Photo against tape, person by person: what the scale of each site is fitted anew from. */
export async function listPairs({ tx }: Asked<typeof bodyScanRoutes.pairs>) {
  const rows = await pairRows(tx)
  const pairs = rows.flatMap((row) => {
    const site = scanSites.find((each) => each === row.site)
    const plusMinusMm = row.plus_minus_mm === null ? undefined : Number(row.plus_minus_mm)
    return site ? [{ site, photoMm: Number(row.photo_mm), plusMinusMm, tapeMm: Number(row.tape_mm) }] : []
  })
  return { people: new Set(rows.map((row) => row.person_id)).size, pairs }
}
