import { isPlanKey, type PlanKey } from '@darzi/tailoring/plans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'id',
  'name',
  'start',
  'scopes',
  'member_id',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

/** The keys of the shop that are of use or were revoked a short while ago, the newest first. */
export const keysOf = (tx: Tx, { revokedAfter }: { revokedAfter: Date }) =>
  tx
    .selectFrom('api_keys')
    .select(columns)
    .where((row) => row.or([row('revoked_at', 'is', null), row('revoked_at', '>', revokedAfter)]))
    .orderBy(sql`revoked_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number]

/** What a token leads to: the shop and the key alone. */
export async function placeOfKey(tx: Tx, tokenHash: Buffer) {
  const { rows } = await sql<{ shop_id: string; key_id: string }>`
    select shop_id, key_id from find_api_key(${tokenHash})`.execute(tx)
  return rows[0]
}

/** The key with the shop and the owner it acts for. Inside the shop. */
export const keyInUse = (tx: Tx, id: string) =>
  tx
    .selectFrom('api_keys as key')
    .innerJoin('shops as shop', 'shop.id', 'key.shop_id')
    .innerJoin('members as member', (join) =>
      join.onRef('member.shop_id', '=', 'key.shop_id').onRef('member.id', '=', 'key.member_id'),
    )
    .select([
      'key.id',
      'key.name',
      'key.scopes',
      'key.expires_at',
      'key.last_used_at',
      'key.revoked_at',
      'key.shop_id',
      'key.member_id',
      'member.account_id',
      'member.role',
      'member.is_active',
      'shop.plan',
      'shop.closed_at',
      'shop.suspended_reason',
      'shop.country',
      'shop.time_zone',
      'shop.currency',
    ])
    .where('key.id', '=', id)
    .executeTakeFirst()

export async function planOfShop(tx: Tx, shopId: string): Promise<{ plan: PlanKey; isDemo: boolean }> {
  const { plan, is_demo } = await tx
    .selectFrom('shops')
    .select(['plan', 'is_demo'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  if (!isPlanKey(plan)) throw new Error(`the shop has a plan nobody knows: ${plan}`)
  return { plan, isDemo: is_demo }
}
