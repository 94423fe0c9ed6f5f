import type { houseRoutes, partnerRoutes, Statement } from '@darzi/contract/houses.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { monthAfter } from '@darzi/tailoring/plans/period.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { entriesOfMonth } from './house-queries.ts'
import { findPartnership, lockPartnership } from './partner-store.ts'
import { partnershipOf } from './partnership-answer.ts'
import { insertEntry } from './work-store.ts'

interface Asked {
  id: string
  side: 'house' | 'tailor'
  month?: string | undefined
  now: Date
}

/** What was booked in a month, with what stood before and what stands after. Throws notFound. */
async function statementOf(tx: Tx, member: Member, { id, side, now, ...asked }: Asked): Promise<Statement> {
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
  const booked = (of: (entry: (typeof entries)[number]) => number) =>
    sum((entry) => (entry.kind === 'payout' ? 0 : of(entry)))
  const payableMinor = booked((entry) => entry.payable_minor)
  const paidMinor = -sum((entry) => (entry.kind === 'payout' ? entry.payable_minor : 0))
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

/** Marks all that is owed as paid: what the person saw must be what is owed. Sent again it is the same payout. */
export async function payOut(ctx: RequestContext<typeof houseRoutes.payOut>) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { shopId } = member
  const locked = await lockPartnership(tx, params.id)
  const row = locked && (await findPartnership(tx, shopId, { id: params.id, side: 'house' }))
  if (!row || row.shop_id !== shopId) throw notFound()
  const owed = Number(row.owed_minor ?? 0)
  if (owed <= 0) throw new AppError('houses.nothingOwed')
  if (owed !== body.amountMinor) throw new AppError('houses.owedChanged')
  await insertEntry(tx, {
    shopId,
    id: body.id,
    partnershipId: row.id,
    tailorId: row.tailor_id,
    workId: null,
    kind: 'payout',
    commissionMinor: 0,
    payableMinor: -owed,
    currency: member.shop.currency,
    onDay: dayIn(member.shop.timeZone, now),
    orderNumber: null,
    note: body.note,
    memberId: member.id,
    now,
  })
  await publishEvent({
    kind: 'houses.paidOut',
    subject: { type: 'shop', id: shopId, name: row.tailor_name },
  })
  return statementOf(tx, member, { id: row.id, side: 'house', now })
}
