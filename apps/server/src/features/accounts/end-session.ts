import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { removeOwnSession } from './session-store.ts'

/** Signs one device out; the own one too. */
export async function endSession(ctx: RequestContext<typeof accountRoutes.endSession>) {
  const { tx, account, params, setSession } = ctx
  const ended = await removeOwnSession(tx, { id: params.id, accountId: account.id })
  if (!ended) throw notFound()
  if (ended === account.sessionId) setSession(undefined)
  return { ok: true } as const
}
