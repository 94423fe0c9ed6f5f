import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'

/** Of one person: for whom it is cut, and the last value of every field. */
export interface Book {
  person: { sizing?: 'men' | 'women' | 'boys' | 'girls' }
  lastValues: readonly MeasuredValue[]
}

const sexOf = { men: 'male', boys: 'male', women: 'female', girls: 'female' } as const

/** A person's last sizes as a draft takes them, each as it stands in the book; what photos or the build said stays an estimate. */
export function bodyOfBook({ person, lastValues }: Book): WhatIsKnown {
  const height = lastValues.find(({ field }) => field === 'height')?.mm
  const weight = lastValues.find(({ field }) => field === 'weight')?.kg
  const estimates = estimatesOf(lastValues)
  return {
    sex: person.sizing ? sexOf[person.sizing] : 'unknown',
    measuredMm: sizesOf(lastValues),
    ...(Object.keys(estimates).length > 0 && { estimates }),
    ...(height && { heightMm: height }),
    ...(weight && { weightKg: weight }),
  }
}

/** What a tape or a hand that knew it said; a record of before tells no source, and was taped. */
export function sizesOf(values: readonly MeasuredValue[]): Record<string, number> {
  return Object.fromEntries(
    values.flatMap((value) => (value.mm && !isEstimated(value) ? [[value.field, value.mm]] : [])),
  )
}

function estimatesOf(values: readonly MeasuredValue[]): NonNullable<WhatIsKnown['estimates']> {
  const told = values.flatMap((value) => {
    const { field, mm, from, plusMinusMm } = value
    if (!mm || !from || !isEstimated(value) || !isSite(field)) return []
    return [[field, { mm, from, ...(plusMinusMm !== undefined && { plusMinusMm }) }] as const]
  })
  return Object.fromEntries(told)
}

/**
 * What a piece is cut from: the sizes frozen in it. How tall and heavy the person is comes from the book where those do not say,
 * for a short person's sleeve is no half one; nothing else does.
 */
export function valuesOfPiece(
  frozen: readonly MeasuredValue[],
  book: readonly MeasuredValue[],
): MeasuredValue[] {
  const isMissing = (key: string) => frozen.every(({ field }) => field !== key)
  return [...frozen, ...book.filter(({ field }) => ['height', 'weight'].includes(field) && isMissing(field))]
}

const isEstimated = ({ from }: MeasuredValue) => from === 'photo' || from === 'build'
const isSite = (field: string): field is Site => (sites as readonly string[]).includes(field)
