import type { orderRoutes } from '@darzi/contract/orders.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uuid } from './management-sort.ts'
import { isTaken } from './order-store.ts'
import { actorsOn } from './timeline-queries.ts'

/** What happened on an order, newest first; and everyone who had a hand in it. */
export async function readTimeline({ tx, params, query }: RequestContext<typeof orderRoutes.timeline>) {
  const { after, limit, actor } = query
  if (after !== undefined && !uuid.test(after)) throw fieldError('after', 'request.malformed')
  const [isThere, page, actors] = await Promise.all([
    isTaken(tx, params.id),
    newestEvents(tx, { limit, after, actorId: actor, subjects: [{ type: 'order', ids: [params.id] }] }),
    actorsOn(tx, params.id),
  ])
  if (!isThere) throw notFound()
  return { ...page, actors }
}
