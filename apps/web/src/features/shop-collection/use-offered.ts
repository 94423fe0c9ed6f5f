import { call } from '../../data/api.ts'
import { arrivedToShow } from '../../data/arrived.ts'
import { useFoundPages } from '../../data/use-found-pages.ts'
import type { Category } from './categories.ts'

export interface OfferFilter {
  shop?: string
  q?: string
  category: Category
  /** Only what is sewn to measure. */
  only?: 'toMeasure'
}

const perPage = 24

/** What is offered by this filter, a page at a time. */
export function useOffered({ shop, q, category, only }: OfferFilter) {
  const query = { shop, q, category, only, limit: perPage }
  return useFoundPages(JSON.stringify([shop, q, category, only]), {
    fetchPage: (after, told) => call('GET /api/collection', { query: { ...query, after } }, told),
    arrived: () => arrivedToShow('GET /api/collection', { query }),
  })
}
