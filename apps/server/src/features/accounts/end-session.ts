import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { removeOwnSession } from './session-store.ts'

/** Signs one device out; the own one too. */
export async function endSession(asked: Asked<typeof accountRoutes.endSession>) {
  const { tx, account, params, setSession } = asked
  const ended = await removeOwnSession(tx, { id: params.id, accountId: account.id })
  if (!ended) throw notFound()
  if (ended === account.sessionId) setSession(undefined)
  return { ok: true } as const
}
