import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { endStreams } from '../../events/publish-event.ts'

/**
 * Takes away what accounts keep of a person, and ends every session. The row itself stays without a name: the books of shops
 * point to it. In the account's own transaction; its e-mail is free again.
 */
export async function eraseAccount(tx: Tx, { id, now }: { id: string; now: Date }) {
  await sql`select forget_security_events()`.execute(tx)
  await tx.deleteFrom('idempotency_keys').where('scope', '=', sql<string>`app_scope()`).execute()
  const ended = await crossTenant(tx, 'sign_in', async () => {
    for (const table of erased) await tx.deleteFrom(table).where('account_id', '=', id).execute()
    await tx
      .updateTable('accounts')
      .set({
        email: emailOfDeleted(id),
        name: 'Deleted account',
        phone: null,
        language: null,
        password_hash: null,
        email_verified_at: null,
        deleted_at: now,
      })
      .where('id', '=', id)
      .execute()
    return tx.deleteFrom('sessions').where('account_id', '=', id).returning('token_hash').execute()
  })
  await endStreams(
    tx,
    ended.map(({ token_hash }) => token_hash),
  )
}

const erased = [
  'email_links',
  'identities',
  'known_devices',
  'password_resets',
  'pending_sign_ins',
  'recovery_codes',
  'second_factors',
  'operators',
] as const

/** No mail goes there: the ending is reserved for names that do not exist. */
export const emailOfDeleted = (id: string) => `deleted-${id}@deleted.invalid`

/** What accounts keep of the own account, without what would let somebody in. */
export async function accountFacts(tx: Tx, id: string) {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'phone', 'role', 'language', 'unit', 'email_verified_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const signIns = await tx
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()
  const secondFactor = await tx
    .selectFrom('second_factors')
    .select(['begun_at', 'confirmed_at'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  const devices = await tx
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const security = await tx
    .selectFrom('security_events')
    .select(['at', 'kind', 'address', 'device'])
    .where('account_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { account, signIns, secondFactor, devices, security }
}
