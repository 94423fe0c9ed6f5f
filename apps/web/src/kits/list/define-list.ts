/** A list of the server's rows: its query in the address, its rows page by page, how many there are. */
import type { ViewFeature } from '@darzi/contract/views.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { byCursor } from '../../data/by-cursor.ts'
import { type Fields, type ListQuery, listQuery, type QueryOf, type SentOf } from './list-query.ts'

const pageSize = 60

interface Page<Row> {
  rows: Row[]
  next?: string
}
export interface Count {
  count: number
  /** There are more than were counted. */
  isCapped: boolean
}
interface Paging {
  after?: string
  limit: number
}
interface Told {
  signal: AbortSignal
}

interface Wanted<F extends Fields, Row> {
  /** Whose saved views and live updates they are; the first word of every key in the cache. */
  feature: ViewFeature
  fields: F
  usually?: (query: QueryOf<F>) => Partial<QueryOf<F>>
  fetchPage: (query: SentOf<F> & Paging, told: Told) => Promise<Page<Row>>
  fetchCount: (query: SentOf<F>, told: Told) => Promise<Count>
  /** The screen that shows it, with a query. */
  to: (query: Record<string, string>) => string
}

export interface List<F extends Fields, Row extends { id: string }> extends ListQuery<F> {
  feature: ViewFeature
  to: Wanted<F, Row>['to']
  /** Of every page of rows in the cache. */
  key: readonly [ViewFeature, 'list']
  /** The query lives in the address; every change is one step back in history unless it replaces the last. */
  useQuery: () => {
    query: QueryOf<F>
    change: (part: Partial<QueryOf<F>>, options?: { replace?: boolean }) => void
  }
  usePages: (query: QueryOf<F>) => Pages<Row>
  /** How many rows a query has; the sort does not count. */
  useCount: (query: QueryOf<F>, isAsked?: boolean) => Count | undefined
}

export interface Pages<Row> {
  /** Of all pages fetched so far. */
  rows: readonly Row[]
  isPending: boolean
  hasCome: boolean
  error: Error | null
  refetch: () => void
  /** Asks for the next page; absent when there is none, it is on its way, or it failed. */
  fetchNext?: () => void
  isFetchingNext: boolean
  /** Set when the next page failed. */
  retryNext?: () => void
}

export function defineList<F extends Fields, Row extends { id: string }>(
  wanted: Wanted<F, Row>,
): List<F, Row> {
  const codec = listQuery(wanted.fields, wanted.usually)
  const key = [wanted.feature, 'list'] as const
  return {
    ...codec,
    feature: wanted.feature,
    to: wanted.to,
    key,
    useQuery: () => useListQuery(codec),
    usePages: (query) => useListPages(query, { key, codec, fetchPage: wanted.fetchPage }),
    useCount(query, isAsked = true) {
      const sent = codec.send(query)
      return useQuery({
        queryKey: [wanted.feature, 'count', { ...sent, sort: undefined }],
        queryFn: (told) => wanted.fetchCount(sent, told),
        enabled: isAsked,
        placeholderData: keepPreviousData,
      }).data
    },
  }
}

/** The query of a screen without a list of its own; `defineList` gives lists theirs. What stands `besides` it in the address stays. */
export function useListQuery<F extends Fields>(codec: ListQuery<F>, besides: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const query = codec.read(search)
  function change(part: Partial<QueryOf<F>>, options: { replace?: boolean } = {}) {
    // A default nobody chose is not kept when other rows are asked for.
    const chosen = Object.fromEntries(Object.entries(query).filter(([name]) => search.has(name)))
    const address = codec.write(codec.fill({ ...chosen, ...part } as Partial<QueryOf<F>>))
    if (address.toString() === codec.write(query).toString()) return
    for (const name of besides) for (const value of search.getAll(name)) address.append(name, value)
    setSearch(address, { ...options, preventScrollReset: true })
  }
  return { query, change }
}

interface PagesOf<F extends Fields, Row> {
  key: readonly string[]
  codec: ListQuery<F>
  fetchPage: Wanted<F, Row>['fetchPage']
}

/** The pages of a list that has no saved views; `defineList` gives the others theirs. */
export function useListPages<F extends Fields, Row>(
  query: QueryOf<F>,
  { key, codec, fetchPage }: PagesOf<F, Row>,
): Pages<Row> {
  const sent = codec.send(query)
  const pages = useInfiniteQuery({
    queryKey: [...key, sent],
    ...byCursor((after, told) => fetchPage({ ...sent, after, limit: pageSize }, told)),
    refetchOnWindowFocus: false,
  })
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data])
  const fetchNext = () => void pages.fetchNextPage()
  const hasFailed = pages.isFetchNextPageError
  return {
    rows,
    isPending: pages.isPending,
    hasCome: pages.data !== undefined,
    error: pages.error,
    refetch: () => void pages.refetch(),
    fetchNext: pages.hasNextPage && !pages.isFetchingNextPage && !hasFailed ? fetchNext : undefined,
    isFetchingNext: pages.isFetchingNextPage,
    retryNext: hasFailed ? fetchNext : undefined,
  }
}
