import { screenAt } from '../routes.tsx'
import { readFeatures } from '../words/dictionaries.ts'
import { readSpeech } from '../words/language.ts'

/** Brings a screen, its words and other parts of it while there is a network, for those who may go there without one. */
export async function fetchScreenAhead(address: string, parts: () => Promise<unknown>): Promise<void> {
  const screen = screenAt(address)
  try {
    await Promise.all([screen?.load(), readFeatures(readSpeech().language, screen?.features ?? []), parts()])
  } catch {
    // It is asked for again when it is gone to.
  }
}
