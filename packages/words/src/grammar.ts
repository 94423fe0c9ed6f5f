/**
 * The part of ICU's grammar our messages use: `{count, number}`, `{count, plural, =0 {…} one {# …} other {…}}` and
 * `{role, select, cutter {…} other {…}}`, one inside another. Nothing else is understood; a message that asks for more throws, and
 * grammar.test.ts says every message of every language both with this and with the full library (icu.ts).
 */
import type { Grammar, Params } from './translate.ts'

/** Says one piece; `count` is what `#` stands for: the number of the plural around it. */
type Piece = (params: Params, count: string) => string

export const grammar: Grammar = (message, locale) => {
  const reading = { message, locale, at: 0 }
  const whole = readSentence(reading)
  if (reading.at < message.length) throw new SyntaxError(`A brace too many in “${message}”`)
  return (params) => whole(params, '#')
}

interface Reading {
  message: string
  locale: string
  at: number
}

/** Up to the brace that closes it, or the end. */
function readSentence(reading: Reading): Piece {
  const pieces: Piece[] = []
  while (reading.at < reading.message.length && reading.message[reading.at] !== '}') {
    if (take(reading, /\{\s*/y) !== undefined) pieces.push(readHole(reading))
    else if (take(reading, /#/y) !== undefined) pieces.push((_, count) => count)
    else {
      const text = take(reading, /[^{}#]+/y) ?? ''
      pieces.push(() => text)
    }
  }
  return (params, count) => pieces.map((piece) => piece(params, count)).join('')
}

function readHole(reading: Reading): Piece {
  const name = expect(reading, /\w+/y)
  const kind = take(reading, /\s*,\s*\w+/y)?.replace(/[\s,]/g, '')
  const cases = kind === 'plural' || kind === 'select' ? readCases(reading) : {}
  expect(reading, /\s*\}/y)
  if (!kind) return (params) => String(filling(params, name))
  if (kind === 'number') return (params) => writeCount(params, name, reading.locale)
  if (kind === 'select')
    return (params, count) => (cases[String(filling(params, name))] ?? other(cases))(params, count)
  if (kind === 'plural') return plural(name, cases, reading.locale)
  throw new SyntaxError(`No grammar for ${kind} in “${reading.message}”`)
}

function readCases(reading: Reading): Record<string, Piece> {
  const cases: Record<string, Piece> = {}
  expect(reading, /\s*,/y)
  for (let name = take(reading, /\s*[=\w]+\s*\{/y); name; name = take(reading, /\s*[=\w]+\s*\{/y)) {
    cases[name.slice(0, -1).trim()] = readSentence(reading)
    expect(reading, /\}/y)
  }
  other(cases)
  return cases
}

function plural(name: string, cases: Record<string, Piece>, locale: string): Piece {
  return (params) => {
    const count = Number(filling(params, name))
    const said = cases[`=${count}`] ?? cases[rulesOf(locale).plurals.select(count)] ?? other(cases)
    return said(params, writeCount(params, name, locale))
  }
}

function other(cases: Record<string, Piece>): Piece {
  if (!cases.other) throw new SyntaxError('A choice without its “other”')
  return cases.other
}

const writeCount = (params: Params, name: string, locale: string) =>
  rulesOf(locale).numbers.format(Number(filling(params, name)))

function filling(params: Params, name: string): string | number | Date {
  const value = params[name]
  if (value === undefined) throw new RangeError(`No value for the hole ${name}`)
  return value
}

function take(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.message)?.[0]
  reading.at += found?.length ?? 0
  return found
}

function expect(reading: Reading, pattern: RegExp): string {
  const found = take(reading, pattern)
  if (found === undefined) throw new SyntaxError(`Not understood at ${reading.at}: “${reading.message}”`)
  return found
}

const made = new Map<string, { plurals: Intl.PluralRules; numbers: Intl.NumberFormat }>()

/** They are slow to make: once for each language. */
function rulesOf(locale: string) {
  const rules = made.get(locale) ?? {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  }
  made.set(locale, rules)
  return rules
}
