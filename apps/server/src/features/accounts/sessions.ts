import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { type Account, accountByEmail } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { beginSession } from './begin-session.ts'
import { spendCode } from './check-code.ts'
import { hasDevices } from './device-store.ts'
import { isPassword } from './password-hash.ts'
import { factorInForce } from './second-factor-store.ts'
import { noteSecurity } from './security-store.ts'
import { devicesOf, sessionOf } from './session-queries.ts'
import { moveSession, removeOtherSessions, removeOwnSession, removeSessionOfToken } from './session-store.ts'
import { clearSignIn, countSignIn, warnOwner } from './sign-in-limits.ts'
import { tellByMail } from './tell-by-mail.ts'

/** Signs in. A wrong e-mail and a wrong password answer the same, and take as long. */
export async function login(ctx: StepsContext<typeof accountRoutes.login>) {
  const { body, step, now, newId, request, setSession } = ctx
  const signIn = { email: body.email, address: request.address, device: request.device, now }
  const counted = await countSignIn(step, signIn)
  const account = await step(({ tx }) => accountByEmail(tx, body.email))
  const isRight = await isPassword(account?.password_hash, body.password)
  if (!account || !isRight) {
    if (account)
      await step(async ({ tx, enqueue }) => {
        await noteSecurity(tx, ctx, { accountId: account.id, kind: 'signInFailed' })
        if (counted.isGuessedAt) await warnOwner({ tx, enqueue, account, now, id: newId() })
      })
    throw new AppError('accounts.invalidCredentials')
  }
  await requireSecondFactor(ctx, account)
  return step(async ({ tx, enqueue }) => {
    await clearSignIn(tx, signIn, counted)
    await noteSecurity(tx, ctx, { accountId: account.id, kind: 'signedIn' })
    if (!counted.isKnownDevice && (await hasDevices(tx, account.id)))
      await tellByMail({ tx, enqueue }, ctx, {
        accountId: account.id,
        template: 'newDevice',
        params: { device: request.userAgent.slice(0, 200), address: request.address },
      })
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

/** Where a second factor is in force its code is asked for, after the password alone. */
async function requireSecondFactor(ctx: StepsContext<typeof accountRoutes.login>, account: Account) {
  const { body, step, now } = ctx
  const { id: accountId, email } = account
  if (!(await step(({ tx }) => factorInForce(tx, accountId)))) return
  const { code } = body
  if (!code) throw new AppError('accounts.codeNeeded')
  await guardAttempts(step, now, { secondFactor: email })
  const by = await step(async ({ tx }) => {
    const spent = await spendCode(tx, { accountId, email, code, now })
    if (spent) await clearAttempts(tx, 'secondFactor', email)
    if (spent !== 'app')
      await noteSecurity(tx, ctx, { accountId, kind: spent ? 'recoveryCodeUsed' : 'codeFailed' })
    return spent
  })
  if (!by) throw fieldError('code', 'accounts.wrongCode')
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
