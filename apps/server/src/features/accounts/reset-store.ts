/** Mailed links to choose a new password, by the hash of their token. All by the sign-in cross-tenant access. */
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface Reset {
  tokenHash: Buffer
  accountId: string
  createdAt: Date
  expiresAt: Date
}

export async function addReset(tx: Tx, { tokenHash, accountId, createdAt, expiresAt }: Reset) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, account_id: accountId, created_at: createdAt, expires_at: expiresAt })
      .execute(),
  )
}

/** The account a link still opens; undefined when it was used, is too old, or never was. */
export async function accountOfReset(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('password_resets')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )
  return row?.account_id
}

/** Uses a link up; false when someone was quicker with it. */
export async function spendReset(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst(),
  )
  return used !== undefined
}
