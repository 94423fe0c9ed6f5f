/** What the book's address says: words, a customer, how far back, and whether the two latest are compared. */
export const ranges = ['all', 'week', 'month', 'year'] as const

export interface BookQuery {
  q: string
  customer: string
  range: (typeof ranges)[number]
}

export function readBookQuery(search: URLSearchParams): BookQuery {
  const range = ranges.find((each) => each === search.get('range')) ?? 'all'
  return { q: search.get('q') ?? '', customer: search.get('customer') ?? '', range }
}

/** The address with this query; what is not of the query, such as an open record, stays. */
export function writeBookQuery(search: URLSearchParams, { q, customer, range }: BookQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  const parts = { q, customer, range: range === 'all' ? '' : range }
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const isNarrowed = ({ q, customer, range }: BookQuery) =>
  q !== '' || customer !== '' || range !== 'all'
