import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

/** Someone as a provider knows them; the two together never name anyone else. */
interface Identity {
  issuer: string
  subject: string
}

export async function accountOfIdentity(tx: Tx, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('identities')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst(),
  )
  return row?.account_id
}

export async function addIdentity(tx: Tx, identity: Identity & { accountId: string; now: Date }) {
  const { issuer, subject, accountId, now } = identity
  await crossTenant(tx, 'sign_in', () =>
    tx.insertInto('identities').values({ issuer, subject, account_id: accountId, created_at: now }).execute(),
  )
}

/** Since when a provider vouches for the own account; undefined where none does. */
export async function identityOf(tx: Tx, accountId: string) {
  const row = await tx
    .selectFrom('identities')
    .select('created_at as since')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.since
}

/** Answers whether there was one. */
export async function removeIdentities(tx: Tx, accountId: string): Promise<boolean> {
  const gone = await crossTenant(tx, 'sign_in', () =>
    tx.deleteFrom('identities').where('account_id', '=', accountId).returning('subject').execute(),
  )
  return gone.length > 0
}

interface Pending {
  tokenHash: Buffer
  accountId: string
  expiresAt: Date
}

/** Whom a provider vouched for, while the second factor is asked for. */
export async function addPendingSignIn(tx: Tx, { tokenHash, accountId, expiresAt }: Pending) {
  const row = { token_hash: tokenHash, account_id: accountId, expires_at: expiresAt }
  await crossTenant(tx, 'sign_in', () => tx.insertInto('pending_sign_ins').values(row).execute())
}

export async function pendingSignIn(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('pending_sign_ins')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )
  return row?.account_id
}

/** Uses it up; false when it was used meanwhile. */
export async function spendPendingSignIn(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const spent = await crossTenant(tx, 'sign_in', () =>
    tx.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).returning('account_id').execute(),
  )
  return spent.length > 0
}
