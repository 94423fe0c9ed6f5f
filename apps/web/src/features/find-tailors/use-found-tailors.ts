import type { ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { arrivedToShow } from '../../data/arrived.ts'
import { useFoundPages } from '../../data/use-found-pages.ts'
import type { TailorFilter } from './use-tailor-address.ts'

type Query = NonNullable<ApiRequest<'GET /api/tailors'>['query']>

/** Tailors by this filter, a page at a time. */
export function useFoundTailors(filter: TailorFilter) {
  const asked = JSON.stringify(filter)
  // What stands in an address is text; the server reads it by its contract and refuses at the field what it cannot.
  const query = JSON.parse(asked) as Query
  return useFoundPages(asked, {
    fetchPage: (after, told) => call('GET /api/tailors', { query: { ...query, after } }, told),
    arrived: () => arrivedToShow('GET /api/tailors', { query }),
  })
}
