/** What people type into number fields, read the way tailoring reads it; undefined is empty, an error is a words key. */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { readNumber, readWhole } from '@darzi/tailoring/units/read-number.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { shownDay } from '../../ui/read-day.ts'

export type Typed = { value?: number } | { error: string }

/** A number of something, with halves and quarters. */
export function typedNumber(text: string): Typed {
  if (text.trim() === '') return {}
  const read = readNumber(text)
  return 'ok' in read ? { value: read.value } : { error: 'problems.field.notANumber' }
}

/** How many there are, such as notes in a drawer: never a part of one, never below none. */
export function typedWhole(text: string): Typed {
  if (text.trim() === '') return {}
  const value = readWhole(text)
  return value === undefined ? { error: 'problems.field.notWhole' } : { value }
}

/** An amount in minor units. */
export function typedMoney(text: string, currency: Currency): Typed {
  if (text.trim() === '') return {}
  const read = parseMoney(text, currency)
  return 'ok' in read ? { value: read.minor } : { error: 'problems.field.notAnAmount' }
}

export const numberOf = (typed: Typed): number | undefined => ('error' in typed ? undefined : typed.value)
export const errorOf = (typed: Typed): string | undefined => ('error' in typed ? typed.error : undefined)

/** What is wrong with a day that has to be named, as a DateField holds it; null when nothing is. */
export const dayProblem = (day: string, t: Translate): string | null =>
  shownDay(day) ? null : t(day ? 'problems.field.date' : 'problems.field.required')
