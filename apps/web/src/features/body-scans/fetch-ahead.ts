import { links } from '../../links.ts'
import { fetchScreenAhead } from '../../shell/fetch-ahead.ts'

/** The screens that show the numbers and what to do with them, so that no network is needed when the numbers are there. */
export async function fetchResultsAhead(): Promise<void> {
  await fetchScreenAhead(links.results())
  await fetchScreenAhead(links.tryOn())
}
