import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { endStreams } from '../../events/publish-event.ts'
import { hashToken } from '../../http/session-cookie.ts'

interface NewSession {
  id: string
  accountId: string
  shopId: string | undefined
  tokenHash: Buffer
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

/** By the sign-in cross-tenant access: nobody is signed in yet. */
export async function addSession(tx: Tx, session: NewSession) {
  const { id, accountId, shopId, tokenHash, userAgent, createdAt, expiresAt } = session
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('sessions')
      .values({
        id,
        account_id: accountId,
        shop_id: shopId ?? null,
        token_hash: tokenHash,
        user_agent: userAgent,
        created_at: createdAt,
        confirmed_at: createdAt,
        last_seen_at: createdAt,
        expires_at: expiresAt,
      })
      .execute(),
  )
}

/** By the sign-in cross-tenant access, since a session that has ended is still signed out of. */
export async function removeSessionOfToken(tx: Tx, tokenHash: Buffer) {
  await crossTenant(tx, 'sign_in', () =>
    tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute(),
  )
  await endStreams(tx, [tokenHash])
}

/** Ends what a browser's cookie held until now. Where it was of the same account, that browser stays told of news. */
export async function replaceSession(tx: Tx, { tokenHash, next }: { tokenHash: Buffer; next: string }) {
  await crossTenant(tx, 'sign_in', () => sql`select move_pushes(${tokenHash}, ${next})`.execute(tx))
  await removeSessionOfToken(tx, tokenHash)
}

/** By the sign-in cross-tenant access, for what belongs to the browser that asks. */
export async function sessionOfToken(tx: Tx, token: string | undefined): Promise<string | null> {
  if (!token) return null
  const row = await crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('sessions').select('id').where('token_hash', '=', hashToken(token)).executeTakeFirst(),
  )
  return row?.id ?? null
}

/** Answers the session's id; undefined when the account has no such session. */
export async function removeOwnSession(tx: Tx, own: { id: string; accountId: string }) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .returning(['id', 'token_hash'])
    .executeTakeFirst()
  if (ended) await endStreams(tx, [ended.token_hash])
  return ended?.id
}

/** Removes the account's sessions but this one; answers how many there were. */
export async function removeOtherSessions(tx: Tx, kept: { id: string; accountId: string }): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', kept.accountId)
    .where('id', '!=', kept.id)
    .returning('token_hash')
    .execute()
  await endStreams(
    tx,
    ended.map(({ token_hash }) => token_hash),
  )
  return ended.length
}

/** The sessions of this account that work in this shop, on every device. */
export async function removeSessionsInShop(tx: Tx, given: { accountId: string; shopId: string }) {
  const { accountId, shopId } = given
  await crossTenant(tx, 'sign_in', () =>
    tx.deleteFrom('sessions').where('account_id', '=', accountId).where('shop_id', '=', shopId).execute(),
  )
}

/** Answers false when the account does not work in that shop. What this session hears live is begun anew. */
export async function moveSession(
  tx: Tx,
  { id, accountId, shopId }: { id: string; accountId: string; shopId: string },
): Promise<boolean> {
  const moved = await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('sessions')
      .set({ shop_id: shopId })
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('members')
            .select('members.id')
            .where('members.shop_id', '=', shopId)
            .where('members.account_id', '=', accountId)
            .where('members.is_active', '=', true),
        ),
      )
      .returning('token_hash')
      .executeTakeFirst(),
  )
  if (moved) await endStreams(tx, [moved.token_hash])
  return moved !== undefined
}

/** When who holds this session last proved who they are. */
export async function confirmedAt(tx: Tx, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('sessions').select('confirmed_at').where('token_hash', '=', tokenHash).executeTakeFirst(),
  )
  return row?.confirmed_at
}

export async function confirmSession(tx: Tx, { id, now }: { id: string; now: Date }) {
  await crossTenant(tx, 'sign_in', () =>
    tx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute(),
  )
}
