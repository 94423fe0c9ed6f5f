/** What people type for a size, brought to one spelling: ASCII digits, a point, plain fractions; spoken numbers too. */
import { asciiDigits } from '../digits.ts'
import { writtenOf } from './spoken.ts'

const fractions: Record<string, string> = {
  '⅛': '1/8',
  '¼': '1/4',
  '⅜': '3/8',
  '½': '1/2',
  '⅝': '5/8',
  '¾': '3/4',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}

export function plainText(text: string): string {
  const plain = asciiDigits(text)
    .replace(/[⅛¼⅜½⅝¾⅞⅓⅔]/g, (sign) => ` ${fractions[sign] ?? sign}`)
    .replace(/[‐-―−－]/g, '-')
    .replace(/[⁄∕／]/g, '/')
    .replace(/[,٫،，．]/g, '.')
    .replace(/[”“″＂]|''|’’/g, '"')
    .replace(/[’‘′]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return writtenOf(plain)
}

/** A decimal as a whole number over a power of ten, so that 0.1 stays a tenth; past six decimals nothing is measured. */
export function readDecimal(text: string): { numerator: number; denominator: number } | undefined {
  const found = /^(\d{0,9})(?:\.(\d{0,12}))?$/.exec(text)
  const whole = found?.[1] ?? ''
  const decimals = (found?.[2] ?? '').slice(0, 6)
  if (!found || (whole === '' && decimals === '')) return undefined
  return { numerator: Number(whole + decimals), denominator: 10 ** decimals.length }
}

/** The text without the sign behind it, and which one stood there; each list of signs is tried in turn. */
export function splitSign<Sign extends string>(
  text: string,
  signs: Record<Sign, RegExp>,
): { rest: string; sign?: Sign } {
  for (const sign in signs) {
    if (signs[sign].test(text)) return { rest: text.replace(signs[sign], '').trim(), sign }
  }
  return { rest: text }
}
