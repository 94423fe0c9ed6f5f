import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import { planKey } from '@darzi/contract/plans.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { z } from 'zod'
import { SignInError, type SignInErrorKind } from '../../adapters/sign-in/sign-in-error.ts'
import type { PageAnswer, StepsContext } from '../../http/request-context.ts'
import { accountOfPerson } from './account-of-person.ts'
import { beginSession } from './begin-session.ts'

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

/** The popup's last page: the provider's word becomes an account and a session, or an error in words. */
export async function finishGoogle(ctx: StepsContext<typeof accountRoutes.googleCallback>) {
  const { app, request, query, step, now, newId, setSession } = ctx
  const carried = readCarried(request.carried)
  const language = carried?.language ?? request.language
  if (!app.google || !carried) return failedSignIn('accounts.googleFailed', language)
  try {
    const address = `/auth/google/callback?${new URLSearchParams(textsOf(query))}`
    const person = await app.google.finish(address, carried)
    if (!person.emailVerified) return failedSignIn('accounts.googleUnverified', language)
    await step(async ({ tx }) => {
      const account = await accountOfPerson(tx, {
        person,
        now,
        newId,
        language,
        role: carried.role,
        shopKind: carried.shopKind,
        plan: carried.plan,
        timeZone: carried.timeZone,
        country: carried.country,
      })
      const { token, device } = await beginSession(tx, {
        accountId: account,
        userAgent: request.userAgent,
        replaces: request.token,
        device: request.device,
        now,
        id: newId(),
      })
      setSession(token, device)
    })
    return doneSignIn(language)
  } catch (error) {
    if (error instanceof SignInError) return failedSignIn(errorFor[error.kind], language)
    throw error
  }
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

function doneSignIn(language: Language): PageAnswer {
  return { tellOpener: { type: 'OAUTH_SUCCESS' }, sentence: t(language, 'problems.accounts.signedIn') }
}
