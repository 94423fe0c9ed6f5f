/** What the account has of a measuring that is on this device too, brought together. No reading of a tape is lost in silence. */
import { afterTape } from '@darzi/body/estimate/after-tape.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { tapeText } from '../body-scans/scan-state.ts'

export interface Agreed {
  scan: KeptScan
  /** Read here since it was saved, and on another device otherwise: the account's reading stands. */
  otherwise: readonly Site[]
}

/**
 * Of each site that was not touched here since it was last saved, the account's reading stands; what was read or taken back here
 * stands where the account has not changed it; where both have, the account's reading does, and the site is named.
 */
export function withAccount(kept: KeptScan, saved: BodyScan): Agreed {
  const otherwise: Site[] = []
  const tape: KeptScan['tape'] = {}
  for (const site of sites) {
    const [here, there, before] = [kept.tape[site], saved.tape[site], kept.savedTape?.[site]]
    const isOwn = !isSame(here, before) && (isSame(there, before) || there === undefined)
    const stands = isOwn ? here : there
    if (stands !== undefined) tape[site] = stands
    if (here !== undefined && !isSame(here, before) && !isSame(here, stands)) otherwise.push(site)
  }
  const untaped = kept.untaped ?? kept.estimates
  const isAsSaved = tapeText(tape) === tapeText(saved.tape)
  const estimates = isAsSaved ? saved.estimates : afterTape({ person: kept.person, estimates: untaped, tape })
  return {
    scan: { ...kept, tape, untaped, estimates, version: saved.version, savedTape: saved.tape },
    otherwise,
  }
}

/** The account keeps hundredths of a millimetre. */
const isSame = (one: number | undefined, other: number | undefined) =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one - other) < 0.02)
