import type { ApiScope } from '@darzi/tailoring/api-access/scopes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface NewKey {
  shopId: string
  id: string
  name: string
  start: string
  tokenHash: Buffer
  scopes: readonly ApiScope[]
  memberId: string
  /** The last day it works, in this zone. */
  lastDay: string
  timeZone: string
  now: Date
}

export async function insertKey(tx: Tx, key: NewKey) {
  await tx
    .insertInto('api_keys')
    .values({
      shop_id: key.shopId,
      id: key.id,
      name: key.name,
      start: key.start,
      token_hash: key.tokenHash,
      scopes: [...key.scopes],
      member_id: key.memberId,
      created_at: key.now,
      expires_at: sql<Date>`(${key.lastDay}::date + 1)::timestamp at time zone ${key.timeZone}`,
    })
    .execute()
}

export const keyExists = (tx: Tx, id: string) =>
  tx.selectFrom('api_keys').select('id').where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that of two keys made at once each counts the other. */
export async function lockKeys(tx: Tx, shopId: string) {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forUpdate().execute()
  return tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'expires_at'])
    .where('revoked_at', 'is', null)
    .execute()
}

/** False when there is no such key; revoked before, it stays as it was. */
export async function setRevoked(tx: Tx, id: string, now: Date): Promise<{ name: string } | undefined> {
  return tx
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}

export async function setUsed(tx: Tx, id: string, now: Date) {
  await tx.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}
