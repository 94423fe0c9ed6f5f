import { partsLost } from '@darzi/tailoring/verifications/checked-facts.ts'
import { type checkedFactsChanged, nameOfShop } from '../shops/api.ts'
import { ownBadge, partsOf } from './verification-queries.ts'
import { loseParts } from './verification-store.ts'

/** The badge loses what was checked and is different now. The timeline and the inbox say so. */
export const loseBadge: ReturnType<typeof checkedFactsChanged.use> = async (
  { tx, publishEvent },
  { shopId, before, after, now },
) => {
  const badge = await ownBadge(tx)
  if (!badge?.verified_at) return
  const held = partsOf(badge.verified_for)
  const lost = partsLost({ held, before, after })
  if (lost.length === 0) return
  await loseParts(tx, { shopId, badge: { at: badge.verified_at, for: held }, lost, now })
  const subject = { type: 'shop', id: shopId, name: await nameOfShop(tx, shopId) } as const
  for (const part of lost) await publishEvent({ kind: 'verifications.lost', subject, params: { part } })
}
