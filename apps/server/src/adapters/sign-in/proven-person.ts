import {
  type Configuration,
  fetchUserInfo,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { z } from 'zod'
import { SignInError } from './sign-in-error.ts'

/** `issuer` and `subject` together never change for a person; the e-mail may, and counts only when verified. */
export type ProvenPerson = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  picture?: string
}

const told = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().max(254),
  // Some providers leave it out or send a word: only a plain true proves the address.
  email_verified: z.unknown(),
  name: z.string().trim().min(1).max(200).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})

/** Google tells all in the ID token; a provider that follows the standard closely tells the e-mail only when asked. */
export async function provenPerson(
  provider: Configuration,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<ProvenPerson> {
  const claims = tokens.claims()
  if (claims === undefined) throw new SignInError('invalid', 'the provider sent no ID token')
  const asked =
    claims.email === undefined ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
  const person = told.safeParse({ ...asked, ...claims })
  if (!person.success) throw new SignInError('invalid', 'the provider told no usable e-mail', person.error)
  const { iss, sub, email, email_verified, name, picture } = person.data
  return {
    issuer: iss,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    name: name ?? email,
    picture,
  }
}
