/** What the order screens ask the server. Every key begins with the feature, so that live updates reach it. */
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { orderQuery } from '../../data/order-query.ts'
import { useMay } from '../../data/session.ts'
import type { TimelineAsked } from '../../kits/detail/timeline-query.ts'
import { orderAsTapped } from './move-in-turn.ts'

/** Everything about one order, its pieces where they were tapped to. */
export const useOrder = (id: string | undefined) =>
  useQuery({ ...orderQuery(id ?? ''), select: orderAsTapped, enabled: id !== undefined })

/** Orders by state, what is due and overdue, what is owed. */
export function useOrderSummary() {
  const mayRead = useMay('orders.read')
  return useQuery({
    queryKey: ['orders', 'summary'],
    queryFn: ({ signal }) => call('GET /api/orders/summary', undefined, { signal }),
    enabled: mayRead,
  })
}

/** A page of what happened on an order. */
export const orderTimeline =
  (id: string) =>
  ({ signal, ...query }: TimelineAsked) =>
    call('GET /api/orders/:id/timeline', { params: { id }, query: { ...query, limit: 20 } }, { signal })

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
