/** What the order screens ask the server. Every key begins with the feature, so that live updates reach it. */

import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../data/api.ts'
import { orderListKey } from '../../data/order-keys.ts'
import { useMay } from '../../data/session.ts'
import { askedOrders, type OrderListQuery } from './order-query.ts'

const pageSize = 60

const list = (query: OrderListQuery) =>
  infiniteQueryOptions({
    queryKey: [...orderListKey, askedOrders(query)],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/orders',
        { query: { ...askedOrders(query), after: pageParam, limit: pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: false,
  })

const noRows: OrderCard[] = []

/** The list, a page at a time; `rows` are all pages fetched so far. */
export function useOrders(query: OrderListQuery) {
  const pages = useInfiniteQuery(list(query))
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? noRows, [pages.data])
  return { ...pages, rows }
}

/** Orders by state, what is due and overdue, what is owed. */
export function useOrderSummary() {
  const mayRead = useMay('orders.read')
  return useQuery({
    queryKey: ['orders', 'summary'],
    queryFn: ({ signal }) => call('GET /api/orders/summary', undefined, { signal }),
    enabled: mayRead,
  })
}

/** How many rows a query has. */
export function useOrderCount(query: OrderListQuery, isAsked = true) {
  return useQuery({
    queryKey: ['orders', 'count', { ...askedOrders(query), sort: undefined }],
    queryFn: ({ signal }) => call('GET /api/orders/count', { query: askedOrders(query) }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}

/** Who did what when on an order. */
export function useOrderTimeline(id: string) {
  return useInfiniteQuery({
    queryKey: ['orders', 'timeline', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/orders/:id/timeline',
        { params: { id }, query: { after: pageParam, limit: 20 } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}

/** Whom work can be given to, for those who may give it. */
export function useWorkers() {
  const mayGive = useMay('orders.write')
  const { data } = useQuery({
    queryKey: ['staff', 'workers'],
    queryFn: ({ signal }) => call('GET /api/workshop/workers', undefined, { signal }),
    enabled: mayGive,
  })
  return data?.workers
}
