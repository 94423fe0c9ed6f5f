import type { shopRoutes } from '@darzi/contract/shops.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { customerFigures } from '../customers/api.ts'
import { dayIn, readShop } from '../shops/api.ts'
import { staffFigures } from '../staff/api.ts'

const weekMs = 7 * 24 * 3600_000

/** The dashboard's figures, all counted now. */
export async function readDashboard({ tx, member, now }: RequestContext<typeof shopRoutes.dashboard>) {
  const today = dayIn(member.shop.timeZone, now)
  const { total, recent, repeat, inactive, withoutPhone, addedSince } = await customerFigures(tx, {
    today,
    addedSince: new Date(now.getTime() - weekMs),
  })
  const { plan } = await readShop(tx, member.shopId, now)
  const { rows: latest } = await newestEvents(tx, { limit: 8 })
  return {
    customers: { total, recent, repeat, inactive, withoutPhone, addedThisWeek: addedSince },
    staff: await staffFigures(tx, now),
    plan,
    latest,
  }
}
