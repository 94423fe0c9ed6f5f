import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import { newToken, sessionDays } from '../../http/session-cookie.ts'

interface Beginning {
  accountId: string
  userAgent: string
  now: Date
  id: string
  /** The shop to work in; else the one joined last. */
  shopId?: string
}

/** Opens a session and answers its token (for the cookie) and its shop. By the sign-in crossing: nobody is signed in yet. */
export function beginSession(
  tx: Tx,
  { accountId, userAgent, now, id, shopId }: Beginning,
): Promise<{ token: string; shopId: string | undefined }> {
  const { token, hash } = newToken()
  return crossing(tx, 'sign_in', async () => {
    const shop = shopId ?? (await latestShop(tx, accountId))
    const expires = new Date(now.getTime() + sessionDays * 24 * 3600_000)
    await tx
      .insertInto('sessions')
      .values({
        ...{ id, account_id: accountId, shop_id: shop ?? null, token_hash: hash, user_agent: userAgent },
        ...{ created_at: now, last_seen_at: now, expires_at: expires },
      })
      .execute()
    return { token, shopId: shop }
  })
}

async function latestShop(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('members')
    .select('shop_id')
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.shop_id
}
