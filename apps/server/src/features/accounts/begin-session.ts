import type { Tx } from '../../db/tx.ts'
import { hashToken, newToken, sessionDays } from '../../http/session-cookie.ts'
import { latestShop } from './session-queries.ts'
import { addSession, removeSessionOfToken } from './session-store.ts'

interface Beginning {
  accountId: string
  userAgent: string
  now: Date
  id: string
  /** The shop to work in; else the one joined last. */
  shopId?: string
  /** What this browser's cookie held until now. That session ends: nothing holds its token any more. */
  replaces?: string | undefined
}

/** Opens a session and answers its token (for the cookie) and its shop. */
export async function beginSession(
  tx: Tx,
  { accountId, userAgent, now, id, shopId, replaces }: Beginning,
): Promise<{ token: string; shopId: string | undefined }> {
  if (replaces) await removeSessionOfToken(tx, hashToken(replaces))
  const { token, hash } = newToken()
  const shop = shopId ?? (await latestShop(tx, accountId))
  const expiresAt = new Date(now.getTime() + sessionDays * 24 * 3600_000)
  await addSession(tx, { id, accountId, shopId: shop, tokenHash: hash, userAgent, createdAt: now, expiresAt })
  return { token, shopId: shop }
}
