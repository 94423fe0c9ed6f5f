import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { accountByEmail } from './account-store.ts'
import { beginSession } from './begin-session.ts'
import { isPassword } from './password-hash.ts'
import { devicesOf, sessionOf } from './session-queries.ts'
import { removeOtherSessions, removeOwnSession, removeSessionOfToken } from './session-store.ts'
import { clearSignIn, countSignIn, warnOwner } from './sign-in-limits.ts'

/** Signs in. A wrong e-mail and a wrong password answer the same, and take as long. */
export async function login({
  body,
  step,
  now,
  newId,
  request,
  setSession,
}: StepsContext<typeof accountRoutes.login>) {
  const signIn = { email: body.email, address: request.address, device: request.device, now }
  const counted = await countSignIn(step, signIn)
  const account = await step(({ tx }) => accountByEmail(tx, body.email))
  const isRight = await isPassword(account?.password_hash, body.password)
  if (!account || !isRight) {
    if (account && counted.isGuessedAt)
      await step(({ tx, enqueue }) => warnOwner({ tx, enqueue, account, now, id: newId() }))
    throw new AppError('accounts.invalidCredentials')
  }
  return step(async ({ tx }) => {
    await clearSignIn(tx, signIn, counted)
    const { token, device, shopId } = await beginSession(tx, {
      accountId: account.id,
      userAgent: request.userAgent,
      replaces: request.token,
      device: request.device,
      now,
      id: newId(),
    })
    setSession(token, device)
    return sessionOf(tx, account.id, shopId)
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
