import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { cardOf } from './card-queries.ts'
import { countMatching, ordersPage } from './management-queries.ts'

/** A page of order management as cards. */
export async function listOrders({ tx, member, query, now }: RequestContext<typeof orderRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const { rows, next } = await ordersPage(tx, { ...query, today })
  return { rows: rows.map((row) => cardOf(row, { member, today })), next }
}

const countedUpTo = 1000

export function countOrders({ tx, member, query, now }: RequestContext<typeof orderRoutes.count>) {
  return countMatching(tx, { ...query, today: dayIn(member.shop.timeZone, now), most: countedUpTo })
}
