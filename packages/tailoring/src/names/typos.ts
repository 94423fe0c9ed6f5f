/**
 * Names written with one slip of the finger: a letter too many, too few, another one, or two that changed places. Spellings of one
 * sound are search-key's; this is asked only when those find nobody.
 */
import { searchKeys } from './search-key.ts'

/** Shorter words are other names when a letter changes. */
const fewestLetters = 4

export interface TypoTerms {
  /** For each word, what of it stands in a text unharmed by the slip: one of these. A space is the edge of a word. */
  pieces: string[][]
  /** For each word, the regular expression of all its slips. Only letters, digits, `.`, `?`, `|` and edges of words. */
  patterns: string[]
}

/** Undefined when there is no word long enough to have been mistyped. */
export function typoTerms(query: string): TypoTerms | undefined {
  const words = searchKeys(query).plain.split(' ').filter(Boolean)
  if (!words.some(mayBeMistyped)) return undefined
  return {
    pieces: words.map((word) => (mayBeMistyped(word) ? halves(word) : [` ${word}`])),
    patterns: words.map((word) => (mayBeMistyped(word) ? slipsOf(word) : `\\m${word}`)),
  }
}

const mayBeMistyped = (word: string) => word.length >= fewestLetters && /^[a-z]+$/.test(word)

/** One slip leaves one half of a word whole, but for the two letters at the middle that change places. */
function halves(word: string): string[] {
  const middle = Math.ceil(word.length / 2)
  return [` ${word.slice(0, middle)}`, `${word.slice(middle)} `, ` ${swapped(word, middle - 1)} `]
}

function slipsOf(word: string): string {
  const slips = [...word].flatMap((_, at) => [
    `${word.slice(0, at)}.?${word.slice(at + 1)}`,
    `${word.slice(0, at)}.${word.slice(at)}`,
    ...(at + 1 < word.length ? [swapped(word, at)] : []),
  ])
  return `\\m(${[...new Set([...slips, `${word}.`])].join('|')})\\M`
}

const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
