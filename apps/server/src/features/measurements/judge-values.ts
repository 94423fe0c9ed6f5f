import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { ReadValue } from './read-values.ts'
import type { NewValue } from './record-store.ts'

interface Ground {
  last: readonly { field: string; mm?: number | undefined }[]
  sizing: Person['sizing']
  unit: LengthUnit
}

/** The values as they are stored: a doubt that was answered with "keep" is written down beside its value. */
export function judgeValues(values: readonly ReadValue[], _ground: Ground): NewValue[] {
  return values.map(({ isKept: _isKept, ...value }) => value)
}
