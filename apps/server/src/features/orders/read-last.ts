import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lastOrderOf } from './last-order-queries.ts'
import { readOrder } from './order-queries.ts'
import { soldGarments } from './ports.ts'

/** The customer's last order that was taken on and not called off, to take it again, with what of it is still sold. */
export async function readLast(ctx: RequestContext<typeof orderRoutes.last>) {
  const { tx, query } = ctx
  const id = await lastOrderOf(tx, query.customer)
  if (!id) return { sold: [] }
  const order = await readOrder(tx, id, ctx)
  const itemIds = order.pieces.flatMap(({ collection }) => collection?.itemId ?? [])
  return { order, sold: await soldGarments.use().stillSold(tx, [...new Set(itemIds)]) }
}
