/** What the account has of a measuring that is on this device too, brought together. No reading of a tape is lost in silence. */
import { afterTape } from '@darzi/body/estimate/after-tape.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { isSameReading, tapeText } from '../body-scans/scan-state.ts'

export interface Agreed {
  scan: KeptScan
  /** Read here since it was saved, and on another device otherwise: the account's reading stands. */
  otherwise: readonly Site[]
}

/**
 * Of each site that was not touched here since it was last saved, the account's reading stands; what was read or taken back here
 * stands where the account has not changed it; where both have, the account's reading does, and the site is named. What this
 * device sent itself, `sent` or before, is no change by another.
 */
export function withAccount(kept: KeptScan, saved: BodyScan, sent?: KeptScan['tape']): Agreed {
  const known = [kept.savedTape, ...(kept.sentTapes ?? []), ...(sent ? [sent] : [])]
  const otherwise: Site[] = []
  const tape: KeptScan['tape'] = {}
  for (const site of sites) {
    const [here, there] = [kept.tape[site], saved.tape[site]]
    const isFromHere = known.some((tape) => isSameReading(tape?.[site], there))
    const before = isFromHere ? there : kept.savedTape?.[site]
    const isOwn = !isSameReading(here, before) && (isFromHere || there === undefined)
    const stands = isOwn ? here : there
    if (stands !== undefined) tape[site] = stands
    if (here !== undefined && !isSameReading(here, before) && !isSameReading(here, stands))
      otherwise.push(site)
  }
  const untaped = kept.untaped ?? kept.estimates
  const isAsSaved = tapeText(tape) === tapeText(saved.tape)
  const estimates = isAsSaved ? saved.estimates : afterTape({ person: kept.person, estimates: untaped, tape })
  const { version, tape: savedTape } = saved
  return {
    scan: { ...kept, tape, untaped, estimates, version, savedTape, sentTapes: undefined },
    otherwise,
  }
}
