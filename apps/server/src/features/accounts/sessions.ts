import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { devicesOf, sessionOf } from './session-queries.ts'
import { moveSession, removeOtherSessions, removeOwnSession, removeSessionOfToken } from './session-store.ts'
import { openProvenSession, provePassword } from './sign-in.ts'

/** Signs in. A wrong e-mail and a wrong password answer the same, and take as long. */
export async function login(ctx: StepsContext<typeof accountRoutes.login>) {
  const proven = await provePassword(ctx, ctx.body)
  if (!proven) throw new AppError('accounts.invalidCredentials')
  return ctx.step(async (within) => {
    const shopId = await openProvenSession(within, ctx, proven)
    return sessionOf(within.tx, proven.account.id, shopId)
  })
}

/** Ends the session of this browser, on both sides. Without one, it is already done. */
export async function logout({ tx, request, setSession }: RequestContext<typeof accountRoutes.logout>) {
  if (request.token) await removeSessionOfToken(tx, hashToken(request.token))
  setSession(undefined)
  return { ok: true } as const
}

export function readSession({ tx, account }: RequestContext<typeof accountRoutes.session>) {
  return sessionOf(tx, account.id, account.shopId)
}

/** Takes this session to another shop of the account. Throws request.notFound where it is none of theirs. */
export async function enterShop({ tx, account, body }: RequestContext<typeof accountRoutes.enterShop>) {
  const { id: accountId, sessionId: id } = account
  if (!(await moveSession(tx, { id, accountId, shopId: body.shopId }))) throw notFound()
  return sessionOf(tx, accountId, body.shopId)
}

/** The devices signed in to the own account, newest first. */
export async function listSessions({ tx, account, now }: RequestContext<typeof accountRoutes.sessions>) {
  const rows = await devicesOf(tx, account.id, now)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      device: row.user_agent,
      isCurrent: row.id === account.sessionId,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  }
}

/** Signs one device out; the own one too. */
export async function endSession(ctx: RequestContext<typeof accountRoutes.endSession>) {
  const { tx, account, params, setSession } = ctx
  const ended = await removeOwnSession(tx, { id: params.id, accountId: account.id })
  if (!ended) throw notFound()
  if (ended === account.sessionId) setSession(undefined)
  return { ok: true } as const
}

/** Signs every other device of the own account out. */
export async function endOtherSessions({
  tx,
  account,
}: RequestContext<typeof accountRoutes.endOtherSessions>) {
  return { ended: await removeOtherSessions(tx, { id: account.sessionId, accountId: account.id }) }
}
