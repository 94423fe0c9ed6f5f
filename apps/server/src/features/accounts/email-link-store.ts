/** Mailed links that prove a mailbox, by the hash of their token. All by the sign-in cross-tenant access. */
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface EmailLink {
  tokenHash: Buffer
  accountId: string
  email: string
  createdAt: Date
  expiresAt: Date
}

export async function addEmailLink(tx: Tx, link: EmailLink) {
  const { tokenHash, accountId, email, createdAt, expiresAt } = link
  const row = {
    token_hash: tokenHash,
    account_id: accountId,
    email,
    created_at: createdAt,
    expires_at: expiresAt,
  }
  await crossTenant(tx, 'sign_in', () => tx.insertInto('email_links').values(row).execute())
}

/** Uses a link up, and every other one of its account; undefined when it was used, is too old, or never was. */
export function spendEmailLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ accountId: string; email: string } | undefined> {
  return crossTenant(tx, 'sign_in', async () => {
    const link = await tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'email'])
      .executeTakeFirst()
    if (!link) return undefined
    const { account_id: accountId, email } = link
    await tx
      .deleteFrom('email_links')
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute()
    return { accountId, email }
  })
}

interface NewEmail {
  accountId: string
  email: string
  now: Date
}

/** The account has this address from now on, and it is proven. Shops it works in write there too. */
export async function setEmail(tx: Tx, { accountId, email, now }: NewEmail) {
  await crossTenant(tx, 'sign_in', async () => {
    const set = await tx
      .updateTable('accounts')
      .set({ email, email_verified_at: now })
      .where('id', '=', accountId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (set) await tx.updateTable('members').set({ email }).where('account_id', '=', accountId).execute()
  })
}
