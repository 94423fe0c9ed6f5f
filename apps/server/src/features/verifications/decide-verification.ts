import type { adminVerificationRoutes } from '@darzi/contract/verifications.ts'
import { mayActOnVerification } from '@darzi/tailoring/verifications/life.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellByMail } from '../accounts/api.ts'
import { nameOfShop, ownersOf } from '../shops/api.ts'
import { tellVerification } from './read-verifications.ts'
import { lockSent, stateOf, type VerificationRecord } from './verification-queries.ts'
import { changeVerification, renewOthers, writeBadge } from './verification-store.ts'

type DecideContext = RequestContext<typeof adminVerificationRoutes.decide>

/** Verified, the badge says what was checked and when; refused, the shop is told why. Of two decisions at once the second is refused. */
export async function decideVerification(ctx: DecideContext) {
  const { tx, params, body, operator, now } = ctx
  const row = await lockSent(tx, params.id)
  if (!row) throw notFound()
  const { act, words } = body
  const result = mayActOnVerification(stateOf(row), { act, by: 'operator' })
  if ('refused' in result) throw new AppError(result.refused, result.params)
  const parts = act === 'verify' ? [...new Set(body.for)] : []
  if (act === 'verify' && parts.length === 0) throw fieldError('for', 'verifications.nothingChecked')
  if (act === 'refuse' && !words) throw fieldError('words', 'verifications.wordsNeeded')
  const key = { shopId: row.shop_id, id: row.id }
  const decided = { decision: words || null, decided_at: now, decided_by: operator.id, verified_for: parts }
  await changeVerification(tx, key, { state: result.to, ...decided })
  if (act === 'verify') await renewOthers(tx, key)
  const owners = await operatorInShop(tx, { operatorId: operator.id, shopId: row.shop_id }, async () => {
    if (act === 'verify') await writeBadge(tx, row.shop_id, { at: now, for: parts })
    if (act === 'refuse' && row.state === 'verified') await writeBadge(tx, row.shop_id, undefined)
    await announce(ctx, row)
    return ownersOf(tx)
  })
  await mailOwners(ctx, owners)
  return tellVerification(tx, row.id)
}

async function announce({ tx, body, newId, now }: DecideContext, { shop_id: shopId }: VerificationRecord) {
  const subject = { type: 'shop', id: shopId, name: await nameOfShop(tx, shopId) } as const
  const kind = body.act === 'verify' ? 'verifications.verified' : 'verifications.refused'
  await publishEvent(tx, { shopId, memberId: null, name: null }, { id: newId(), at: now, kind, subject })
}

async function mailOwners(ctx: DecideContext, owners: readonly string[]) {
  const { act, words = '' } = ctx.body
  const template = act === 'verify' ? 'shopVerified' : 'verificationRefused'
  for (const accountId of owners)
    await tellByMail(ctx, ctx, { accountId, template, params: { words, path: '/tailor/profile' } })
}
