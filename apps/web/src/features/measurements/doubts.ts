import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import { type Doubt, fieldsOf } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { type Entries, meaningOf, weightUnitOf } from './entries.ts'
import type { AskedField } from './measured-fields.ts'

interface Ground {
  fields: readonly AskedField[]
  entries: Entries
  unit: LengthUnit
  sizing: Person['sizing']
  /** What was measured before, and counts for what was not typed now. */
  last: readonly MeasuredValue[]
  /** The legs of what is sewn widen on purpose. */
  isFlared: boolean
}

/**
 * What looks like a slip among the typed values; one for each field at most, none where "keep" was answered. A doubt about several
 * sizes is asked at whichever of them were typed.
 */
export function doubtsOf({ fields, entries, unit, sizing, last, isFlared }: Ground): Map<string, Doubt> {
  const sizes = sizesOf(fields, entries)
  const before = Object.fromEntries(last.flatMap(({ field, mm }) => (mm === undefined ? [] : [[field, mm]])))
  const ranges = Object.fromEntries(fields.flatMap(({ key, range }) => (range ? [[key, range]] : [])))
  const values = { ...before, ...sizes.mm }
  const lengths = checkValues({ values, sizing, unit, last: before, ranges, isFlared })
  const weights = Object.values(sizes.kg).flatMap((kg) =>
    checkWeight(kg, { sizing, unit: weightUnitOf(unit) }),
  )
  const isOpen = (field: string) => (field in sizes.mm || field in sizes.kg) && !entries[field]?.isKept
  const asked = [...lengths, ...weights].flatMap((doubt) =>
    fieldsOf(doubt)
      .filter(isOpen)
      .map((field) => [field, doubt] as const),
  )
  return new Map(asked.reverse())
}

/** The fields whose doubt is answered when that of `field` is kept: its own, and where the same one is asked at another. */
export const answeredWith = (doubts: ReadonlyMap<string, Doubt>, field: string): string[] => {
  const kept = doubts.get(field)
  return kept ? fieldsOf(kept).filter((other) => doubts.get(other) === kept) : []
}

function sizesOf(fields: readonly AskedField[], entries: Entries) {
  const sizes: Record<'mm' | 'kg', Record<string, number>> = { mm: {}, kg: {} }
  for (const field of fields) {
    const meant = meaningOf(field, entries[field.key])
    if (!meant || 'refused' in meant) continue
    if (meant.mm !== undefined) sizes.mm[field.key] = meant.mm
    if (meant.kg !== undefined) sizes.kg[field.key] = meant.kg
  }
  return sizes
}
