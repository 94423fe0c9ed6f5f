/** How numbers, money and dates are written. Digits are 0-9 in every language, as on a shop's slip. */
import { calendars, type Span } from './calendar.ts'
import type { Language } from './languages.ts'

/** Each currency keeps its own grouping on every screen: ₹1,23,456 but AED 123,456. */
const moneyLocales: Record<string, string> = { INR: 'en-IN', AED: 'en-AE', USD: 'en-US', EUR: 'en-IE' }

/** Money from minor units (paise, fils, cents). Whole amounts are written without decimals. */
export function writeMoney(minor: number, currency: string): string {
  const digits = minor % 100 === 0 ? 0 : 2
  const money = formatter(
    `money ${currency} ${digits}`,
    () =>
      new Intl.NumberFormat(moneyLocales[currency] ?? 'en-US', {
        style: 'currency',
        currency,
        numberingSystem: 'latn',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  return money.format(minor / 100)
}

/** A count, in Indian grouping: 1,23,456. */
export function writeNumber(value: number): string {
  return formatter('number', () => new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' })).format(value)
}

/** A share (0 to 1) in hundredths: 87 %. What is not nothing is not written as nothing. */
export function writeShare(share: number): string {
  const hundredths = Math.round(share * 100)
  return `${share > 0 && hundredths === 0 ? '<1' : writeNumber(hundredths)}%`
}

/** A month (YYYY-MM): Nov 2026. */
export const writeMonth = (month: string, language: Language): string =>
  `${calendars[language].months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

/** A calendar day (YYYY-MM-DD): the same day wherever it is read. */
export function writeDay(day: string, language: Language): string {
  return writeInstantDay(`${day}T00:00:00Z`, language, 'UTC')
}

/** What fills a sentence, its ISO days as people write them. */
export function writeDaysIn<Value>(params: Readonly<Record<string, Value>>, language: Language) {
  const written = (value: Value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDay(value, language) : value
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)]))
}

/** The calendar day of an instant in a zone, else in the reader's own. */
export function writeInstantDay(at: string, language: Language, timeZone?: string): string {
  const { day, month, year } = clock(at, timeZone)
  return `${Number(day)} ${calendars[language].months[Number(month) - 1]} ${year}`
}

/** An instant as day and time, in the given zone (the shop's), else the reader's own. */
export function writeInstant(at: string, language: Language, timeZone?: string): string {
  const { hour, minute, dayPeriod } = clock(at, timeZone)
  return `${writeInstantDay(at, language, timeZone)}, ${Number(hour)}:${minute} ${dayPeriod?.toLowerCase()}`
}

const spans: readonly [Span, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", "yesterday". A clock that runs a little ahead reads as now. */
export function writeAgo(at: string, now: Date, language: Language): string {
  const calendar = calendars[language]
  const seconds = (now.getTime() - new Date(at).getTime()) / 1000
  const fitting = spans.find(([, size]) => seconds >= size)
  if (!fitting) return calendar.now
  const [span, size] = fitting
  const count = Math.floor(seconds / size)
  return span === 'day' && count === 1 ? calendar.yesterday : calendar.ago(count, span)
}

/** The parts of an instant as a clock on the wall shows them there. */
function clock(at: string, timeZone?: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatter(
    `clock ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-US', {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        hour12: true,
        timeZone,
      }),
  ).formatToParts(new Date(at))
  return Object.fromEntries(parts.map((part) => [part.type, part.value]))
}

const made = new Map<string, unknown>()

/** Intl formatters are slow to make and a list needs hundreds of answers: each is made once. */
function formatter<F>(key: string, make: () => F): F {
  const known = made.get(key)
  // The key names the kind of formatter, so what is kept under it has that kind's type.
  if (known) return known as F
  const fresh = make()
  made.set(key, fresh)
  return fresh
}
