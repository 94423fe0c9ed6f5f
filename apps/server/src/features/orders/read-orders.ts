import type { orderRoutes } from '@darzi/contract/orders.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import { isId } from '../../http/keyset.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { cardOf } from './card-queries.ts'
import { lastOrderOf, lastPiecesOf } from './last-order-queries.ts'
import { countMatching, countWentAhead, ordersPage } from './management-queries.ts'
import { readOrder } from './order-queries.ts'
import { isTaken } from './order-store.ts'
import { soldGarments } from './ports.ts'
import { sumOrders } from './tally-queries.ts'
import { actorsOn } from './timeline-queries.ts'

/** A page of order management as cards. */
export async function listOrders({ tx, member, query, now }: RequestContext<typeof orderRoutes.list>) {
  const { timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const { rows, next } = await ordersPage(tx, { ...query, today, timeZone })
  return { rows: rows.map((row) => cardOf(row, { member, today })), next }
}

const countedUpTo = 1000

export function countOrders({ tx, member, query, now }: RequestContext<typeof orderRoutes.count>) {
  const { timeZone } = member.shop
  return countMatching(tx, { ...query, today: dayIn(timeZone, now), timeZone, most: countedUpTo })
}

/** The customer's last order that was taken on and not called off, to take it again, with what of it is still sold. */
export async function readLast(ctx: RequestContext<typeof orderRoutes.last>) {
  const { tx, query } = ctx
  const id = await lastOrderOf(tx, query.customer)
  if (!id) return { sold: [], pieces: [] }
  const [order, pieces] = await Promise.all([readOrder(tx, id, ctx), lastPiecesOf(tx, query.customer)])
  const itemIds = order.pieces.flatMap(({ collection }) => collection?.itemId ?? [])
  return { order, sold: await soldGarments.use().stillSold(tx, [...new Set(itemIds)]), pieces }
}

/** The figures of all orders, from the tallies and an index: as quick for a big shop as for a small one. */
export async function readSummary({ tx, member, now }: RequestContext<typeof orderRoutes.summary>) {
  const { currency, timeZone } = member.shop
  const today = dayIn(timeZone, now)
  return { ...(await sumOrders(tx, today)), exceptions: await countWentAhead(tx, today), currency }
}

/** What happened on an order, newest first; and everyone who had a hand in it. */
export async function readTimeline({ tx, params, query }: RequestContext<typeof orderRoutes.timeline>) {
  const { after, limit, actor } = query
  if (after !== undefined && !isId(after)) throw fieldError('after', 'request.malformed')
  const [isThere, page, actors] = await Promise.all([
    isTaken(tx, params.id),
    newestEvents(tx, { limit, after, actorId: actor, subjects: [{ type: 'order', ids: [params.id] }] }),
    actorsOn(tx, params.id),
  ])
  if (!isThere) throw notFound()
  return { ...page, actors }
}
