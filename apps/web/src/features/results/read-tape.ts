/** What a hand typed of a tape: fetched when somebody begins to type. */
import { afterTape } from '@darzi/body/estimate/after-tape.ts'
import type { Site } from '@darzi/body/shapes.ts'
import { checkValues } from '@darzi/tailoring/measurements/check.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'

export type TapeRead = { mm: number; doubt?: Doubt } | { refused: string }

const wearerOf = { male: 'men', female: 'women', unknown: undefined } as const

/** In the unit of the screen unless another is written behind it; a doubt may be kept. */
export function readTape(text: string, site: Site, unit: LengthUnit, { person }: KeptScan): TapeRead {
  const ruling = readLength(text, unit)
  if ('refused' in ruling) return { refused: 'results.tape.notALength' }
  const { mm } = ruling
  if (mm < 50 || mm > 2500) return { refused: 'results.tape.notABody' }
  const [doubt] = checkValues({ values: { [site]: mm }, sizing: wearerOf[person.sex], unit })
  return { mm, doubt }
}

/** The scan with this reading, or without one: all sizes follow. */
export function withTape(scan: KeptScan, site: Site, mm: number | undefined): KeptScan {
  const { [site]: _, ...others } = scan.tape
  const tape = mm === undefined ? others : { ...others, [site]: mm }
  const untaped = scan.untaped ?? scan.estimates
  return { ...scan, tape, untaped, estimates: afterTape({ person: scan.person, estimates: untaped, tape }) }
}
