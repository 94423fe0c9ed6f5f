/** Signing in with Google: a popup that ends in a session, or asks for the code of the second factor first. */
import { z } from 'zod'
import { planKey } from './plans.ts'
import { route } from './route.ts'
import { country, language, line, secondCode } from './shapes.ts'

const done = z.object({ ok: z.literal(true) })

export const googleRoutes = {
  googleLogin: route({
    method: 'GET',
    path: '/auth/google/login',
    access: 'public',
    summary: 'The sign-in popup: goes to the provider',
    query: z.object({
      role: z.enum(['user', 'tailor']).default('user'),
      shopKind: z.enum(['tailor', 'house']).optional(),
      plan: planKey.optional(),
      /** Of the device, as starting values of a new tailor's shop, and the language to speak. */
      timeZone: line(60).optional(),
      country: country.optional(),
      language: language.optional(),
    }),
    replies: 'page',
  }),
  googleCallback: route({
    method: 'GET',
    path: '/auth/google/callback',
    access: 'public',
    summary:
      'Where the provider sends the popup back to; posts OAUTH_SUCCESS or OAUTH_ERROR to its opener, or OAUTH_CODE with a token where a second factor is in force',
    query: z.looseObject({}),
    replies: 'page',
  }),
  googleCode: route({
    method: 'POST',
    path: '/api/login/google',
    access: 'public',
    summary:
      'Sign in by the token of the popup and the code of the second factor; sets the session cookie. Throws accounts.signInExpired; accounts.wrongCode at `code`',
    body: z.object({ token: z.string().min(1).max(200), code: secondCode }),
    reply: done,
  }),
  removeGoogle: route({
    method: 'DELETE',
    path: '/api/account/google',
    access: 'signedIn',
    summary: 'Part the own account from Google. Throws access.confirmFirst, accounts.onlyWayIn',
    reply: done,
  }),
}
