import type { Dictionary } from './translate.ts'

/** A room's file holds `place.meaning`; everywhere else the key is `<room>.place.meaning`. */
export function featureWords(feature: string, messages: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${feature}.${key}`, message]))
}
