/**
 * The language spoken on this device: kept in local storage, applied to <html lang dir>, changed only once every
 * open screen's words have come; until then, and when they do not come, the screen stays as it is.
 */
import { closestLanguage, isLanguage, type Language, languages } from '@darzi/words/languages.ts'
import { createTranslate, type Dictionary, type Grammar, type Translate } from '@darzi/words/translate.ts'
import { deviceStorage } from '../data/device-storage.ts'
import { readFeatures, type Spoken } from './dictionaries.ts'

const key = 'language'
/** Timings of the product specification's translation widget. */
const retryEveryMs = 500
const giveUpAfterMs = 10_000
const missedForMs = 8_000

export interface Speech {
  language: Language
  t: Translate
  /** The language on its way, while its words are being fetched. */
  coming?: Language
  /** The language whose words did not come in time. */
  missed?: Language
}

/** What `t` of now says its words from, and the keys it was asked for in vain. */
interface Said {
  words: Record<string, string>
  grammar?: Grammar
  missing: Set<string>
}

const openFeatures = new Set<string>()
const listeners = new Set<() => void>()
let spoken: Speech | undefined
let said: Said | undefined

export function readSpeech(): Speech {
  spoken ??= begin()
  return spoken
}

export function listenToSpeech(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the words of these features in the language of now; a route waits for it before it shows. */
export async function openWords(features: readonly string[]): Promise<void> {
  for (const feature of features) openFeatures.add(feature)
  const { language } = readSpeech()
  apply(language, await readOpenFeatures(language))
}

export async function chooseLanguage(language: Language): Promise<void> {
  const speech = readSpeech()
  if (language === speech.language && !speech.coming) return
  change({ ...speech, coming: language, missed: undefined })
  const words = await tryFor(() => readOpenFeatures(language), {
    everyMs: retryEveryMs,
    forMs: giveUpAfterMs,
  })
  if (readSpeech().coming !== language) return
  if (!words) return miss(language)
  deviceStorage.setItem(key, language)
  apply(language, words)
}

/** Says for a while that the language did not come; the screen stays as it is. */
function miss(language: Language): void {
  change({ ...readSpeech(), coming: undefined, missed: language })
  setTimeout(() => {
    if (readSpeech().missed === language) change({ ...readSpeech(), missed: undefined })
  }, missedForMs)
}

/** Another screen may open its features while these are on their way: read until none is left out. */
async function readOpenFeatures(language: Language): Promise<Spoken> {
  const asked = openFeatures.size
  const words = await readFeatures(language, openFeatures)
  return openFeatures.size === asked ? words : readOpenFeatures(language)
}

function begin(): Speech {
  const kept = deviceStorage.getItem(key)
  const language = isLanguage(kept) ? kept : closestLanguage(navigator.languages)
  return { language, t: translateWith(language, {}) }
}

/** Remembers what it could not say, so that words which come later show where they are missed. */
function translateWith(language: Language, dictionary: Dictionary, grammar?: Grammar): Translate {
  const now: Said = { words: { ...dictionary }, grammar, missing: new Set() }
  const t = createTranslate(language, now.words, grammar)
  said = now
  return (key, params) => {
    const message = t(key, params)
    if (message === key) now.missing.add(key)
    return message
  }
}

function apply(language: Language, { dictionary, grammar }: Spoken): void {
  const speech = readSpeech()
  if (language !== speech.language && language !== speech.coming) return
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  const coming = speech.coming === language ? undefined : speech.coming
  if (language === speech.language && coming === speech.coming && addsUnseen(dictionary, grammar)) return
  change({ language, t: translateWith(language, dictionary, grammar), coming, missed: speech.missed })
}

/** Words nobody has asked for yet join those of now, and no open screen is drawn again for them; answers whether they were such. */
function addsUnseen(dictionary: Dictionary, grammar?: Grammar): boolean {
  if (!said || grammar !== said.grammar) return false
  for (const key of said.missing) if (key in dictionary) return false
  Object.assign(said.words, dictionary)
  return true
}

function change(next: Speech): void {
  spoken = next
  for (const listener of listeners) listener()
}

/** Tries again at a fixed pace; answers undefined when the time is up. */
export async function tryFor<T>(
  attempt: () => Promise<T>,
  { everyMs, forMs }: { everyMs: number; forMs: number },
): Promise<T | undefined> {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    try {
      return await attempt()
    } catch {
      if (waitedMs >= forMs) return undefined
      await new Promise((resume) => setTimeout(resume, everyMs))
    }
  }
}
