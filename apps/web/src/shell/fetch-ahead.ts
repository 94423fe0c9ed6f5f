import { loadScreen } from '../screen-loaders.ts'
import { screenAt } from '../screens.ts'
import { readFeatures } from '../words/dictionaries.ts'
import { readSpeech } from '../words/language.ts'

/** Brings a screen, its words and the parts it names while there is a network, for those who may go there without one. */
export async function fetchScreenAhead(address: string): Promise<void> {
  const screen = screenAt(address)
  if (!screen) return
  try {
    await Promise.all([
      loadScreen(screen).then(({ fetchAhead }) => fetchAhead?.()),
      readFeatures(readSpeech().language, screen.features),
    ])
  } catch {
    // It is asked for again when it is gone to.
  }
}
