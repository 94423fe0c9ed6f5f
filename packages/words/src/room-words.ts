import type { Dictionary } from './say.ts'

/** A room's file holds `place.meaning`; everywhere else the key is `<room>.place.meaning`. */
export function roomWords(room: string, messages: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${room}.${key}`, message]))
}
