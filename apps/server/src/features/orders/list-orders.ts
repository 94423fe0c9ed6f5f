import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { Asked } from '../../http/asked.ts'
import { dayIn } from '../shops/time-zone.ts'
import { cardOf } from './card-queries.ts'
import { countWished, ordersPage } from './management-queries.ts'

/** A page of order management as cards. */
export async function listOrders({ tx, member, query, now }: Asked<typeof orderRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const { rows, next } = await ordersPage(tx, { ...query, today })
  return { rows: rows.map((row) => cardOf(row, { member, today })), next }
}

const countedUpTo = 1000

export function countOrders({ tx, member, query, now }: Asked<typeof orderRoutes.count>) {
  return countWished(tx, { ...query, today: dayIn(member.shop.timeZone, now), most: countedUpTo })
}
