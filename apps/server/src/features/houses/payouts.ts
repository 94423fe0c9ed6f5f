import type { houseRoutes } from '@darzi/contract/houses.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { bookAtPartner, takeBackAtPartner } from './book-at-partner.ts'
import { findPartnership, lockPartnership } from './partner-store.ts'
import { duesOf, findPayout, insertLine, linesOf, reversedOf } from './payout-store.ts'
import { statementOf } from './statements.ts'
import { insertEntry } from './work-store.ts'

type Paying = RequestContext<typeof houseRoutes.payOut> | RequestContext<typeof houseRoutes.reversePayout>

/** The partnership, held: what is owed in it changes with nobody else meanwhile. Throws notFound. */
async function lockOwn({ tx, member, params }: Paying) {
  const locked = await lockPartnership(tx, params.id)
  const row = locked && (await findPartnership(tx, member.shopId, { id: params.id, side: 'house' }))
  if (!row) throw notFound()
  return row
}

/**
 * Marks all that is owed as paid: what the person saw must be what is owed. Each order's part stands in the partner's own ledger too.
 * Sent again it is the same payout.
 */
export async function payOut(ctx: RequestContext<typeof houseRoutes.payOut>) {
  const { tx, member, body, now, publishEvent } = ctx
  const { shopId } = member
  const row = await lockOwn(ctx)
  if (await findPayout(tx, { partnershipId: row.id, id: body.id }))
    return statementOf(tx, member, { id: row.id, side: 'house', now })
  const owed = Number(row.owed_minor ?? 0)
  if (owed <= 0) throw new AppError('houses.nothingOwed')
  if (owed !== body.amountMinor) throw new AppError('houses.owedChanged')
  const dues = await duesOf(tx, { shopId, id: row.id })
  await insertEntry(tx, {
    ...entryOf(ctx, row),
    id: body.id,
    kind: 'payout',
    payableMinor: -owed,
    note: body.note,
  })
  for (const due of dues) {
    const { offMinor, tailorEntries } = await bookAtPartner(ctx, { due, house: row.house_name })
    await insertLine(tx, { shopId, payoutId: body.id, due, offMinor, tailorEntries })
  }
  await publishEvent({
    kind: 'houses.paidOut',
    subject: { type: 'shop', id: shopId, name: row.tailor_name },
  })
  return statementOf(tx, member, { id: row.id, side: 'house', now })
}

/** Takes back a payout that was entered by mistake: it is owed again, and the partner's ledger says so. Throws houses.payoutReversed. */
export async function reversePayout(ctx: RequestContext<typeof houseRoutes.reversePayout>) {
  const { tx, member, params, body, now, newId, publishEvent } = ctx
  const row = await lockOwn(ctx)
  const payout = await findPayout(tx, { partnershipId: row.id, id: params.payout })
  if (!payout) throw notFound()
  const reversed = await reversedOf(tx, { shopId: member.shopId, partnershipId: row.id })
  if (reversed.has(payout.id)) throw new AppError('houses.payoutReversed')
  const { reason } = body
  await insertEntry(tx, {
    ...entryOf(ctx, row),
    id: newId(),
    kind: 'reversal',
    payableMinor: -payout.payable_minor,
    reverses: payout.id,
    note: reason,
  })
  for (const line of await linesOf(tx, payout.id))
    await takeBackAtPartner(ctx, { line, house: row.house_name, reason })
  await publishEvent({
    kind: 'houses.payoutReversed',
    subject: { type: 'shop', id: member.shopId, name: row.tailor_name },
    params: { reason },
  })
  return statementOf(tx, member, { id: row.id, side: 'house', now })
}

const entryOf = ({ member, now }: Paying, row: { id: string; tailor_id: string }) => ({
  shopId: member.shopId,
  partnershipId: row.id,
  tailorId: row.tailor_id,
  workId: null,
  commissionMinor: 0,
  currency: member.shop.currency,
  onDay: dayIn(member.shop.timeZone, now),
  orderNumber: null,
  memberId: member.id,
  now,
})
