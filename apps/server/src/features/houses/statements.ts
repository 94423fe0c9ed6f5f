import type { Statement } from '@darzi/contract/house-shapes.ts'
import type { houseRoutes, partnerRoutes } from '@darzi/contract/houses.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { monthAfter } from '@darzi/tailoring/plans/period.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { entriesOfMonth } from './house-queries.ts'
import { findPartnership } from './partner-store.ts'
import { partnershipOf } from './partnership-answer.ts'
import { reversedOf } from './payout-store.ts'

interface Asked {
  id: string
  side: 'house' | 'tailor'
  month?: string | undefined
  now: Date
}

/** What was booked in a month, with what stood before and what stands after. Throws notFound. */
export async function statementOf(
  tx: Tx,
  member: Member,
  { id, side, now, ...asked }: Asked,
): Promise<Statement> {
  const row = await findPartnership(tx, member.shopId, { id, side })
  if (!row) throw notFound()
  const month = asked.month ?? dayIn(member.shop.timeZone, now).slice(0, 7)
  const from = `${month}-01`
  const { opening, entries } = await entriesOfMonth(
    tx,
    { shopId: row.shop_id, id: row.id },
    { from, until: monthAfter(from) },
  )
  const sum = (of: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0)
  const isPaid = ({ kind }: (typeof entries)[number]) => kind === 'payout' || kind === 'reversal'
  const booked = (of: (entry: (typeof entries)[number]) => number) =>
    sum((entry) => (isPaid(entry) ? 0 : of(entry)))
  const reversed = await reversedOf(tx, { shopId: row.shop_id, partnershipId: row.id })
  const payableMinor = booked((entry) => entry.payable_minor)
  const paidMinor = -sum((entry) => (isPaid(entry) ? entry.payable_minor : 0))
  return {
    partnership: partnershipOf(row, member.shop.currency),
    month,
    openingMinor: opening,
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      on: entry.on_day,
      order: entry.order_number === null ? undefined : orderNumber(entry.order_number),
      note: entry.note ?? undefined,
      baseMinor: entry.base_minor,
      commissionMinor: entry.commission_minor,
      payableMinor: entry.payable_minor,
      canReverse: side === 'house' && entry.kind === 'payout' && !reversed.has(entry.id),
    })),
    baseMinor: booked((entry) => entry.base_minor),
    commissionMinor: booked((entry) => entry.commission_minor),
    payableMinor,
    paidMinor,
    closingMinor: opening + payableMinor - paidMinor,
    currency: member.shop.currency,
  }
}

export const readStatement = ({
  tx,
  member,
  params,
  query,
  now,
}: RequestContext<typeof houseRoutes.statement>) =>
  statementOf(tx, member, { ...params, side: 'house', month: query.month, now })

export const readOwnStatement = ({
  tx,
  member,
  params,
  query,
  now,
}: RequestContext<typeof partnerRoutes.statement>) =>
  statementOf(tx, member, { ...params, side: 'tailor', month: query.month, now })
