import { links } from '../../links.ts'
import { fetchScreenAhead } from '../../shell/fetch-ahead.ts'
import { fetchAvatarAhead } from '../../ui/avatar/fetch-ahead.ts'
import { fetchOwnResults } from '../results/fetch-ahead.ts'
import { fetchTryOnAhead } from '../try-on/fetch-ahead.ts'

/** The screens that show the numbers and what to do with them, so that no network is needed when the numbers are there. */
export async function fetchResultsAhead(): Promise<void> {
  await fetchScreenAhead(links.results(), () => Promise.all([fetchAvatarAhead(), fetchOwnResults()]))
  await fetchTryOnAhead()
}
