import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { SignInError } from '../../adapters/sign-in/sign-in-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { failedSignIn } from './sign-in-answer.ts'

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
