import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { SignInError } from '../../outside/sign-in/sign-in-error.ts'
import { failedSignIn } from './sign-in-answer.ts'

const carrySeconds = 10 * 60

/** The popup's first page: goes on to the provider, with its secrets in a cookie that scripts cannot read. */
export async function beginGoogle({ query, house, request }: AskedInSteps<typeof accountRoutes.googleLogin>) {
  const language = query.language ?? request.language
  if (!house.google) return failedSignIn('accounts.googleUnavailable', language)
  try {
    const { url, carried } = await house.google.begin()
    const value = Buffer.from(JSON.stringify({ ...carried, ...query, language })).toString('base64url')
    return { goTo: url, carry: { value, seconds: carrySeconds } }
  } catch (error) {
    if (error instanceof SignInError) return failedSignIn('accounts.googleUnavailable', language)
    throw error
  }
}
