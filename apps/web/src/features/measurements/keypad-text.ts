/** What a key does to the text of a field: digits, a point, and the eighths of an inch tape. Digits typed in another script stay. */
import { asciiDigits } from '@darzi/tailoring/digits.ts'
import { inUnit, showEighths } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'

/** The eighths a keypad has; `+` on a keyboard steps through them. */
export const eighths = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const

/** Letters of a keyboard that write a fraction with one press: q for a quarter, h for a half, t for three quarters. */
const letters: Record<string, string> = { q: '¼', h: '½', t: '¾' }

const ending = /\s*(?:[⅛¼⅜½⅝¾⅞]|(?<=\p{Nd}|^)(?:\s+|-)?\p{Nd}+\/\p{Nd}+)$/u
const fraction = /[⅛¼⅜½⅝¾⅞⅓⅔/⁄∕／]/
const decimals = /[.,٫،，．].*$/

/** The text with this fraction of an inch in place of whatever fraction or decimals it had. */
export function withEighth(text: string, mark: string): string {
  const found = eighthsOf(text)
  const whole = found === undefined ? wholeOf(text) : asTyped(text, Math.floor(found / 8))
  return whole ? `${whole} ${mark}` : mark
}

/** One mark of the tape further: 36 becomes 36 ⅛, and 36 ⅞ becomes 37. What is no size stays as it is. */
export function nextEighth(text: string): string {
  const found = isNothing(text) ? 0 : eighthsOf(text)
  if (found === undefined) return text
  const mark = eighths[((found + 1) % 8) - 1]
  return mark ? withEighth(isNothing(text) ? '' : text, mark) : showEighths(found + 1)
}

const isNothing = (text: string) => /^[0.]*$/.test(asciiDigits(text).trim())

/** What the book keeps is rounded to the hundredth of a millimetre: a mark of the tape may be read so much short, in eighths. */
const crumb = 0.002

/** Whole eighths of an inch the text means, by the same rules as when it is saved. */
function eighthsOf(text: string): number | undefined {
  const read = readLength(text, 'in')
  return 'refused' in read ? undefined : Math.floor(8 * inUnit(read.mm, 'in') + crumb)
}

/** The whole inches, in the script they were typed in. */
function asTyped(text: string, inches: number): string {
  if (inches === 0) return ''
  const whole = wholeOf(text)
  return asciiDigits(whole) === String(inches) ? whole : String(inches)
}

const wholeOf = (text: string) => text.trim().replace(ending, '').replace(decimals, '').trim()

/** What a key of a keyboard writes in a field of inches, when it is no character of its own. */
export function byLetter(text: string, key: string): string | undefined {
  if (key === '+') return nextEighth(text)
  const mark = letters[key.toLowerCase()]
  return mark && withEighth(text, mark)
}

/** The text after a key of the keypad. */
export function pressed(text: string, key: string): string {
  if (key === 'back') return text.trimEnd().replace(/\s*[⅛¼⅜½⅝¾⅞]$|.$/u, '')
  if (isEighth(key)) return withEighth(text, key)
  if (key === '.5') return `${wholeOf(text)}.5`
  if (key === '.' && (fraction.test(text) || decimals.test(text))) return text
  // After a fraction a digit begins anew: nothing may stand behind an eighth.
  return /[⅛¼⅜½⅝¾⅞]$/.test(text.trim()) ? key : text + key
}

const isEighth = (key: string) => eighths.some((mark) => mark === key)
