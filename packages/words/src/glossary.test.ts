/** The glossary's table of the trade's words says what the screens say. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes } from './languages.ts'

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')

const row = /^\| (.+) \| (.+) \| (.+) \| `([\w-]+)\.(.+)` \|$/gm
const section = glossary.split('## The trade’s words on screens')[1] ?? ''
const rows = [...section.matchAll(row)].map(([, ...cells]) => cells)

const messageAt = (language: string, file: string, key: string): string => {
  const text = readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8')
  const messages: Record<string, string> = JSON.parse(text)
  return messages[key] ?? ''
}

test('the glossary has the trade’s words, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(50)
  expect(new Set(rows.map(([english]) => english)).size).toBe(rows.length)
})

test('each of the trade’s words stands in its message, in every language', () => {
  const astray = rows.flatMap(([en = '', hi = '', pa = '', file = '', key = '']) => {
    const terms: Record<string, string> = { en, hi, pa }
    return languageCodes
      .filter((code) => {
        const said = messageAt(code, file, key).toLowerCase()
        return !said.includes((terms[code] ?? '∅').toLowerCase())
      })
      .map((code) => `${file}.${key} in ${code}: ${terms[code]}`)
  })
  expect(astray).toEqual([])
})
