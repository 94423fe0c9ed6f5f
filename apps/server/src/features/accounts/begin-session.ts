import type { Tx } from '../../db/tx.ts'
import { hashToken, newToken, sessionDays } from '../../http/session-cookie.ts'
import { rememberDevice } from './device-store.ts'
import { latestShop } from './session-queries.ts'
import { addSession, replaceSession } from './session-store.ts'

interface Beginning {
  accountId: string
  userAgent: string
  now: Date
  id: string
  /** The shop to work in; else the one joined last. */
  shopId?: string
  /** What this browser's cookie held until now. That session ends: nothing holds its token any more. */
  replaces?: string | undefined
  /** What this browser's device cookie holds. */
  device?: string | undefined
}

/** Opens a session; returns the tokens of session and browser (for the cookies) and the shop. The account knows the browser from now on. */
export async function beginSession(
  tx: Tx,
  { accountId, userAgent, now, id, shopId, replaces, device }: Beginning,
): Promise<{ token: string; device: string; shopId: string | undefined }> {
  const { token, hash } = newToken()
  const shop = shopId ?? (await latestShop(tx, accountId))
  const expiresAt = new Date(now.getTime() + sessionDays * 24 * 3600_000)
  await addSession(tx, { id, accountId, shopId: shop, tokenHash: hash, userAgent, createdAt: now, expiresAt })
  if (replaces) await replaceSession(tx, { tokenHash: hashToken(replaces), next: id })
  return { token, device: await rememberDevice(tx, { accountId, device, now }), shopId: shop }
}
