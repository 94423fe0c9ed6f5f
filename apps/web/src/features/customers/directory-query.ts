/**
 * Customers, as the shop sees them: the directory, one person's record, taking in, importing. What another member
 * should see the same stands in the URL; nothing on these screens is invented, every figure is the server's.
 */
import type { DirectoryFilter } from '@darzi/contract/customer-shapes.ts'

export const filters = ['all', 'recent', 'repeat', 'inactive'] as const
export const sorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const
export type Filter = (typeof filters)[number]
export type Sort = (typeof sorts)[number]

export interface DirectoryQuery {
  q: string
  filter: Filter
  sort: Sort
  tag: string
  archived: boolean
}

export const wholeDirectory: DirectoryQuery = {
  q: '',
  filter: 'all',
  sort: 'lastOrder',
  tag: '',
  archived: false,
}

/** Reads the directory's query from the URL; what it does not know is left at its default. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  return {
    q: search.get('q') ?? '',
    filter: filters.find((filter) => filter === search.get('filter')) ?? wholeDirectory.filter,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? wholeDirectory.sort,
    tag: search.get('tag') ?? '',
    archived: search.get('archived') === 'true',
  }
}

/** Writes it back, defaults left out and always in one order: the same rows have the same address. */
export function writeDirectoryQuery(query: DirectoryQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (query.q.trim()) search.set('q', query.q)
  if (query.filter !== wholeDirectory.filter) search.set('filter', query.filter)
  if (query.sort !== wholeDirectory.sort) search.set('sort', query.sort)
  if (query.tag) search.set('tag', query.tag)
  if (query.archived) search.set('archived', 'true')
  return search
}

/** As the server is asked. */
export function askedDirectory({ q, filter, sort, tag, archived }: DirectoryQuery): DirectoryFilter {
  return {
    q: q.trim().slice(0, 120) || undefined,
    filter,
    sort,
    tag: tag || undefined,
    archived: archived ? 'true' : 'false',
  }
}

/** Whether fewer rows than the whole book are asked for; the sort hides none. */
export function isNarrowed({ q, filter, tag }: DirectoryQuery): boolean {
  return q.trim() !== '' || filter !== 'all' || tag !== ''
}
