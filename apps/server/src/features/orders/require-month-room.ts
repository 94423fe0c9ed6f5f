import type { Around, InTx, Member } from '../../http/asked.ts'
import { requireOrderRoom } from '../shops/plan-room.ts'
import { dayIn } from '../shops/time-zone.ts'
import { ordersThisMonth } from './figures-queries.ts'

/** Throws orders.limitReached when the shop's plan holds no more orders in this month of the shop's calendar. */
export async function requireMonthRoom({ tx, member, now }: InTx & Pick<Around, 'now'> & { member: Member }) {
  const { timeZone } = member.shop
  const firstDay = `${dayIn(timeZone, now).slice(0, 8)}01`
  const taken = (most: number) => ordersThisMonth(tx, { firstDay, timeZone, most })
  await requireOrderRoom(tx, { shopId: member.shopId, taken, now })
}
