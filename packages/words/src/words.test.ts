import { readdirSync, readFileSync } from 'node:fs'
import { errorCodes } from '@darzi/contract/error-codes.ts'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { languageCodes } from './languages.ts'

type Messages = Record<string, string>

const folder = (language: string) => new URL(`./${language}/`, import.meta.url)
const filesOf = (language: string) => readdirSync(folder(language)).sort()
const read = (language: string, file: string): Messages =>
  JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8'))

/** Names of the holes in a message, those inside plurals and choices too. */
function paramsOf(message: string): string[] {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object') {
      if ('type' in value && typeof value.type === 'number' && value.type >= 1 && value.type <= 6) {
        if ('value' in value) names.add(String(value.value))
      }
      Object.values(value).forEach(walk)
    }
  }
  walk(parse(message, { ignoreTag: true }))
  return [...names].sort()
}

test('every language has the same features', () => {
  for (const language of languageCodes) expect(filesOf(language)).toEqual(filesOf('en'))
})

test.each([
  ['hi', /फीत/, /फ़ीत/],
  ['pa', /ਫ਼ੀਤ/, /ਫੀਤ/],
] as const)('the tape is spelt one way in %s', (language, other, usual) => {
  const all = filesOf(language).flatMap((file) => Object.values(read(language, file)))
  expect(all.filter((words) => usual.test(words)).length).toBeGreaterThan(40)
  expect(all.filter((words) => other.test(words))).toEqual([])
})

test('a way to pay has one name, when an order is taken and among its payments', () => {
  for (const language of languageCodes) {
    const payments = read(language, 'payments.json')
    const methods = Object.entries(read(language, 'orders.json')).filter(([key]) => key.startsWith('method.'))
    expect(methods.length).toBeGreaterThan(0)
    for (const [key, name] of methods) expect(name, `${language} ${key}`).toBe(payments[key])
  }
})

test.each([
  ['hi', /पीस/],
  ['pa', /ਪੀਸ|ਟ੍ਰਾਇਲ/],
])('a piece and a trial have one name in all features of %s', (language, other) => {
  for (const file of filesOf(language)) expect(JSON.stringify(read(language, file)), file).not.toMatch(other)
})

describe.each(filesOf('en'))('%s', (file) => {
  const english = read('en', file)

  test.each(languageCodes)(
    'has the same keys and holes in %s, no empty and no broken message',
    (language) => {
      const words = read(language, file)
      expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
      for (const [key, message] of Object.entries(words)) {
        expect(message.trim(), key).not.toBe('')
        // Before these a straight apostrophe is an escape in ICU; ’ never is.
        expect(message, key).not.toMatch(/'[{}<>#'|]|'$/)
        expect(paramsOf(message), key).toEqual(paramsOf(english[key] ?? ''))
      }
    },
  )
})

test('every refusal has its sentence', () => {
  const problems = read('en', 'problems.json')
  for (const code of Object.keys(errorCodes)) expect(problems[code], code).toBeTypeOf('string')
})

test.each(['hi', 'pa'])(
  'no danda touches the names of settings, at whose end it reads as one letter more: %s',
  (language) => {
    const said = filesOf(language).flatMap((file) => Object.values(read(language, file)))
    expect(said.filter((message) => message.includes('{names}।'))).toEqual([])
  },
)
