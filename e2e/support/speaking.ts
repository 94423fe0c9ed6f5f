import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { featureWords } from '@darzi/words/feature-words.ts'
import { icu } from '@darzi/words/icu.ts'
import type { Language } from '@darzi/words/languages.ts'
import { createTranslate, type Translate } from '@darzi/words/translate.ts'

const words = resolve(import.meta.dirname, '../../packages/words/src')

/** Says what the screens say in a language, so that one journey can be walked in each of them. */
export function speaking(language: Language): Translate {
  const folder = `${words}/${language}`
  const features = readdirSync(folder).map((file) =>
    featureWords(file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  const t = createTranslate(language, Object.assign({}, ...features), icu)
  return (key, params) => {
    const sentence = t(key, params)
    if (sentence === key) throw new Error(`${key} is not said in ${language}`)
    return sentence
  }
}
