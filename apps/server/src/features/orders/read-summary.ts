import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { sumTallies } from './tally-queries.ts'

/** The figures of all orders, from the tallies: as quick for a big shop as for a small one. */
export async function readSummary({ tx, member, now }: RequestContext<typeof orderRoutes.summary>) {
  const { currency, timeZone } = member.shop
  return { ...(await sumTallies(tx, dayIn(timeZone, now))), currency }
}
