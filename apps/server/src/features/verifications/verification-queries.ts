/** Verifications: the shop's own inside it, those that were sent by an operator. */
import type { VerificationPart, VerificationState } from '@darzi/tailoring/verifications/life.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const rows = (tx: Tx) =>
  tx
    .selectFrom('verifications')
    .select(['shop_id', 'id', 'state', 'words', 'verified_for', 'decision', 'sent_at', 'decided_at'])
    .select(['lost_for', 'lost_at'])
export type VerificationRecord = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The shop's last one, held until the transaction ends where it is to change. */
export function latestOwn(tx: Tx, { isHeld = false } = {}): Promise<VerificationRecord | undefined> {
  const latest = rows(tx).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1)
  return (isHeld ? latest.forUpdate() : latest).executeTakeFirst()
}

/** What strangers are told. Inside the shop. */
export const ownBadge = (tx: Tx) =>
  tx
    .selectFrom('listings')
    .select(['verified_at', 'verified_for'])
    .where('verified_at', 'is not', null)
    .executeTakeFirst()

export const photosOf = (tx: Tx, { shop_id, id }: Pick<VerificationRecord, 'shop_id' | 'id'>) =>
  tx
    .selectFrom('verification_photos')
    .select(['id', 'part'])
    .where('shop_id', '=', shop_id)
    .where('verification_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Whether the own shop has such a photo. */
export async function isOwnPhoto(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('verification_photos').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** As an operator: one that was sent, held until the transaction ends. */
export const lockSent = (tx: Tx, id: string): Promise<VerificationRecord | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

const listed = (tx: Tx) =>
  tx
    .selectFrom('verifications')
    .innerJoin('shops', 'shops.id', 'verifications.shop_id')
    .leftJoin('shop_profiles as profile', 'profile.shop_id', 'verifications.shop_id')
    // One stands at a time.
    .leftJoin('verifications as stood', (join) =>
      join.onRef('stood.shop_id', '=', 'verifications.shop_id').on('stood.state', '=', 'verified'),
    )
    .select([
      'verifications.shop_id',
      'verifications.id',
      'verifications.state',
      'verifications.words',
      'verifications.verified_for',
      'verifications.decision',
      'verifications.sent_at',
      'verifications.decided_at',
      'stood.lost_for',
      'stood.lost_at',
      'shops.name',
      'shops.address',
      'shops.phone',
      'profile.city',
    ])
    .select(exactInstant('verifications.sent_at').as('sent_exactly'))
    .select(exactInstant('verifications.decided_at').as('decided_exactly'))
export type ListedVerification = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const sorts = {
  waiting: {
    by: sql`verifications.sent_at`,
    type: 'timestamptz',
    direction: 'asc',
    keyOf: ({ sent_exactly }) => sent_exactly,
    isKey: isInstantKey,
  },
  decided: {
    by: sql`verifications.decided_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ decided_exactly }) => decided_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<ListedVerification>>

export async function verificationsPage(
  tx: Tx,
  { state, ...asked }: { state: keyof typeof sorts; after?: string; limit: number },
) {
  const { from, most, page } = keyset(sorts, { ...asked, sort: state }, 'verifications.id')
  const found =
    state === 'waiting'
      ? listed(tx).where('verifications.state', '=', 'sent')
      : listed(tx).where('verifications.decided_at', 'is not', null)
  return page(await from(found).limit(most).execute())
}

export const sentVerification = (tx: Tx, id: string): Promise<ListedVerification | undefined> =>
  listed(tx).where('verifications.id', '=', id).executeTakeFirst()

/** The owner of a shop who joined first. As an operator. */
export const ownerOf = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.language'])
    .where('members.shop_id', '=', shopId)
    .where('members.role', '=', 'owner')
    .where('members.is_active', '=', true)
    .orderBy('members.joined_at')
    .executeTakeFirst()

// the tables' checks name them
export const stateOf = ({ state }: { state: string }) => state as VerificationState
export const partsOf = (parts: readonly string[]) => parts as VerificationPart[]
/** What was verified and counts no longer. */
export const lostOf = ({
  lost_at,
  lost_for,
}: {
  lost_at: Date | null
  lost_for: string[] | null
} = noLoss) => (lost_at ? { at: lost_at.toISOString(), for: partsOf(lost_for ?? []) } : undefined)
const noLoss = { lost_at: null, lost_for: null }
