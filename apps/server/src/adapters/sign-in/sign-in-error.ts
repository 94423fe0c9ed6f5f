import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { AdapterError } from '../adapter-error.ts'

/**
 * `denied`: the person said no at the provider. `stateMismatch`: the answer is to another sign-in, or a forged one.
 * `unreachable`: the provider is down. `invalid`: an answer we must not believe, or settings the provider rejects.
 */
export type SignInErrorKind = 'denied' | 'stateMismatch' | 'unreachable' | 'invalid'

/** `mayRetry` means beginning anew: a code can be used only once. */
export class SignInError extends AdapterError<SignInErrorKind> {
  constructor(kind: SignInErrorKind, message: string, cause?: unknown) {
    super(message, { kind, cause, mayRetry: kind !== 'invalid' })
  }
}

/** Says the library's errors in the port's words. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  const kind = errorKindIn(error)
  return new SignInError(kind, sentences[kind], error)
}

const sentences = {
  denied: 'the person said no at the provider',
  stateMismatch: 'this answer belongs to another sign-in',
  unreachable: 'the sign-in provider cannot be reached',
  invalid: 'the sign-in provider’s answer is not to be trusted',
} as const satisfies Record<SignInErrorKind, string>

function errorKindIn(error: unknown): SignInErrorKind {
  if (error instanceof AuthorizationResponseError) return saidAtProvider[error.error] ?? 'invalid'
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unreachable' : 'invalid'
  if (error instanceof ClientError) return isProviderDown(error) ? 'unreachable' : 'invalid'
  // fetch tells a broken connection by a TypeError without a code; the library's own carry one.
  return error instanceof TypeError && !('code' in error) ? 'unreachable' : 'invalid'
}

/** OpenID Connect Core 3.1.2.6 and RFC 6749 4.1.2.1. */
const saidAtProvider: Record<string, SignInErrorKind> = {
  access_denied: 'denied',
  login_required: 'denied',
  consent_required: 'denied',
  interaction_required: 'denied',
  account_selection_required: 'denied',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
}

function isProviderDown({ code, cause }: ClientError): boolean {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true
  return cause instanceof Response && cause.status >= 500
}
