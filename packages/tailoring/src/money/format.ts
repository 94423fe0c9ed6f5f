/** Money as people read it and as they type it. Between the two there are only whole minor units. */
import { asciiDigits } from '../digits.ts'
import type { Result } from '../result.ts'
import { type Currency, currencies } from './currencies.ts'

/** An amount never passes this (a thousand crore rupees, beyond any shop's book), so sums stay exact. */
export const largestAmountMinor = 1_000_000_000_000

/**
 * An amount as people of its currency write it: ₹1,23,456 · AED 1,234.50 · $1,234.50 · €1,234.50. The grouping is
 * the currency's, whatever the reader's language; whole rupees are shown without paise.
 */
export function formatMoney(minor: number | bigint, currency: Currency, locale: string): string {
  const { minorDigits } = currencies[currency]
  const unit = 10n ** BigInt(minorDigits)
  const amount = BigInt(minor)
  const size = amount < 0n ? -amount : amount
  const isWhole = size % unit === 0n
  const decimal = `${amount < 0n ? '-' : ''}${size / unit}.${String(size % unit).padStart(minorDigits, '0')}`
  const digits = currency === 'INR' && isWhole ? 0 : minorDigits
  // The text just built is a decimal literal; as text it is formatted exactly, as a number it would be a float.
  return formatter(currency, locale, digits).format(decimal as `${number}`)
}

/** Making a formatter costs far more than using it, and a list shows hundreds of amounts. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: Currency, locale: string, digits: number): Intl.NumberFormat {
  const { region } = currencies[currency]
  // Hindi and Punjabi group in lakhs; dirhams, dollars and euros are grouped in thousands by everyone.
  const language = currency === 'INR' ? (locale.split('-')[0] ?? 'en') : 'en'
  const key = `${language}-${region}-${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(`${language}-${region}`, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

export type MoneyError =
  | 'money.empty'
  | 'money.notAnAmount'
  | 'money.negative'
  | 'money.twoWays'
  | 'money.tooManyDecimals'
  | 'money.tooLarge'

const longestAmount = 200

/**
 * Reads an amount as typed: digits of any script with their own separators (١٬٢٥٠٫٥), grouping by commas or spaces in
 * lakhs or thousands, the currency's own sign before or after, the book-keeper's closing "/-". Euros may also be
 * 1.234,50; `money.twoWays`: 1.250 of them may be 1.25 or 1250.
 */
export function parseMoney(
  text: string,
  currency: Currency,
): Result<{ minor: number }, MoneyError, { typed: string }> {
  const refuse = (refused: MoneyError) => ({ refused, params: { typed: text.slice(0, 40) } })
  // An amount is short; a page of zeros in its cell is not worth looking through.
  if (text.length > longestAmount) return refuse('money.notAnAmount')
  const bare = withoutSign(plainAmount(text), currency)
  if (bare === '') return refuse('money.empty')
  if (/^[-−(]/.test(bare)) return refuse('money.negative')
  if (currency === 'EUR' && mayPartThousands.test(bare) && !text.includes(arabicPoint))
    return refuse('money.twoWays')
  const parts = split(bare, currency)
  if (!parts) return refuse('money.notAnAmount')
  const { minorDigits } = currencies[currency]
  const fraction = parts.fraction.replace(/0+$/, '')
  if (fraction.length > minorDigits) return refuse('money.tooManyDecimals')
  const whole = parts.whole.replace(/^0+/, '')
  if (whole.length > 15) return refuse('money.tooLarge')
  const minor = Number(`${whole}${fraction.padEnd(minorDigits, '0')}`)
  return minor > largestAmountMinor ? refuse('money.tooLarge') : { ok: true, minor }
}

/** Parts decimals alone. */
const arabicPoint = '٫'

/** Arabic keyboards part thousands and decimals with signs of their own, and texts from them carry marks of direction. */
const plainAmount = (text: string) =>
  asciiDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[٬،]/g, ',')
    .replaceAll(arabicPoint, '.')
    .trim()
    .toLowerCase()

const mayPartThousands = /^[1-9]\d{0,2}\.\d{3}$/

function withoutSign(text: string, currency: Currency): string {
  const signs: readonly string[] = currencies[currency].signs
  const before = signs.find((sign) => text.startsWith(sign)) ?? ''
  const rest = text
    .slice(before.length)
    .replace(/\/-$|\/=$/, '')
    .trim()
  const after = signs.find((sign) => rest.endsWith(sign)) ?? ''
  return rest.slice(0, rest.length - after.length).trim()
}

function split(text: string, currency: Currency): { whole: string; fraction: string } | undefined {
  const isContinental = currency === 'EUR' && /^[\d. ]*,\d{1,2}$/.test(text)
  const grouped = isContinental ? text.replace(/\./g, ' ').replace(',', '.') : text
  const [, whole, fraction = ''] = /^([\d,\s]*)(?:\.(\d*))?$/.exec(grouped) ?? []
  if (whole === undefined || (whole === '' && fraction === '')) return undefined
  return isGrouped(whole) ? { whole: whole.replace(/[,\s]/g, ''), fraction } : undefined
}

/** Ungrouped, in thousands (1,234,567), or in lakhs (12,34,567): the last group always has three digits. */
function isGrouped(whole: string): boolean {
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}([,\s]\d{3})+$/.test(whole) ||
    /^\d{1,2}([,\s]\d\d)*[,\s]\d{3}$/.test(whole)
  )
}
