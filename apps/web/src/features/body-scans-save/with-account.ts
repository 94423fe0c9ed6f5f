/** What the account has of a measuring that is on this device too, brought together. No reading of a tape is lost in silence. */
import { afterTape } from '@darzi/body/estimate/after-tape.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { isSameReading, tapeText } from '../body-scans/api.ts'

export interface Agreed {
  scan: StoredScan
  /** Read here since it was saved, and on another device otherwise: the account's reading stands. */
  otherwise: readonly Site[]
}

/**
 * Of each site that was not touched here since it was last saved, the account's reading stands; what was read or taken back here
 * stands where the account has not changed it; where both have, the account's reading does, and the site is named. What this
 * device sent itself, `sent` or before, is no change by another.
 */
export function withAccount(stored: StoredScan, saved: BodyScan, sent?: StoredScan['tape']): Agreed {
  const known = [stored.savedTape, ...(stored.sentTapes ?? []), ...(sent ? [sent] : [])]
  const otherwise: Site[] = []
  const tape: StoredScan['tape'] = {}
  for (const site of sites) {
    const [here, there] = [stored.tape[site], saved.tape[site]]
    const isFromHere = known.some((tape) => isSameReading(tape?.[site], there))
    const before = isFromHere ? there : stored.savedTape?.[site]
    const isOwn = !isSameReading(here, before) && (isFromHere || there === undefined)
    const stands = isOwn ? here : there
    if (stands !== undefined) tape[site] = stands
    if (here !== undefined && !isSameReading(here, before) && !isSameReading(here, stands))
      otherwise.push(site)
  }
  const untaped = stored.untaped ?? stored.estimates
  const isAsSaved = tapeText(tape) === tapeText(saved.tape)
  const estimates = isAsSaved
    ? saved.estimates
    : afterTape({ person: stored.person, estimates: untaped, tape })
  const { version, name, tape: savedTape } = saved
  return {
    scan: { ...stored, name, tape, untaped, estimates, version, savedTape, sentTapes: undefined },
    otherwise,
  }
}
