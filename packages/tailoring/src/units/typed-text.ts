/** What people type for a size, brought to one spelling: ASCII digits, a point, plain fractions; spoken numbers too. */
import { asciiDigits } from '../digits.ts'

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

/**
 * Sizes as they are said aloud and written down by a browser that listens: `forty and a half`, `38 and 3 eighths`, `साढ़े 40`
 * (40½), `सवा 40` (40¼), `पौने 40` (39¾). Expects lower-case text with ASCII digits; what it does not know it leaves alone.
 */
const ones = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const numbers = new Map<string, number>([
  ...ones.map((word, at): [string, number] => [word, at]),
  ...teens.map((word, at): [string, number] => [word, 10 + at]),
  ...tens.map((word, at): [string, number] => [word, 20 + 10 * at]),
])
const tensAndOnes = new RegExp(`\\b(${tens.join('|')})[ -](${ones.slice(1).join('|')})\\b`, 'g')
const anyNumber = new RegExp(`\\b(${[...teens, ...tens, ...ones].join('|')})\\b`, 'g')
const numberOf = (word: string) => numbers.get(word) ?? 0

function writtenOf(spoken: string): string {
  if (!/\p{Letter}/u.test(spoken)) return spoken
  return ofSouthAsia(
    spoken
      .replace(tensAndOnes, (_, ten: string, one: string) => String(numberOf(ten) + numberOf(one)))
      .replace(anyNumber, (word: string) => String(numberOf(word)))
      .replace(/\b(\d) hundred(?:(?: and)? (\d{1,2})\b(?! (?:half|quarters?|eighths?)))?/g, hundreds)
      .replace(/(\d) point ((?:\d ?)+)/g, (_, whole, decimals) => `${whole}.${decimals.replace(/ /g, '')}`),
  )
    .replace(/(?:\b(?:an?|1) )?\bhalf\b/g, '1/2')
    .replace(/\b3 quarters\b/g, '3/4')
    .replace(/(?:\b(?:an?|1) )?\bquarter\b/g, '1/4')
    .replace(/\b([1357]) ?(?:eighths?|8ths?)\b/g, '$1/8')
    .replace(/\ban (?:eighth|8th)\b/g, '1/8')
    .replace(/\band (?=\d\/\d)/g, '')
}

const hundreds = (_: string, hundred: string, rest?: string) =>
  String(100 * Number(hundred) + Number(rest ?? 0))

/** Nukta signs stand apart after NFC, so they are written apart here. */
const ofSouthAsia = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?:साढ\u093c?े|ਸਾਢੇ) (\d+)/g, '$1 1/2')
    .replace(/(?:सवा|ਸਵਾ) (\d+)/g, '$1 1/4')
    .replace(/(?:पौने|ਪੌਣੇ) (\d+)/g, (_, next) => `${Number(next) - 1} 3/4`)
    .replace(/डेढ\u093c?|ਡੇਢ/g, '1 1/2')
    .replace(/ढाई|ਢਾਈ/g, '2 1/2')
    .replace(/आधा|ਅੱਧਾ/g, '1/2')
