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
