import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'

interface Book {
  person: { sizing?: 'men' | 'women' | 'boys' | 'girls' }
  lastValues: readonly MeasuredValue[]
}

const sexOf = { men: 'male', boys: 'male', women: 'female', girls: 'female' } as const

/** A person's last sizes as a draft takes them; what is measured flat counts twice around. */
export function bodyOfBook({ person, lastValues }: Book): WhatIsKnown {
  const measuredMm = sizesOf(lastValues)
  const { height } = measuredMm
  const weight = lastValues.find(({ field }) => field === 'weight')?.kg
  return {
    sex: person.sizing ? sexOf[person.sizing] : 'unknown',
    measuredMm,
    ...(height && { heightMm: height }),
    ...(weight && { weightKg: weight }),
  }
}

export function sizesOf(values: readonly Pick<MeasuredValue, 'field' | 'mm'>[]): Record<string, number> {
  return Object.fromEntries(values.flatMap(({ field, mm }) => (mm && mm > 0 ? [[field, mm]] : [])))
}
