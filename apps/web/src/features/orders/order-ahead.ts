import { orderQuery } from '../../data/order-query.ts'
import { queries } from '../../data/queries.ts'
import { timelineQuery } from '../../kits/detail/timeline-query.ts'
import { links } from '../../links.ts'
import { fetchScreenAhead, mayFetchAhead } from '../../shell/fetch-ahead.ts'
import { orderTimeline } from './order-queries.ts'

/** Brings an order's page, its code and what it shows, for whoever is about to open it. */
export function fetchOrderAhead(id: string): void {
  if (!mayFetchAhead()) return
  void fetchScreenAhead(links.order(id))
  void import('./PhotoForm.tsx').catch(() => {})
  void queries.prefetchQuery(orderQuery(id))
  void queries.prefetchInfiniteQuery(timelineQuery({ feature: 'orders', id, ask: orderTimeline(id) }))
}
