import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { removeSessionOfToken } from './session-store.ts'

/** Ends the session of this browser, on both sides. Without one, it is already done. */
export async function logout({ tx, request, setSession }: RequestContext<typeof accountRoutes.logout>) {
  if (request.token) await removeSessionOfToken(tx, hashToken(request.token))
  setSession(undefined)
  return { ok: true } as const
}
