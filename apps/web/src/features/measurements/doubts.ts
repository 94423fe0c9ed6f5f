import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
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

/** What looks like a slip among the typed values; one for each field at most, none where "keep" was answered. */
export function doubtsOf({ fields, entries, unit, sizing, last, isFlared }: Ground): Map<string, Doubt> {
  const sizes = sizesOf(fields, entries)
  const before = Object.fromEntries(last.flatMap(({ field, mm }) => (mm === undefined ? [] : [[field, mm]])))
  const ranges = Object.fromEntries(fields.flatMap(({ key, range }) => (range ? [[key, range]] : [])))
  const values = { ...before, ...sizes.mm }
  const lengths = checkValues({ values, sizing, unit, last: before, ranges, isFlared })
  const weights = Object.values(sizes.kg).flatMap((kg) =>
    checkWeight(kg, { sizing, unit: weightUnitOf(unit) }),
  )
  const asked = [...lengths, ...weights].filter(({ field }) => entries[field] && !entries[field].isKept)
  return new Map(asked.reverse().map((doubt) => [doubt.field, doubt]))
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
