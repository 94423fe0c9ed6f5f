import type { VerificationPart, VerificationState } from '@darzi/tailoring/verifications/life.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface Key {
  shopId: string
  id: string
}

export async function insertDraft(tx: Tx, { shopId, id, now }: Key & { now: Date }) {
  await tx.insertInto('verifications').values({ shop_id: shopId, id, created_at: now }).execute()
}

interface NewPhoto extends Key {
  verificationId: string
  part: VerificationPart
  now: Date
}

export async function insertPhoto(tx: Tx, { shopId, id, verificationId, part, now }: NewPhoto) {
  await tx
    .insertInto('verification_photos')
    .values({ shop_id: shopId, id, verification_id: verificationId, part, created_at: now })
    .execute()
}

/** Its bytes are swept out at night. Answers false when it is not there. */
export async function dropPhoto(tx: Tx, { id, verificationId }: { id: string; verificationId: string }) {
  const gone = await tx
    .deleteFrom('verification_photos')
    .where('id', '=', id)
    .where('verification_id', '=', verificationId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

interface Change {
  state: VerificationState
  words?: string | null
  sent_at?: Date | null
  decision?: string | null
  decided_at?: Date
  decided_by?: string
  verified_for?: VerificationPart[]
}

export async function changeVerification(tx: Tx, { shopId, id }: Key, change: Change) {
  await tx
    .updateTable('verifications')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()
}

/** The one that stood before takes its leave. */
export async function renewOthers(tx: Tx, { shopId, id }: Key) {
  await tx
    .updateTable('verifications')
    .set({ state: 'renewed' })
    .where('shop_id', '=', shopId)
    .where('id', '!=', id)
    .where('state', '=', 'verified')
    .execute()
}

interface Losing {
  shopId: string
  badge: { at: Date; for: readonly VerificationPart[] }
  lost: readonly VerificationPart[]
  now: Date
}

/** These parts count no longer; without any other there is no badge. Inside the shop. */
export async function loseParts(tx: Tx, { shopId, badge, lost, now }: Losing) {
  const kept = badge.for.filter((part) => !lost.includes(part))
  await writeBadge(tx, shopId, kept.length > 0 ? { at: badge.at, for: kept } : undefined)
  await tx
    .updateTable('verifications')
    .set({ lost_for: sql`lost_for || ${[...lost]}::text[]`, lost_at: now })
    .where('shop_id', '=', shopId)
    .where('state', '=', 'verified')
    .execute()
}

/** What strangers are told from now on; nothing where nothing is named. Inside the shop. */
export async function writeBadge(
  tx: Tx,
  shopId: string,
  badge: { at: Date; for: readonly VerificationPart[] } | undefined,
) {
  const change = { verified_at: badge?.at ?? null, verified_for: [...(badge?.for ?? [])] }
  await tx
    .insertInto('listings')
    .values({ shop_id: shopId, ...change })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}
