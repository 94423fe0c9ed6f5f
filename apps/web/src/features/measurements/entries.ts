/** What was typed into the fields, and what it means. The unit switch changes what is shown, never what was typed. */
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { mostMmOf } from '@darzi/tailoring/measurements/check.ts'
import { readDegrees } from '@darzi/tailoring/units/degrees.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight, showWeight, type WeightUnit } from '@darzi/tailoring/units/weight.ts'
import { type AskedField, isLength } from './measured-fields.ts'

export type EntryUnit = LengthUnit | WeightUnit

export interface Entry {
  typed: string
  /** What the form was in when it was typed. */
  unit: EntryUnit
  /** Its doubt was answered with "keep". */
  isKept?: boolean | undefined
  /** Of a size by photo taken over as it was: what it says of itself. Typing anew drops it. */
  plusMinusMm?: number | undefined
  from?: MeasuredValue['from']
  /** What the photos alone said, and the shop's scale where it was applied. */
  photoMm?: number | undefined
  shopScale?: number | undefined
}
export type Entries = Readonly<Record<string, Entry>>

export type Meaning =
  | { mm?: number; kg?: number; degrees?: number; words?: string; isYes?: boolean }
  | { refused: string; params: Record<string, string> }

export const weightUnitOf = (unit: LengthUnit): WeightUnit => (unit === 'in' ? 'lb' : 'kg')

/** The unit a field of this kind is typed in while the form is in `unit`. */
export const unitFor = ({ kind }: Pick<AskedField, 'kind'>, unit: LengthUnit): EntryUnit =>
  kind === 'weight' ? weightUnitOf(unit) : unit

/** What an entry means, by the same rules as the server's; undefined when nothing is typed. */
export function meaningOf(
  { key, kind, range }: Pick<AskedField, 'key' | 'kind' | 'range'>,
  entry: Entry | undefined,
): Meaning | undefined {
  const typed = entry?.typed.trim()
  if (!entry || !typed) return undefined
  if (kind === 'text') return { words: typed }
  if (kind === 'bool') return { isYes: typed === 'yes' }
  if (kind === 'angle') return meantBy(readDegrees(typed))
  if (kind === 'weight') return meantBy(readWeight(typed, entry.unit === 'lb' ? 'lb' : 'kg'))
  return meantBy(readLength(typed, entry.unit === 'in' ? 'in' : 'cm', mostMmOf(key, range)))
}

type Read = { ok: true; mm?: number; kg?: number; degrees?: number }

function meantBy(result: Read | { refused: string; params: object }): Meaning {
  if (!('refused' in result)) return result
  // tailoring's reasons have texts as holes
  return { refused: result.refused, params: result.params as Record<string, string> }
}

/** The text in a field: as typed, or in the other unit what it means there. */
export function shownText(field: AskedField, entry: Entry | undefined, unit: LengthUnit): string {
  if (!entry) return ''
  const meant = meaningOf(field, entry)
  if (!meant || 'refused' in meant || entry.unit === unitFor(field, unit)) return entry.typed
  return sizeIn(meant, unit) ?? entry.typed
}

/** A size without its unit, in the reader's. */
export function sizeIn({ mm, kg }: { mm?: number; kg?: number }, unit: LengthUnit): string | undefined {
  if (mm !== undefined) return showLength(mm, unit)
  return kg === undefined ? undefined : showWeight(kg, weightUnitOf(unit))
}

/** Whether the same stands in the same fields; a doubt that was answered changes nothing of it. */
export function isSameTyped(some: Entries, others: Entries): boolean {
  const keys = [...new Set([...Object.keys(some), ...Object.keys(others)])]
  return keys.every((key) => some[key]?.typed === others[key]?.typed && some[key]?.unit === others[key]?.unit)
}

/** A value of the book as an entry: what was typed, in its unit. */
export const entryOf = (
  { typed, unit, keptWarning, plusMinusMm, from, photoMm, shopScale }: MeasuredValue,
  formUnit: LengthUnit,
): Entry => ({
  typed,
  unit: unit === undefined || unit === 'deg' ? formUnit : unit,
  ...(keptWarning ? { isKept: true } : {}),
  ...(plusMinusMm === undefined ? {} : { plusMinusMm }),
  ...(from ? { from } : {}),
  ...(photoMm === undefined ? {} : { photoMm }),
  ...(shopScale === undefined ? {} : { shopScale }),
})

/** An entry as the server is sent it. */
export function typedValue(field: AskedField, { typed, unit, isKept, ...from }: Entry) {
  const hasUnit = isLength(field.kind) || field.kind === 'weight'
  return {
    field: field.key,
    typed: typed.trim(),
    ...(hasUnit ? { unit } : {}),
    isKept: isKept || undefined,
    ...from,
  }
}
