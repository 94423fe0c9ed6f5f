import type { Suggestion, suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { daySuggestions } from './day-suggestions.ts'
import { priceSuggestions } from './price-suggestions.ts'
import { sentSuggestions, sizeSuggestions } from './size-suggestions.ts'
import { markedAmong, readFlags } from './suggestion-store.ts'

/** What the rules say now, of the kinds the shop wants, without what was put away. */
export async function listSuggestions({ tx, member, now }: RequestContext<typeof suggestionRoutes.list>) {
  const flags = await readFlags(tx)
  const found: Suggestion[] = []
  if (flags.autoSuggestions) {
    found.push(...(await daySuggestions(tx, { member, now })), ...(await sentSuggestions(tx)))
    if (flags.qualityCheck) found.push(...(await sizeSuggestions(tx, now)))
    if (flags.pricingOptimization) found.push(...(await priceSuggestions(tx, { member, now })))
  }
  const marked = await markedAmong(
    tx,
    found.map(({ key }) => key),
  )
  return { rows: found.filter(({ key }) => !marked.has(key)), putAway: marked.size }
}
