/** Says a message in one language: plain holes here, plurals and choices by the grammar given (grammar.ts, icu.ts). */
import { type Language, languages } from './languages.ts'

export type Params = Readonly<Record<string, string | number | Date>>
export type Dictionary = Readonly<Record<string, string>>
export type Translate = (key: string, params?: Params) => string
/** Turns an ICU message into a function of its holes; throws when a hole stays empty. */
export type Grammar = (message: string, locale: string) => (params: Params) => string

const onlyPlainParams = /^[^{}]*(?:\{\w+\}[^{}]*)*$/

/** Whether a message needs ICU grammar (plurals, choices, formats); the others are said without loading it. */
export function needsGrammar(message: string): boolean {
  return !onlyPlainParams.test(message)
}

/** A missing key, or a hole left empty, says the key itself: visible, and never a crash at the counter. */
export function createTranslate(language: Language, dictionary: Dictionary, grammar?: Grammar): Translate {
  const spoken = new Map<string, (params: Params) => string>()
  const { locale } = languages[language]

  function formatter(message: string): ((params: Params) => string) | undefined {
    const known = spoken.get(message)
    if (known) return known
    const made = needsGrammar(message)
      ? grammar?.(message, locale)
      : (params: Params) => fill(message, params)
    if (made) spoken.set(message, made)
    return made
  }

  return (key, params = {}) => {
    const message = dictionary[key]
    if (message === undefined) return key
    try {
      return formatter(message)?.(params) ?? key
    } catch {
      return key
    }
  }
}

function fill(message: string, params: Params): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`No value for the hole ${name}`)
    return String(value)
  })
}
