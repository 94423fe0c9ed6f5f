/** What the customer screens ask the server. Every key begins with the feature, so that live updates reach it. */
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { arrived } from '../../data/arrived.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { useMay } from '../../data/session.ts'
import type { TimelineAsked } from '../../kits/detail/timeline-query.ts'
import { customerKey } from './customer-cache.ts'

/** The directory's summary figures and tags. */
export function useSummary() {
  const mayRead = useMay('customers.read')
  return useQuery({
    queryKey: ['customers', 'summary'],
    queryFn: ({ signal }) => call('GET /api/customers/summary', undefined, { signal }),
    enabled: mayRead,
  })
}

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: customerKey(id),
    queryFn: ({ signal }) => call('GET /api/customers/:id', { params: { id } }, { signal }),
    initialData: () => arrived('GET /api/customers/:id', { params: { id } }),
  })

/** Everything about one customer. */
export function useCustomer(id: string | undefined) {
  return useQuery({ ...customerQuery(id ?? ''), enabled: id !== undefined })
}

/** A page of what happened on a customer's record. */
export const customerTimeline =
  (id: string) =>
  ({ signal, ...query }: TimelineAsked) =>
    call('GET /api/customers/:id/timeline', { params: { id }, query: { ...query, limit: 20 } }, { signal })

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
    ...byCursor((after, told) =>
      call('GET /api/customers/duplicates', { query: { after, limit: 20 } }, told),
    ),
  })
}
