/** How numbers, money and dates are written. Digits are 0-9 in every language, as on a shop's slip. */
import { type Language, languages } from './languages.ts'

/** Each currency keeps its own grouping on every screen: ₹1,23,456 but AED 123,456. */
const moneyLocales: Record<string, string> = { INR: 'en-IN', AED: 'en-AE', USD: 'en-US', EUR: 'en-IE' }

/** Money from minor units (paise, fils, cents). Whole amounts are written without decimals. */
export function writeMoney(minor: number, currency: string): string {
  const isWhole = minor % 100 === 0
  return formatter(
    `money ${currency} ${isWhole}`,
    () =>
      new Intl.NumberFormat(moneyLocales[currency] ?? 'en-US', {
        style: 'currency',
        currency,
        numberingSystem: 'latn',
        minimumFractionDigits: isWhole ? 0 : 2,
        maximumFractionDigits: 2,
      }),
  ).format(minor / 100)
}

export function writeNumber(value: number, language: Language): string {
  const { locale } = languages[language]
  return formatter(
    `number ${locale}`,
    () => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
  ).format(value)
}

/** A calendar day (YYYY-MM-DD): the same day wherever it is read. */
export function writeDay(day: string, language: Language): string {
  return dates(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** An instant as day and time, in the given zone (the shop's), else the reader's own. */
export function writeInstant(at: string, language: Language, timeZone?: string): string {
  return dates(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at))
}

/** The calendar day of an instant in a zone. */
export function writeInstantDay(at: string, language: Language, timeZone?: string): string {
  return dates(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(new Date(at))
}

const steps: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", "yesterday"; under a minute it says "now" in the language's own word. */
export function writeAgo(at: string, now: Date, language: Language): string {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000
  const { locale } = languages[language]
  const relative = formatter(
    `ago ${locale}`,
    () => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }),
  )
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
  }
  return relative.format(0, 'second')
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = languages[language]
  const key = `date ${locale} ${JSON.stringify(options)}`
  return formatter(key, () => new Intl.DateTimeFormat(locale, { ...options, numberingSystem: 'latn' }))
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
