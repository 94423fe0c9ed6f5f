import { type bodyScanRoutes, scanSites } from '@darzi/contract/body-scans.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { pairRows } from './pair-queries.ts'

/** Photo against tape, person by person: what the scale of each site is fitted anew from. */
export async function listPairs({ tx }: RequestContext<typeof bodyScanRoutes.pairs>) {
  const rows = await pairRows(tx)
  const pairs = rows.flatMap((row) => {
    const site = scanSites.find((each) => each === row.site)
    if (!site) return []
    const photo = { photoMm: Number(row.photo_mm), plusMinusMm: numberOf(row.plus_minus_mm) }
    return [{ site, ...photo, aloneMm: numberOf(row.alone_mm), tapeMm: Number(row.tape_mm) }]
  })
  return { people: new Set(rows.map((row) => row.person_id)).size, pairs }
}

const numberOf = (text: string | null) => (text === null ? undefined : Number(text))
