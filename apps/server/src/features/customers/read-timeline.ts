import type { customerRoutes } from '@darzi/contract/customers.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uuid } from './directory-sort.ts'
import { customerOrders } from './ports.ts'
import { actorsOn, withMerged } from './timeline-queries.ts'

/**
 * What happened on a record and on those merged into it, their orders too, newest first; and everyone who had a hand in it.
 */
export async function readTimeline({
  tx,
  member,
  params,
  query,
}: RequestContext<typeof customerRoutes.timeline>) {
  const { after, limit, actor } = query
  if (after !== undefined && !uuid.test(after)) throw fieldError('after', 'request.malformed')
  const ids = await withMerged(tx, params.id)
  if (ids.length === 0) throw notFound()
  const subjects = [
    { type: 'customer', ids },
    { type: 'order', ids: member.may('orders.read') ? await customerOrders.use().newestIds(tx, ids) : [] },
  ]
  const [page, actors] = await Promise.all([
    newestEvents(tx, { limit, after, actorId: actor, subjects }),
    actorsOn(tx, subjects),
  ])
  return { ...page, actors }
}
