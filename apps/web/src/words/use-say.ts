import type { Language } from '@darzi/words/languages.ts'
import type { Say } from '@darzi/words/say.ts'
import { useSyncExternalStore } from 'react'
import { listenToSpeech, readSpeech, type Speech } from './language.ts'

/** `say('room.place.meaning', holes)` in the language of now; the component shows again when it changes. */
export function useSay(): Say {
  return useSpeech().say
}

export function useLanguage(): Language {
  return useSpeech().language
}

export function useSpeech(): Speech {
  return useSyncExternalStore(listenToSpeech, readSpeech)
}
