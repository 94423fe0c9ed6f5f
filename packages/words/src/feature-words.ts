import type { Dictionary } from './translate.ts'

/** A feature's file holds `place.meaning`; everywhere else the key is `<feature>.place.meaning`. */
export function featureWords(feature: string, messages: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${feature}.${key}`, message]))
}
