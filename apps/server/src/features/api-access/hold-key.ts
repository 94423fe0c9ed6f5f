import type { ApiScope } from '@darzi/tailoring/api-access/scopes.ts'
import { hasApiAccess, isPlanKey } from '@darzi/tailoring/plans.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { Finding, KeyHolder } from '../../http/key-holder.ts'
import { countAttempt } from '../accounts/api.ts'
import { keyInUse, placeOfKey } from './key-queries.ts'
import { setUsed } from './key-store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof keyInUse>>>

/** Last used is told to the minute: a busy key does not write at every call. */
const minuteMs = 60_000

/**
 * Finds whose key this is and counts the use. A key acts for the owner who made it, and stops with them.
 */
export async function holdKey({ now: at, asNobody }: Finding, tokenHash: Buffer): Promise<KeyHolder> {
  const found = await asNobody(async (tx) => {
    const place = await placeOfKey(tx, tokenHash)
    return place && insideShop(tx, place.shop_id, () => use(tx, place.key_id, at))
  })
  if (!found) throw new AppError('access.keyUnknown')
  const { key, seconds } = found
  refuse(key, at)
  if (seconds > 0) throw new AppError('request.tooMany', { seconds })
  return {
    id: key.id,
    name: key.name,
    // written from the closed table
    scopes: key.scopes as ApiScope[],
    shopId: key.shop_id,
    memberId: key.member_id,
    accountId: key.account_id,
    shop: { country: key.country, timeZone: key.time_zone, currency: key.currency },
  }
}

async function use(tx: Tx, id: string, now: Date) {
  const key = await keyInUse(tx, id)
  if (!key) return undefined
  const seconds = await countAttempt(tx, { kind: 'apiKey', key: id, now })
  const isStale = !key.last_used_at || now.getTime() - key.last_used_at.getTime() >= minuteMs
  if (isStale && !key.revoked_at && !key.suspended_reason) await setUsed(tx, id, now)
  return { key, seconds }
}

function refuse(key: Found, now: Date) {
  const hasOwner = key.role === 'owner' && key.is_active && !key.closed_at
  if (key.revoked_at || !hasOwner) throw new AppError('access.keyRevoked')
  if (key.suspended_reason) throw new AppError('access.shopSuspended', { reason: key.suspended_reason })
  if (key.expires_at <= now) throw new AppError('access.keyEnded')
  if (!isPlanKey(key.plan) || !hasApiAccess(key.plan)) throw new AppError('access.keyPlan')
}
