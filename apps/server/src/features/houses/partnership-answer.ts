import type { Partnership } from '@darzi/contract/house-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { findPartnership, type PartnershipRow } from './partner-store.ts'

type Side = 'house' | 'tailor'

export const partnershipOf = (
  row: NonNullable<PartnershipRow>,
  currency: Partnership['currency'],
): Partnership => ({
  id: row.id,
  house: row.house_name,
  tailor: row.tailor_name,
  state: row.state,
  rateBp: row.rate_bp,
  proposedRateBp: row.proposed_rate_bp ?? undefined,
  tier: row.tier,
  invitedAt: row.invited_at.toISOString(),
  owedMinor: Number(row.owed_minor ?? 0),
  currency,
})

/** One of the shop's partnerships as it stands. Throws notFound. */
export async function readPartnership(
  tx: Tx,
  member: { shopId: string; shop: { currency: Partnership['currency'] } },
  asked: { id: string; side: Side },
) {
  const row = await findPartnership(tx, member.shopId, asked)
  if (!row) throw notFound()
  return partnershipOf(row, member.shop.currency)
}
