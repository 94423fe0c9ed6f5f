import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import { type Doubt, fieldsOf } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { ReadValue } from './read-values.ts'
import type { NewValue } from './record-store.ts'

interface Ground {
  /** What was measured of this person before. */
  last: readonly { field: string; mm?: number | undefined }[]
  sizing: Person['sizing']
  unit: LengthUnit
  /** The shop's own fields, for their ranges. */
  own: readonly ShopField[]
}

/**
 * The values as they are stored: a field of the shop's own with its name, for it may be renamed later; a doubt that was
 * answered with "keep" beside its value.
 */
export function judgeValues(values: readonly ReadValue[], ground: Ground): NewValue[] {
  const doubts = doubtsOf(values, ground)
  return values.map(({ isKept, ...value }) => {
    const named = { ...value, name: ground.own.find(({ id }) => id === value.field)?.name }
    const doubt = isKept && doubts.find((each) => fieldsOf(each).includes(value.field))
    return doubt ? { ...named, keptWarning: doubt.code } : named
  })
}

function doubtsOf(values: readonly ReadValue[], { last, sizing, unit, own }: Ground): Doubt[] {
  const lengths = checkValues({
    values: { ...sizesOf(last), ...sizesOf(values) },
    sizing,
    unit,
    last: sizesOf(last),
    ranges: rangesOf(own),
  })
  const weights = values.flatMap(({ kg, unit: scales }) =>
    kg === undefined ? [] : checkWeight(kg, { sizing, unit: scales === 'lb' ? 'lb' : 'kg' }),
  )
  return [...lengths, ...weights]
}

const sizesOf = (values: Ground['last']) =>
  Object.fromEntries(values.flatMap(({ field, mm }) => (mm === undefined ? [] : [[field, mm]])))

/** A field with both ends has a range. */
function rangesOf(own: readonly ShopField[]) {
  return Object.fromEntries(
    own.flatMap(({ id, minMm, maxMm }) =>
      minMm === undefined || maxMm === undefined ? [] : [[id, [minMm, maxMm] as const]],
    ),
  )
}
