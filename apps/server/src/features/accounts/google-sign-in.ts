import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import { planKey } from '@darzi/contract/plans.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { z } from 'zod'
import { SignInError, type SignInErrorKind } from '../../adapters/sign-in/sign-in-error.ts'
import { AppError } from '../../http/app-error.ts'
import type { InTx, PageAnswer, RequestContext, StepsContext } from '../../http/request-context.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import { accountOfPerson } from './account-of-person.ts'
import { accountById, ownAccount } from './account-store.ts'
import { guardAttempts } from './attempts.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { addPendingSignIn, pendingSignIn, removeIdentities, spendPendingSignIn } from './identity-store.ts'
import { factorInForce } from './second-factor-store.ts'
import { noteSecurity } from './security-store.ts'
import { openSession, requireSecondFactor } from './sign-in.ts'

const carriedShape = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  role: z.enum(['user', 'tailor']),
  shopKind: z.enum(['tailor', 'house']).optional(),
  plan: planKey.optional(),
  timeZone: z.string().optional(),
  country: z.string().optional(),
  language: z.enum(['en', 'hi', 'pa']),
})

const errorFor = {
  denied: 'accounts.googleDenied',
  stateMismatch: 'accounts.googleFailed',
  unreachable: 'accounts.googleUnavailable',
  invalid: 'accounts.googleFailed',
} as const satisfies Record<SignInErrorKind, string>

/** The popup's last page: the provider's word becomes an account and a session, the question for a code, or an error in words. */
export async function finishGoogle(ctx: StepsContext<typeof accountRoutes.googleCallback>) {
  const { app, request, query, step } = ctx
  const carried = readCarried(request.carried)
  const language = carried?.language ?? request.language
  if (!app.google || !carried) return failedSignIn('accounts.googleFailed', language)
  try {
    const address = `/auth/google/callback?${new URLSearchParams(textsOf(query))}`
    const person = await app.google.finish(address, carried)
    if (!person.emailVerified) return failedSignIn('accounts.googleUnverified', language)
    const token = await step((within) => arrive(within, ctx, { ...carried, person, language }))
    return token ? codeAsked(token, language) : doneSignIn(language)
  } catch (error) {
    if (error instanceof SignInError) return failedSignIn(errorFor[error.kind], language)
    throw error
  }
}

type Arriving = Omit<Parameters<typeof accountOfPerson>[1], 'now' | 'newId'>

/** Opens a session; where a second factor is in force only a token is answered, which opens one with its code. */
async function arrive(
  within: InTx,
  ctx: StepsContext<typeof accountRoutes.googleCallback>,
  arriving: Arriving,
): Promise<string | undefined> {
  const { tx } = within
  const { now, newId } = ctx
  const { accountId, isLinked } = await accountOfPerson(tx, { ...arriving, now, newId })
  if (isLinked) await noteSecurity(tx, ctx, { accountId, kind: 'googleLinked' })
  if (await factorInForce(tx, accountId)) {
    const { token, hash } = newToken()
    const expiresAt = new Date(now.getTime() + carrySeconds * 1000)
    await addPendingSignIn(tx, { tokenHash: hash, accountId, expiresAt })
    return token
  }
  const account = await accountById(tx, accountId)
  if (!account) throw new Error('an identity names no account')
  await openSession(within, ctx, { account })
}

/** The session, once the code of the second factor came too. */
export async function finishByCode(ctx: StepsContext<typeof accountRoutes.googleCode>) {
  const { body, step, now, request } = ctx
  await guardAttempts(step, now, { link: request.address })
  const tokenHash = hashToken(body.token)
  const account = await step(async ({ tx }) => {
    const accountId = await pendingSignIn(tx, tokenHash, now)
    return accountId && accountById(tx, accountId)
  })
  if (!account) throw new AppError('accounts.signInExpired')
  await requireSecondFactor(ctx, { account, code: body.code })
  await step(async (within) => {
    if (!(await spendPendingSignIn(within.tx, tokenHash))) throw new AppError('accounts.signInExpired')
    await openSession(within, ctx, { account })
  })
  return { ok: true } as const
}

/** Google lets nobody into the own account any more, unless it is linked anew. */
export async function removeGoogle(ctx: RequestContext<typeof accountRoutes.removeGoogle>) {
  const { tx, account } = ctx
  await requireConfirmed(ctx)
  const { password_hash } = await ownAccount(tx, account.id)
  if (!password_hash) throw new AppError('accounts.onlyWayIn')
  if (await removeIdentities(tx, account.id))
    await noteSecurity(tx, ctx, { accountId: account.id, kind: 'googleRemoved' })
  return { ok: true } as const
}

function readCarried(value: string | undefined) {
  try {
    return carriedShape.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined // no cookie, or not ours: the sign-in has to begin anew
  }
}

const textsOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const carrySeconds = 10 * 60

/** The popup's first page: goes on to the provider, with its secrets in a cookie that scripts cannot read. */
export async function beginGoogle({ query, app, request }: StepsContext<typeof accountRoutes.googleLogin>) {
  const language = query.language ?? request.language
  if (!app.google) return failedSignIn('accounts.googleUnavailable', language)
  try {
    const { url, carried } = await app.google.begin()
    const value = Buffer.from(JSON.stringify({ ...carried, ...query, language })).toString('base64url')
    return { goTo: url, carry: { value, seconds: carrySeconds } }
  } catch (error) {
    if (error instanceof SignInError) return failedSignIn('accounts.googleUnavailable', language)
    throw error
  }
}

/** The popup tells the screen that opened it what went wrong, in the person's language. */
function failedSignIn(code: ErrorCode, language: Language): PageAnswer {
  const error = t(language, `problems.${code}`)
  return { tellOpener: { type: 'OAUTH_ERROR', error }, sentence: error }
}

function codeAsked(token: string, language: Language): PageAnswer {
  return { tellOpener: { type: 'OAUTH_CODE', token }, sentence: t(language, 'problems.accounts.codeNeeded') }
}

function doneSignIn(language: Language): PageAnswer {
  return { tellOpener: { type: 'OAUTH_SUCCESS' }, sentence: t(language, 'problems.accounts.signedIn') }
}
