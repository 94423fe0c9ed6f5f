/** What a hand typed of a tape: fetched when somebody begins to type. */
import { afterTape } from '@darzi/body/estimate/after-tape.ts'
import { type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
import { checkValues } from '@darzi/tailoring/measurements/check.ts'
import { pairChecks } from '@darzi/tailoring/measurements/cross-checks.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import type { StoredScan } from './stored-scan.ts'

/** Refused by a words key, with the holes of its sentence. */
export type TapeRead =
  | { mm: number; doubts: readonly Doubt[] }
  | { refused: string; params?: Record<string, string> }

export const wearerOf = { male: 'men', female: 'women', unknown: undefined } as const

/** In the unit of the screen unless another is written behind it; what is doubted may be kept. */
export function readTape(text: string, site: Site, unit: LengthUnit, scan: StoredScan): TapeRead {
  if (text.trim() === '') return { refused: 'results.tape.notALength' }
  const result = readLength(text, unit)
  if ('refused' in result)
    return { refused: `problems.measurements.${result.refused}`, params: { ...result.params } }
  const { mm } = result
  if (mm < 50 || mm > 2500) return { refused: 'results.tape.notABody' }
  const alone = checkValues({ values: { [site]: mm }, sizing: wearerOf[scan.person.sex], unit })
  return { mm, doubts: [...alone, ...doubtsBeside({ scan, site, mm, unit })] }
}

/** The scan with this reading, or without one: all sizes follow. */
export function withTape(scan: StoredScan, site: Site, mm: number | undefined): StoredScan {
  const { [site]: _, ...others } = scan.tape
  const tape = mm === undefined ? others : { ...others, [site]: mm }
  const untaped = scan.untaped ?? scan.estimates
  return { ...scan, tape, untaped, estimates: afterTape({ person: scan.person, estimates: untaped, tape }) }
}

/** Whether another size follows this reading; one that lies far off the rest stands alone. */
export function drawsOthers(scan: StoredScan, site: Site, mm: number): boolean {
  const [without, after] = [withTape(scan, site, undefined).estimates, withTape(scan, site, mm).estimates]
  return sites.some((other) => other !== site && after[other].mm !== without[other].mm)
}

/** What could not stand beside the other sizes, as they follow; what was kept of others before is not asked again. */
function doubtsBeside({
  scan,
  site,
  mm,
  unit,
}: {
  scan: StoredScan
  site: Site
  mm: number
  unit: LengthUnit
}) {
  const { [site]: _, ...others } = lengthsOf(scan.estimates)
  const known = pairChecks(others, unit, false)
  return pairChecks(lengthsOf(withTape(scan, site, mm).estimates), unit, false).filter(
    ({ code }) => !known.some((doubt) => doubt.code === code),
  )
}

const lengthsOf = (estimates: Estimates): Record<string, number> =>
  Object.fromEntries(sites.map((site) => [site, estimates[site].mm]))
