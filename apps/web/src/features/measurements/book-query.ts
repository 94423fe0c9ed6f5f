/** Which records of the book are asked for; it stands in the address. */
import { call } from '../../data/api.ts'
import { useListPages, useListQuery } from '../../kits/list/define-list.ts'
import { listQuery, oneOf, type QueryOf, text } from '../../kits/list/list-query.ts'

export const ranges = ['all', 'week', 'month', 'year'] as const

const fields = { q: text(), customer: text(), range: oneOf(ranges, 'all') }
export type BookQuery = QueryOf<typeof fields>

export const bookQuery = listQuery(fields)

/** Stand in the address too and are no filters: an open record, and whether the two latest are compared. */
export const useBookQuery = () => useListQuery(bookQuery, ['record', 'compare'])

/** The book, a page at a time. */
export const useBook = (query: BookQuery) =>
  useListPages(query, {
    key: ['measurements', 'book'],
    codec: bookQuery,
    fetchPage: (sent, told) => call('GET /api/measurement-records', { query: sent }, told),
  })
