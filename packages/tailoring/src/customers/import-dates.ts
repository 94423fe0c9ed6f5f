/** Days as shops wrote them in their books and spreadsheets: 4/3/26, 2026-03-04, 4 मार्च 2026, Mar 4, 2026. */
import { asciiDigits } from '../digits.ts'
import type { Result } from '../result.ts'
import { isDay } from './days.ts'

export type DateOrder = 'dmy' | 'mdy' | 'ymd'
export type DateError = 'imports.dateUnreadable' | 'imports.dateImpossible' | 'imports.dateInFuture'

/** English by its first three letters; Hindi and Punjabi by what every spelling of the month begins with. */
const months: readonly (readonly string[])[] = [
  ['jan', 'जन', 'ਜਨ'],
  ['feb', 'फर', 'फ़र', 'ਫਰ', 'ਫ਼ਰ'],
  ['mar', 'मार्च', 'ਮਾਰਚ'],
  ['apr', 'अप', 'ਅਪ'],
  ['may', 'मई', 'ਮਈ'],
  ['jun', 'जून', 'ਜੂਨ'],
  ['jul', 'जुल', 'ਜੁਲ'],
  ['aug', 'अग', 'ਅਗ'],
  ['sep', 'सित', 'ਸਤੰ', 'ਸਿਤੰ'],
  ['oct', 'अक', 'ਅਕ'],
  ['nov', 'नव', 'ਨਵ'],
  ['dec', 'दिस', 'ਦਸੰ', 'ਦਿਸੰ'],
].map((names) => names.map((name) => name.normalize('NFC')))

export interface Reading {
  dateOrder: DateOrder
  /** The shop's day, YYYY-MM-DD: nothing was ordered after it. */
  today: string
}

/** The day a text means, as YYYY-MM-DD. */
export function readDay(
  text: string,
  { dateOrder, today }: Reading,
): Result<{ day: string }, DateError, { typed: string }> {
  const refuse = (refused: DateError) => ({ refused, params: { typed: text.slice(0, 40) } })
  // A day is short; a page of text in its cell is not worth looking through.
  const parts = text.length <= 60 ? dateParts(text) : undefined
  const ordered = parts && inOrder(parts, dateOrder)
  if (!ordered) return refuse('imports.dateUnreadable')
  const { year, month, date } = ordered
  const day = `${fullYear(year, today)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day) || day < '1900') return refuse('imports.dateImpossible')
  return day > today ? refuse('imports.dateInFuture') : { ok: true, day }
}

/** Three parts, digits or a month's name; the time of day and the day of the week are left out. */
function dateParts(text: string): string[] | undefined {
  const plain = asciiDigits(text).normalize('NFC').toLowerCase().trim()
  const day = plain
    .replace(/[t\s,]+\d{1,2}:\d\d.*$/, '')
    .replace(/^[a-z]+day,?\s+|^(mon|tue|wed|thu|fri|sat|sun),?\s+/, '')
  const packed = /^(\d{4})(\d\d)(\d\d)$/.exec(day)
  if (packed) return packed.slice(1)
  const parts = day
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')
    .split(/\s*[/.\-\s,]\s*/)
    .filter(Boolean)
  return parts.length === 3 ? parts : undefined
}

interface Ordered {
  year: string
  month: string
  date: string
}

function inOrder(parts: string[], dateOrder: DateOrder): Ordered | undefined {
  const named = parts.findIndex((part) => !/^\d+$/.test(part))
  const [a = '', b = '', c = ''] = named < 0 ? parts : withNamedMonth(parts, named)
  if (![a, b, c].every((part) => /^\d{1,2}$|^\d{4}$/.test(part))) return undefined
  // A four-digit year in front is that order whatever the file's; a named month stands second by now.
  if (a.length === 4) return { year: a, month: b, date: c }
  if (named >= 0) return { year: c, month: b, date: a }
  if (dateOrder === 'ymd') return c.length === 4 ? undefined : { year: a, month: b, date: c }
  const [month, date] = dateOrder === 'mdy' ? [a, b] : [b, a]
  return { year: c, month, date }
}

/** "Mar 4 2026" and "4 Mar 2026" both as 4, 3, 2026; nothing when the word is no month. */
function withNamedMonth(parts: string[], named: number): string[] {
  const word = parts[named] ?? ''
  const month = months.findIndex((names) => names.some((name) => word.startsWith(name))) + 1
  const [first = '', last = ''] = parts.filter((_, at) => at !== named)
  return month > 0 && named < 2 ? [first, String(month), last] : []
}

/** Two-digit years reach twenty years ahead, so that a slip of the pen is refused as future, not read as 1927. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year
  const century = Number(today.slice(0, 2))
  const isThisCentury = Number(year) <= Number(today.slice(2, 4)) + 20
  return `${isThisCentury ? century : century - 1}${year.padStart(2, '0')}`
}
