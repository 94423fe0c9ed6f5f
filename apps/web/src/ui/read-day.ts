import { addDays, daysBetween, isDay } from '@darzi/tailoring/customers/days.ts'
import { asciiDigits } from '@darzi/tailoring/digits.ts'
import { calendars } from '@darzi/words/calendar.ts'
import type { Language } from '@darzi/words/languages.ts'

/** The day itself, or nothing where it is none. */
export const shownDay = (day = ''): string => (isDay(day) ? day : '')

interface Reading {
  language: Language
  today: string
  /** A day that has passed, not one to come. */
  isBack?: boolean | undefined
}

/**
 * Reads a day as people write it: `30 Nov 2026`, `30 nov`, `30/11/26`, `30`, `+3`, `2026-11-30`. The day stands before the month.
 * Without a year, or without a month, it is the next such day, or with `isBack` the last one. Nothing is the empty text; what is no day
 * stays as it was typed.
 */
export function readDay(text: string, reading: Reading): string {
  return text.trim() && (dayIn(text, reading) ?? text.trim())
}

function dayIn(text: string, { language, today, isBack = false }: Reading): string | undefined {
  const typed = asciiDigits(text).trim().toLowerCase()
  const inDays = /^\+\s*(\d{1,3})$/.exec(typed)
  if (inDays) return addDays(today, Number(inDays[1]))
  if (/^\d{4}-/.test(typed)) return isDay(typed) ? typed : undefined
  const [day = '', month, year, ...more] = typed.split(/[\s/.,-]+/).filter(Boolean)
  if (more.length > 0) return undefined
  if (month === undefined) return nearestDay(Number(day), { today, step: isBack ? -1 : 1 })
  // "Nov 30" as well as "30 Nov".
  const isTurned = !/^\d/.test(day)
  const [dayOf, monthOf] = isTurned ? [month, day] : [day, month]
  const monthNumber = /^\d{1,2}$/.test(monthOf) ? Number(monthOf) : monthCalled(monthOf, language)
  if (!/^\d{1,2}$/.test(dayOf) || monthNumber === 0) return undefined
  if (year !== undefined) return dayOn(yearOf(year), monthNumber, Number(dayOf))
  const thisYear = dayOn(today.slice(0, 4), monthNumber, Number(dayOf))
  const ahead = thisYear ? daysBetween(today, thisYear) : 0
  const other = isBack && ahead > 0 ? -1 : !isBack && ahead < 0 ? 1 : 0
  return other ? dayOn(String(Number(today.slice(0, 4)) + other), monthNumber, Number(dayOf)) : thisYear
}

const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year)

function dayOn(year: string, month: number, day: number): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  const made = `${year}-${two(month)}-${two(day)}`
  return isDay(made) ? made : undefined
}

/** The next day of the month with this number, or the last. */
function nearestDay(day: number, { today, step }: { today: string; step: 1 | -1 }) {
  if (!(day >= 1 && day <= 31)) return undefined
  for (let away = 0; away <= 62; away += 1) {
    const met = addDays(today, step * away)
    if (Number(met.slice(8)) === day) return met
  }
  return undefined
}

/** By its short or its whole name, in the reader's language or in English; 0 when no month is called so. */
function monthCalled(word: string, language: Language): number {
  for (const { months } of [calendars[language], calendars.en]) {
    const at = months.findIndex((month) => word.startsWith(month.toLowerCase()))
    if (at >= 0) return at + 1
  }
  return 0
}
