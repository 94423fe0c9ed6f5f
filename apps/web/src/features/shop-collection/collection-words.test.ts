import { readFileSync } from 'node:fs'
import { colourKeys } from '@darzi/tailoring/collection/colour-names.ts'
import { clothDesigns, cuts } from '@darzi/tailoring/collection/finished.ts'
import { fitLabels } from '@darzi/tailoring/collection/fit.ts'
import { clothKinds } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { languageCodes } from '@darzi/words/languages.ts'
import { describe, expect, test } from 'vitest'
import { itemCategories } from './editor/item-categories.ts'

const folder = new URL('../../../../../packages/words/src/', import.meta.url)
const wordsOf = (language: string, feature: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${feature}.json`, folder), 'utf8'))

/** What a garment of the collection is said by; the screens put the key of a table behind these. */
const tables: [feature: string, prefix: string, keys: readonly string[]][] = [
  ['colours', '', colourKeys],
  ['collection', 'cut.', cuts],
  ['collection', 'design.', ['none', ...clothDesigns]],
  ['shop-collection', 'category.', ['all', ...itemCategories]],
  ['shop-collection', 'fit.', fitLabels],
  ['garment-names', 'cloths.', clothKinds],
]

/** Letters of the language's own script; a word in another would have been left untranslated. */
const own = { en: /[A-Za-z]/, hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u } as const

describe.each(languageCodes)('in %s', (language) => {
  test.each(tables)(
    'every key of %s.%s has its word, in the language’s own letters',
    (feature, prefix, keys) => {
      const words = wordsOf(language, feature)
      const unsaid = keys.filter((key) => !own[language].test(words[`${prefix}${key}`] ?? ''))
      expect(keys.length).toBeGreaterThan(1)
      expect(unsaid).toEqual([])
    },
  )

  test('no two colours are called the same', () => {
    const words = wordsOf(language, 'colours')
    expect(new Set(colourKeys.map((key) => words[key])).size).toBe(colourKeys.length)
  })
})
