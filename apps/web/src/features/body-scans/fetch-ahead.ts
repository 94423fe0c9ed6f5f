import { links } from '../../links.ts'
import { screenAt } from '../../routes.tsx'
import { fetchAvatarAhead } from '../../ui/avatar/fetch-ahead.ts'
import { readRooms } from '../../words/dictionaries.ts'
import { readSpeech } from '../../words/language.ts'
import { fetchOwnResults } from '../results/fetch-ahead.ts'

/** Brings the screen of results and its words while there is a network, so that none is needed when the numbers are there. */
export async function fetchResultsAhead(): Promise<void> {
  const screen = screenAt(links.results())
  try {
    await Promise.all([
      ...[screen?.load(), readRooms(readSpeech().language, screen?.rooms ?? [])],
      ...[fetchAvatarAhead(), fetchOwnResults()],
    ])
  } catch {
    // It is asked for again when it is gone to.
  }
}
