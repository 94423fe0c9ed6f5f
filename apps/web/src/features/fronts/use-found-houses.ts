import { call } from '../../data/api.ts'
import { arrivedToShow } from '../../data/arrived.ts'
import { useFoundPages } from '../../data/use-found-pages.ts'

const perPage = 24

/** Houses by these words, a page at a time. */
export function useFoundHouses(words: string) {
  const q = words.trim() || undefined
  return useFoundPages(q ?? '', {
    fetchPage: (after, told) => call('GET /api/houses', { query: { q, limit: perPage, after } }, told),
    arrived: () => arrivedToShow('GET /api/houses', { query: { q, limit: perPage } }),
  })
}
