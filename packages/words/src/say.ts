/** Says a message in one language: plain holes here, plurals and choices by the grammar given (grammar.ts, icu.ts). */
import { type Language, languages } from './languages.ts'

export type Holes = Readonly<Record<string, string | number | Date>>
export type Dictionary = Readonly<Record<string, string>>
export type Say = (key: string, holes?: Holes) => string
/** Turns an ICU message into a function of its holes; throws when a hole stays empty. */
export type Grammar = (message: string, locale: string) => (holes: Holes) => string

const onlyPlainHoles = /^[^{}]*(?:\{\w+\}[^{}]*)*$/

/** Whether a message needs ICU grammar (plurals, choices, formats); the others are said without loading it. */
export function needsGrammar(message: string): boolean {
  return !onlyPlainHoles.test(message)
}

/** A missing key, or a hole left empty, says the key itself: visible, and never a crash at the counter. */
export function createSay(language: Language, dictionary: Dictionary, grammar?: Grammar): Say {
  const spoken = new Map<string, (holes: Holes) => string>()
  const { locale } = languages[language]

  function sayer(message: string): ((holes: Holes) => string) | undefined {
    const known = spoken.get(message)
    if (known) return known
    const made = needsGrammar(message) ? grammar?.(message, locale) : (holes: Holes) => fill(message, holes)
    if (made) spoken.set(message, made)
    return made
  }

  return (key, holes = {}) => {
    const message = dictionary[key]
    if (message === undefined) return key
    try {
      return sayer(message)?.(holes) ?? key
    } catch {
      return key
    }
  }
}

function fill(message: string, holes: Holes): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = holes[name]
    if (value === undefined) throw new RangeError(`No value for the hole ${name}`)
    return String(value)
  })
}
