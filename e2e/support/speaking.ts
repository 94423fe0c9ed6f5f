import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { icu } from '@darzi/words/icu.ts'
import type { Language } from '@darzi/words/languages.ts'
import { roomWords } from '@darzi/words/room-words.ts'
import { createSay, type Say } from '@darzi/words/say.ts'

const words = resolve(import.meta.dirname, '../../packages/words/src')

/** Says what the screens say in a language, so that one journey can be walked in each of them. */
export function speaking(language: Language): Say {
  const folder = `${words}/${language}`
  const rooms = readdirSync(folder).map((file) =>
    roomWords(file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  const say = createSay(language, Object.assign({}, ...rooms), icu)
  return (key, holes) => {
    const sentence = say(key, holes)
    if (sentence === key) throw new Error(`${key} is not said in ${language}`)
    return sentence
  }
}
