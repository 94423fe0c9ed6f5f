import type { orderRoutes } from '@darzi/contract/orders.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal, notFound } from '../../http/refusal.ts'
import { uuid } from './management-order.ts'
import { isTaken } from './order-store.ts'
import { actorsOn } from './timeline-queries.ts'

/** What happened on an order, newest first; and everyone who had a hand in it. */
export async function readTimeline({ tx, params, query }: Asked<typeof orderRoutes.timeline>) {
  const { after, limit, actor } = query
  if (after !== undefined && !uuid.test(after)) throw fieldRefusal('after', 'request.malformed')
  const [isThere, page, actors] = await Promise.all([
    isTaken(tx, params.id),
    newestEvents(tx, { limit, after, actorId: actor, subjects: [{ type: 'order', ids: [params.id] }] }),
    actorsOn(tx, params.id),
  ])
  if (!isThere) throw notFound()
  return { ...page, actors }
}
