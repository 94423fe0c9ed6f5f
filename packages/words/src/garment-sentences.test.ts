import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { icu } from './icu.ts'
import { languageCodes } from './languages.ts'

const wordsOf = (language: string, feature: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}/${feature}.json`, import.meta.url), 'utf8'))

/** Sentences that name a garment: “Trousers” is plural, “ਕਮੀਜ਼” a she, and a shop calls its own whatever it likes. */
const ofGarments: [feature: string, key: string][] = [
  ['measurements', 'garment.itself'],
  ['orders-new', 'cut.garment'],
  ['garments', 'fields.neededNamed'],
  ...doneTo('garments', ['takenUp', 'putAway', 'price', 'priceTakenAway', 'added', 'saved', 'reset']),
  ...doneTo('collection', ['saved', 'listed', 'unlisted', 'removed']),
]

/** Words that would have to change with what stands before them. */
const agreeing = {
  en: /(?<!of )NAME (?:that )?(?:is|was|fits|costs|has|does)\b/,
  // Behind को, का दाम and their like the verb agrees with none; elsewhere its ending tells the gender.
  hi: /NAME(?! को| का दाम).*(?:[ािीे]|[आई]|है|हैं)(?=$| है)(?<!फ़िटिंग सही)/u,
  pa: /NAME(?! ਨੂੰ| ਦਾ ਮੁੱਲ).*(?:[ਾੀੇ]|[ਆਈ]|ਹੈ|ਹਨ)(?=$| ਹੈ)(?<!ਫਿਟਿੰਗ ਸਹੀ)/u,
} as const

describe.each(languageCodes)('in %s', (language) => {
  test.each(ofGarments)('no word of %s.%s agrees with the garment it names', (feature, key) => {
    const sentence = icu(wordsOf(language, feature)[key] ?? '', language)({ name: 'NAME', price: '₹1' })
    expect(sentence).toContain('NAME')
    expect(sentence).not.toMatch(agreeing[language])
  })

  test.each(['body', 'garment'])(
    'what a piece is cut from (%s) reads the same before it is cut and after',
    (profile) => {
      const params = { profile, day: '1 March', isNamed: 'no', name: '' }
      const sentence = icu(wordsOf(language, 'orders-page')['snapshot.of'] ?? '', language)(params)
      expect(sentence).not.toMatch(/will|to be|गा(?=$|[ ,])|गी|गे(?=$|[ ,])|ਗਾ|ਗੀ|ਗੇ/u)
      expect(sentence).toContain('1 March')
    },
  )
})

function doneTo(feature: string, acts: readonly string[]): [feature: string, key: string][] {
  return acts.map((act) => [feature, `done.${act}`])
}
