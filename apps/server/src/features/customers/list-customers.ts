import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { cardOf } from './card-queries.ts'
import { countMatching, directoryPage } from './directory-queries.ts'

/** A page of the directory as cards. */
export async function listCustomers({ tx, member, query, now }: RequestContext<typeof customerRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const { rows, next } = await directoryPage(tx, { ...query, today })
  return { rows: rows.map((row) => cardOf(row, member)), next }
}

const countedUpTo = 1000

export function countCustomers({ tx, member, query, now }: RequestContext<typeof customerRoutes.count>) {
  return countMatching(tx, { ...query, today: dayIn(member.shop.timeZone, now), most: countedUpTo })
}
