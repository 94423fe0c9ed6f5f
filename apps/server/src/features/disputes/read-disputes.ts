import type { adminDisputeRoutes, Dispute, DisputeRow } from '@darzi/contract/disputes.ts'
import {
  type DisputeAct,
  type DisputeSide,
  disputeActsOpen,
  isUnanswered,
  mayActOnDispute,
} from '@darzi/tailoring/disputes/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type DisputeRecord, disputeWithId, lockDispute, photosOfDispute } from './dispute-queries.ts'
import { gatherEvidence } from './gather-evidence.ts'

export interface Looking {
  side: DisputeSide
  now: Date
}

export async function readDispute(tx: Tx, id: string, looking: Looking): Promise<Dispute> {
  const row = await disputeWithId(tx, id)
  if (!row) throw notFound()
  return tellDispute(tx, row, looking)
}

/** The dispute, held, on which this side may do this now. Throws notFound, disputes.notFromHere, disputes.tooLate, disputes.shopFirst. */
export async function requireAct(tx: Tx, id: string, { act, side, now }: Looking & { act: DisputeAct }) {
  const row = await lockDispute(tx, id)
  if (!row) throw notFound()
  const result = mayActOnDispute(standsAs(row), { act, side, now: now.toISOString() })
  if ('refused' in result) throw new AppError(result.refused, result.params)
  return { row, to: result.to }
}

const standsAs = ({ kind, state, answer_by }: DisputeRecord) => ({
  kind,
  state,
  answerBy: answer_by.toISOString(),
})

export const tellRow = (row: DisputeRecord, now: Date): DisputeRow => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: orderNumber(row.order_number),
  shop: row.shop_name,
  customer: row.customer_name,
  kind: row.kind,
  state: row.state,
  raisedAt: row.raised_at.toISOString(),
  answerBy: row.answer_by.toISOString(),
  isUnanswered: isUnanswered(standsAs(row), now.toISOString()) || undefined,
})

const photoPlace = {
  customer: '/api/disputes',
  shop: '/api/shop/disputes',
  operator: '/api/admin/disputes',
} satisfies Record<DisputeSide, string>

export const tellDispute = async (tx: Tx, row: DisputeRecord, { side, now }: Looking): Promise<Dispute> => ({
  ...tellRow(row, now),
  words: row.words,
  currency: row.currency,
  answer: row.answer ?? undefined,
  answeredAt: row.answered_at?.toISOString(),
  outcome: row.outcome ?? undefined,
  refundMinor: row.refund_minor || undefined,
  sentBack: row.sent_back_state ? { minor: row.sent_back_minor, state: row.sent_back_state } : undefined,
  photos: (await photosOfDispute(tx, row)).map(({ id, by_shop: byShop }) => {
    const place = `${photoPlace[side]}/${row.id}/photos/${id}`
    return { id, byShop, url: `${place}/full`, thumbUrl: `${place}/thumb` }
  }),
  decision: row.decision ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  can: disputeActsOpen(standsAs(row), { side, now: now.toISOString() }),
})

export async function readWithEvidence(ctx: RequestContext<typeof adminDisputeRoutes.read>) {
  const { tx, params, operator, now } = ctx
  const row = await disputeWithId(tx, params.id)
  if (!row) throw notFound()
  const within = { operatorId: operator.id, shopId: row.shop_id }
  const evidence = await operatorInShop(tx, within, () => gatherEvidence(tx, row))
  return { dispute: await tellDispute(tx, row, { side: 'operator', now }), evidence }
}
