/** Words on demand: one small file per feature and language, fetched when the first screen that needs it opens. */

import { featureWords } from '@darzi/words/feature-words.ts'
import type { Language } from '@darzi/words/languages.ts'
import { type Dictionary, type Grammar, needsGrammar } from '@darzi/words/translate.ts'
import type { FirstAsked } from '../data/early-answers.ts'

/** Where the build put them (apps/web/build/word-files.ts). */
declare const __WORDS_AT__: string

const fetched = new Map<string, Promise<Dictionary>>()
if (globalThis.firstAsked) takeFirst(globalThis.firstAsked)
let grammar: Grammar | undefined

export interface Spoken {
  dictionary: Dictionary
  grammar?: Grammar
}

/** The words of these features in one language, as one dictionary, and the grammar if a message needs it. */
export async function readFeatures(language: Language, features: Iterable<string>): Promise<Spoken> {
  const parts = await Promise.all(Array.from(features, (feature) => readFeature(language, feature)))
  const dictionary: Dictionary = Object.assign({}, ...parts)
  if (!grammar && Object.values(dictionary).some(needsGrammar)) await loadGrammar()
  return { dictionary, grammar }
}

/** Fetches the grammar of plurals; a screen sure to need it asks at once, and does not wait for its words first. */
export async function loadGrammar(): Promise<void> {
  grammar = (await import('@darzi/words/grammar.ts')).grammar
}

function readFeature(language: Language, feature: string): Promise<Dictionary> {
  const name = `${language}/${feature}`
  return fetched.get(name) ?? keep(name, fetchFeature(name, feature))
}

function keep(name: string, coming: Promise<Dictionary>): Promise<Dictionary> {
  fetched.set(name, coming)
  // A failed fetch must not be remembered, or trying again could never help.
  coming.catch(() => fetched.delete(name))
  return coming
}

async function fetchFeature(name: string, feature: string): Promise<Dictionary> {
  // The build wrote this file from packages/words, where a test holds its shape.
  const words = (await readReply(await fetch(`${__WORDS_AT__}/${name}.json`), name)) as Dictionary
  return featureWords(feature, words)
}

/** All in one reply, by feature; a feature whose words did not come with it is fetched by itself. */
function takeFirst({ language, features, words: reply }: FirstAsked): void {
  const coming = reply.then((all) => readReply(all, language)) as Promise<Record<string, Dictionary>>
  for (const feature of features) {
    const name = `${language}/${feature}`
    const words = coming.then((all) => featureWords(feature, all[feature] ?? {}))
    void keep(
      name,
      words.catch(() => fetchFeature(name, feature)),
    )
  }
}

async function readReply(reply: Response, name: string): Promise<unknown> {
  if (!reply.ok) throw new Error(`No words ${name}: ${reply.status}`)
  return reply.json()
}
