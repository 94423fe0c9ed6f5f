import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'

/** Whether the account of this e-mail was signed in to in the browser that holds this device token. */
export async function isKnownDevice(tx: Tx, { email, device }: { email: string; device: string }) {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('known_devices')
      .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
      .select('known_devices.account_id')
      .where('known_devices.token_hash', '=', hashToken(device))
      .where(sql`lower(accounts.email)`, '=', email.toLowerCase())
      .executeTakeFirst(),
  )
  return row !== undefined
}

interface SignIn {
  accountId: string
  /** What the browser's device cookie held until now; the other accounts that know it follow to the new token. */
  device: string | undefined
  now: Date
}

/**
 * Makes the browser known to the account and returns its new device token. Each sign-in replaces the token, so a cookie that
 * somebody planted in the browser beforehand identifies nothing.
 */
export async function rememberDevice(tx: Tx, { accountId, device, now }: SignIn): Promise<string> {
  const { token, hash } = newToken()
  await crossTenant(tx, 'sign_in', async () => {
    if (device)
      await tx
        .updateTable('known_devices')
        .set({ token_hash: hash })
        .where('token_hash', '=', hashToken(device))
        .execute()
    await tx
      .insertInto('known_devices')
      .values({ account_id: accountId, token_hash: hash, used_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ used_at: now }))
      .execute()
  })
  return token
}

/** Whether the account was signed in to anywhere before. */
export async function hasDevices(tx: Tx, accountId: string): Promise<boolean> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('known_devices')
      .select('used_at')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst(),
  )
  return row !== undefined
}
