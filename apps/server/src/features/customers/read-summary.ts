import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { customerFigures } from './customer-figures.ts'
import { commonTags } from './tag-queries.ts'

/** The directory's figures and its tags, from the tallies: as quick for a big shop as for a small one. */
export async function readSummary({ tx, member, now }: RequestContext<typeof customerRoutes.summary>) {
  const [figures, tags] = await Promise.all([
    customerFigures(tx, { today: dayIn(member.shop.timeZone, now) }),
    commonTags(tx),
  ])
  const { total, recent, repeat, inactive, archived, totalOrders, totalSpentMinor } = figures
  return { total, recent, repeat, inactive, archived, totalOrders, totalSpentMinor, tags }
}
