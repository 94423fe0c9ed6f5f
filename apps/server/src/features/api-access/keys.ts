import type { ApiStanding, apiAccessRoutes, ShopKey } from '@darzi/contract/api-access.ts'
import { longestKeyDays, mostKeys } from '@darzi/tailoring/api-access/scopes.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import { keyMark } from '../../http/bearer-key.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import { attemptLimits, requireConfirmed, tellOwners } from '../accounts/api.ts'
import { dayIn, nameOfShop } from '../shops/api.ts'
import { type KeyRow, keysOf } from './key-queries.ts'
import { insertKey, keyExists, lockKeys, setRevoked } from './key-store.ts'
import { isInPlan, requireApiPlan } from './require-api-plan.ts'

const shownMs = 90 * 24 * 3600_000
/** Of the token, for telling keys apart. */
const startLetters = keyMark.length + 6

export const readKeys = ({ tx, member, now }: RequestContext<typeof apiAccessRoutes.read>) =>
  standing(tx, member.shopId, now)

/** The token is answered and kept nowhere. */
export async function makeKey(ctx: RequestContext<typeof apiAccessRoutes.make>) {
  const { tx, member, body, now, enqueue } = ctx
  await requireConfirmed(ctx)
  await requireApiPlan(tx, member.shopId)
  if (await keyExists(tx, body.id)) throw new AppError('apiAccess.toldOnce')
  const name = normaliseName(body.name)
  if (!name) throw emptyField('name')
  refuseDay(body.lastDay, dayIn(member.shop.timeZone, now))
  const held = await lockKeys(tx, member.shopId)
  if (held.filter(({ expires_at }) => expires_at > now).length >= mostKeys)
    throw new AppError('apiAccess.tooManyKeys', { limit: mostKeys })
  if (held.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw fieldError('name', 'apiAccess.nameTaken')
  const token = `${keyMark}${newToken().token}`
  await insertKey(tx, {
    shopId: member.shopId,
    id: body.id,
    name,
    start: token.slice(0, startLetters),
    tokenHash: hashToken(token),
    scopes: [...new Set(body.scopes)],
    memberId: member.id,
    lastDay: body.lastDay,
    timeZone: member.shop.timeZone,
    now,
  })
  await say(ctx, 'apiAccess.keyMade', { key: name })
  await tellOwners({ tx, enqueue }, ctx, {
    template: 'apiKeyMade',
    params: { key: name, shop: await nameOfShop(tx, member.shopId), path: '/settings/api' },
  })
  const { keys } = await standing(tx, member.shopId, now)
  const key = keys.find(({ id }) => id === body.id)
  if (!key) throw new Error('the key that was just made is not there')
  return { key, token }
}

export async function revokeKey(ctx: RequestContext<typeof apiAccessRoutes.revoke>) {
  const { tx, member, params, now } = ctx
  const revoked = await setRevoked(tx, params.id, now)
  if (!revoked) throw notFound()
  await say(ctx, 'apiAccess.keyRevoked', { key: revoked.name })
  return standing(tx, member.shopId, now)
}

function refuseDay(lastDay: string, today: string) {
  if (lastDay < today) throw fieldError('lastDay', 'apiAccess.endsTooSoon')
  if (lastDay > addDays(today, longestKeyDays))
    throw fieldError('lastDay', 'apiAccess.endsTooLate', { days: longestKeyDays })
}

type Saying = Pick<RequestContext<typeof apiAccessRoutes.make>, 'tx' | 'member' | 'publishEvent'>

async function say({ tx, member, publishEvent }: Saying, kind: string, params: { key: string }) {
  const name = await nameOfShop(tx, member.shopId)
  await publishEvent({ kind, subject: { type: 'shop', id: member.shopId, name }, params })
}

async function standing(tx: Tx, shopId: string, now: Date): Promise<ApiStanding> {
  const rows = await keysOf(tx, { revokedAfter: new Date(now.getTime() - shownMs) })
  return {
    isInPlan: await isInPlan(tx, shopId),
    perMinute: attemptLimits.apiKey.max,
    keys: rows.map((row) => keyOf(row, now)),
  }
}

const keyOf = (row: KeyRow, now: Date): ShopKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  // written from the closed table
  scopes: row.scopes as ShopKey['scopes'],
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString(),
  state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'ended' : 'active',
})
