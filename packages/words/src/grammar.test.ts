import { readdirSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { grammar } from './grammar.ts'
import { icu } from './icu.ts'
import { languageCodes, languages } from './languages.ts'
import { needsGrammar, type Params } from './translate.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_234, 100_000, 12_345_678, 1.5, -1]

/** Every hole of a message, with the choices a select offers there. */
function paramsOf(message: string): Map<string, Set<string>> {
  const params = new Map<string, Set<string>>()
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (!('value' in element) || element.type === 0) continue
      const choices = params.get(element.value) ?? new Set<string>()
      params.set(element.value, choices)
      if (!('options' in element)) continue
      for (const [name, option] of Object.entries(element.options)) {
        if (element.type === 5) choices.add(name)
        walk(option.value)
      }
    }
  }
  walk(parse(message, { ignoreTag: true }))
  return params
}

/** Fillings that reach every branch: each count in every number, each choice of every select. */
function fillings(message: string): Params[] {
  const params = [...paramsOf(message)]
  const mostChoices = Math.max(1, ...params.map(([, choices]) => choices.size))
  return counts.flatMap((count) =>
    Array.from({ length: mostChoices + 1 }, (_, turn) =>
      Object.fromEntries(
        params.map(([name, choices]) => [
          name,
          choices.size > 0 ? ([...choices][turn] ?? 'unheard of') : count,
        ]),
      ),
    ),
  )
}

describe.each(languageCodes)('in %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const { locale } = languages[language]

  test.each(readdirSync(folder))('every message of %s reads as with the full library', (file) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    for (const message of Object.values(messages).filter(needsGrammar)) {
      const [ours, theirs] = [grammar(message, locale), icu(message, locale)]
      for (const params of fillings(message)) expect(ours(params), message).toBe(theirs(params))
    }
  })
})

test('an empty hole throws instead of saying half a sentence', () => {
  const message = '{count, plural, one {# piece for {name}} other {# pieces for {name}}}'
  expect(() => grammar(message, 'en-IN')({ count: 1 })).toThrow('name')
  expect(() => grammar(message, 'en-IN')({ name: 'Asha' })).toThrow('count')
})

test.each([
  '{when, date, short}',
  '{count, plural, one {# piece}}',
  '{count, plural, one {# piece} other {# pieces}',
  'too many}',
  '{count, plural, offset:1 one {# more} other {# more}}',
])('what it does not understand is refused, not guessed: %s', (message) => {
  expect(() => grammar(message, 'en-IN')).toThrow(SyntaxError)
})
