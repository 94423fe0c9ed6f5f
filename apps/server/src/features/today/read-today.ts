import type { Today, todayRoutes } from '@darzi/contract/today.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lowStock } from '../inventory/api.ts'
import { takenOn } from '../ledger/api.ts'
import { todayOfOrders } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { openWorkOf } from '../workshop/api.ts'

const eventsShown = 10
const piecesShown = 50

/** Everything the day asks of this member, each part for those alone who may see it. */
export async function readToday({
  tx,
  member,
  now,
}: RequestContext<typeof todayRoutes.read>): Promise<Today> {
  const { currency, timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const seesOrders = member.may('orders.read')
  const seesMoney = seesOrders && member.may('payments.take')
  const [book, methods, stock, work, latest] = await Promise.all([
    seesOrders ? todayOfOrders(tx, { member, today }) : undefined,
    seesMoney ? takenOn(tx, { day: today, timeZone }) : undefined,
    member.may('inventory.write') ? lowStock(tx, member) : undefined,
    seesOrders ? undefined : openWorkOf(tx, { member, today, limit: piecesShown }),
    member.may('dashboard.read') ? newestEvents(tx, { limit: eventsShown }) : undefined,
  ])
  return {
    today,
    shop: book?.shop,
    money: book && methods && { currency, methods, ...book.ready },
    stock,
    work: work && { rows: work.rows, isMore: work.next !== undefined },
    latest: latest?.rows,
  }
}
