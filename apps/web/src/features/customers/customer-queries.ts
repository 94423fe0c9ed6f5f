/** What the customer screens ask the server. Every key begins with the feature, so that live updates reach it. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'
import { askedDirectory, type DirectoryQuery } from './directory-query.ts'

export type DirectoryPage = ApiReply<'GET /api/customers'>
export type DirectoryPages = InfiniteData<DirectoryPage, string | undefined>

const pageSize = 60

export const listKey = ['customers', 'list'] as const
export const customerKey = (id: string) => ['customers', 'one', id] as const

const directory = (query: DirectoryQuery) =>
  infiniteQueryOptions({
    queryKey: [...listKey, askedDirectory(query)],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/customers',
        { query: { ...askedDirectory(query), after: pageParam, limit: pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: false,
  })

const noRows: CustomerCard[] = []

/** The directory, a page at a time; `rows` are all pages fetched so far. */
export function useDirectory(query: DirectoryQuery) {
  const pages = useInfiniteQuery(directory(query))
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? noRows, [pages.data])
  return { ...pages, rows }
}

/** The directory's summary figures and tags. */
export function useSummary() {
  const mayRead = useMay('customers.read')
  return useQuery({
    queryKey: ['customers', 'summary'],
    queryFn: ({ signal }) => call('GET /api/customers/summary', undefined, { signal }),
    enabled: mayRead,
  })
}

/** How many rows a directory query has. */
export function useCount(query: DirectoryQuery, isAsked = true) {
  return useQuery({
    queryKey: ['customers', 'count', { ...askedDirectory(query), sort: undefined }],
    queryFn: ({ signal }) => call('GET /api/customers/count', { query: askedDirectory(query) }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: customerKey(id),
    queryFn: ({ signal }) => call('GET /api/customers/:id', { params: { id } }, { signal }),
  })

/** Everything about one customer. */
export function useCustomer(id: string | undefined) {
  return useQuery({ ...customerQuery(id ?? ''), enabled: id !== undefined })
}

/** Who did what when on a record; `actor` narrows it to one person's acts. */
export function useTimeline(id: string, actor: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['customers', 'timeline', id, actor],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/customers/:id/timeline',
        { params: { id }, query: { actor, after: pageParam, limit: 20 } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** The records that have this phone; asked only once it is long enough to be one. */
export function useByPhone(phone: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['customers', 'byPhone', phone],
    queryFn: ({ signal }) => call('GET /api/customers/by-phone', { query: { phone } }, { signal }),
    enabled: isAsked,
    retry: false,
  })
}

/** Groups of records that share a phone. */
export function useDuplicates() {
  return useInfiniteQuery({
    queryKey: ['customers', 'duplicates'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/customers/duplicates', { query: { after: pageParam, limit: 20 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}
