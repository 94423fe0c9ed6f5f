import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url)
const words = new URL('../../../../packages/words/src/en/', import.meta.url)

const known = new Set(
  readdirSync(words).flatMap((file) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(new URL(file, words), 'utf8'))
    return Object.keys(messages).map((key) => `${file.replace('.json', '')}.${key}`)
  }),
)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

/** Keys written out in the source: `t('feature.place')`, and `label: 'feature.place'` or `title: 'feature.place'` of a table. */
function keysSaidIn(file: string): string[] {
  // Comments name keys as examples.
  const text = readFileSync(new URL(file, source), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/(?:\bsay\(|\b(?:label|shortLabel|title): )'([a-z-]+\.[\w.]+)'/gi)].map(
    (found) => found[1] ?? '',
  )
}

test('every key a screen says has its words', () => {
  const said = files.flatMap((file) => keysSaidIn(file).map((key) => ({ file, key })))
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter(({ key }) => !known.has(key))).toEqual([])
})
