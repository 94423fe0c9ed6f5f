import type { Language } from '@darzi/words/languages.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useSyncExternalStore } from 'react'
import { listenToSpeech, readSpeech, type Speech } from './language.ts'

/** `t('feature.place.meaning', params)` in the language of now; the component shows again when it changes. */
export function useT(): Translate {
  return useSpeech().t
}

export function useLanguage(): Language {
  return useSpeech().language
}

export function useSpeech(): Speech {
  return useSyncExternalStore(listenToSpeech, readSpeech)
}
