/** What a key does to the text of a field: digits, a point, and the eighths of an inch tape. Digits typed in another script stay. */
import { asciiDigits } from '@darzi/tailoring/digits.ts'

/** The eighths a keypad has; `+` on a keyboard steps through them. */
export const eighths = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const

/** Letters of a keyboard that write a fraction with one press: q for a quarter, h for a half, t for three quarters. */
const letters: Record<string, string> = { q: '¼', h: '½', t: '¾' }

const ending = /\s*(?:[⅛¼⅜½⅝¾⅞]|(?<=\p{Nd}|^)(?:\s+|-)?\p{Nd}+\/\p{Nd}+)$/u

/** The text with this fraction of an inch in place of whatever fraction or decimals it had. */
export function withEighth(text: string, mark: string): string {
  const whole = wholeOf(text)
  return whole ? `${whole} ${mark}` : mark
}

/** One mark of the tape further: 36 becomes 36 ⅛, and 36 ⅞ becomes 37. */
export function nextEighth(text: string): string {
  const whole = wholeOf(text)
  const at = eighths.findIndex((mark) => text.trim().endsWith(mark))
  const next = eighths[at + 1]
  if (next) return whole ? `${whole} ${next}` : next
  return String(Number(asciiDigits(whole) || 0) + 1)
}

const wholeOf = (text: string) => text.trim().replace(ending, '').replace(/\..*$/, '').trim()

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
  if (key === '.' && text.includes('.')) return text
  // After a fraction a digit begins anew: nothing may stand behind an eighth.
  return /[⅛¼⅜½⅝¾⅞]$/.test(text.trim()) ? key : text + key
}

const isEighth = (key: string) => eighths.some((mark) => mark === key)
