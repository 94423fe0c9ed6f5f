/** Accounts: one person, one sign-in. Plain JSON for any client; the session is an httpOnly cookie. */
import { z } from 'zod'
import { accountRoles, shopActions, staffRoles } from './access.ts'
import { googleRoutes } from './google-sign-in.ts'
import { lengthUnit } from './measurements.ts'
import { planKey } from './plans.ts'
import { route } from './route.ts'
import { country, currency, email, id, instant, language, line, requiredLine, secondCode } from './shapes.ts'

/** At least 10 characters; the refusal has its own sentence, so the shape only guards the size. */
const newPassword = z.string().min(1).max(1024)
const password = z.string().min(1).max(1024)

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(accountRoles),
  phone: z.string().optional(),
  shopId: id.optional(),
})
export type User = z.output<typeof user>

export const session = z.object({
  user,
  /** The shop this session works in; absent for customers. `can` lists the actions this member may do. */
  shop: z
    .object({
      id,
      name: z.string(),
      kind: z.enum(['tailor', 'house']),
      currency,
      timeZone: z.string(),
      country: z.string(),
      isDemo: z.boolean(),
      /** The order that was made to be tried out and can be thrown away. */
      sampleOrderId: id.optional(),
      memberRole: z.enum(staffRoles),
      memberId: id,
      can: z.array(z.enum(shopActions)),
      /** Nobody works in it until the operator lifts that, and why. */
      suspended: z.object({ reason: z.string() }).optional(),
    })
    .optional(),
  /** The other shops this account works in, by name; absent when there is none. */
  otherShops: z.array(z.object({ id, name: z.string() })).optional(),
  language: language.optional(),
  /** In which the account reads sizes, on devices that have chosen none. */
  unit: lengthUnit.optional(),
  /** Whoever runs this server; absent for everybody else. */
  isOperator: z.literal(true).optional(),
})
export type Session = z.output<typeof session>

const done = z.object({ ok: z.literal(true) })

export const accountRoutes = {
  register: route({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Open an account; with role tailor also a shop or a fashion house. Throws plans.otherKind',
    body: z.object({
      email,
      password: newPassword,
      name: requiredLine(120),
      role: z.enum(['user', 'tailor']).default('user'),
      phone: line(40).optional(),
      /** Only for role tailor: whether it is a tailor's shop or a fashion house, and the plan after the trial. */
      shopKind: z.enum(['tailor', 'house']).default('tailor'),
      plan: planKey.optional(),
      /** Only for role tailor; the shop is named after its owner when absent. */
      shopName: line(120).optional(),
      /** IANA time zone, ISO 3166 country and language of the device, as starting values of the shop. */
      timeZone: line(60).optional(),
      country: country.optional(),
      language: language.optional(),
    }),
    reply: z.object({ user }),
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary:
      'Sign in with e-mail and password; sets the session cookie. Where a second factor is in force and no code came: accounts.codeNeeded',
    body: z.object({
      email: z.string().trim().toLowerCase().min(1).max(254),
      password,
      code: secondCode.optional(),
      /** As the specification's clients send it; an account knows its own. */
      role: line(40).optional(),
    }),
    reply: session,
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out; ends this session if there is one',
    reply: done,
  }),
  session: route({
    method: 'GET',
    path: '/api/session',
    access: 'signedIn',
    summary: 'Who is signed in',
    reply: session,
  }),
  enterShop: route({
    method: 'PUT',
    path: '/api/session/shop',
    access: 'signedIn',
    summary: 'Work in another shop of one’s own from now on, on this device',
    body: z.object({ shopId: id }),
    reply: session,
  }),
  openShop: route({
    method: 'POST',
    path: '/api/session/shops',
    access: 'signedIn',
    summary:
      'Open one more shop or a house with the own account, and work in it from now on. Throws plans.otherKind, shops.tooMany',
    body: z.object({
      name: requiredLine(120),
      kind: z.enum(['tailor', 'house']),
      plan: planKey.optional(),
      phone: line(40).optional(),
      timeZone: line(60).optional(),
      country: country.optional(),
    }),
    reply: session,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/password/forgotten',
    access: 'public',
    summary: 'Send a link to choose a new password; answers the same whether or not the e-mail is known',
    body: z.object({ email }),
    reply: done,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/password/reset',
    access: 'public',
    summary: 'Choose a new password with the link from the e-mail; ends all other sessions',
    body: z.object({ token: z.string().min(20).max(200), password: newPassword }),
    reply: done,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/password/change',
    access: 'signedIn',
    summary: 'Change the password; ends all other sessions',
    body: z.object({ current: z.string().max(1024).optional(), password: newPassword }),
    reply: done,
  }),
  updateAccount: route({
    method: 'PATCH',
    path: '/api/account',
    access: 'signedIn',
    summary: 'Change name, phone, language or unit of the own account',
    body: z.object({
      name: requiredLine(120).optional(),
      phone: line(40).optional(),
      language: language.optional(),
      unit: lengthUnit.optional(),
    }),
    reply: z.object({ user }),
  }),
  askForEmailLink: route({
    method: 'POST',
    path: '/api/account/email',
    access: 'signedIn',
    summary:
      'Send a link that proves the own address, or another one that takes its place. Throws access.confirmFirst',
    body: z.object({ email: email.optional() }),
    reply: done,
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/api/account/email/confirm',
    access: 'public',
    summary: 'Prove an address with the link from the mail. Throws accounts.linkExpired, accounts.emailTaken',
    body: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({ email: z.string() }),
  }),
  security: route({
    method: 'GET',
    path: '/api/account/security',
    access: 'signedIn',
    summary:
      'Whether a second factor guards the own account, and what happened to its safety last, newest first',
    reply: z.object({
      /** When the address was proven by a link; absent while it never was. */
      emailConfirmedAt: instant.optional(),
      secondFactor: z.object({ since: instant, recoveryCodes: z.int() }).optional(),
      /** Since when Google vouches for it, and whether nothing else lets in. */
      google: z.object({ since: instant, isOnlyWay: z.boolean() }).optional(),
      rows: z.array(z.object({ id, at: instant, kind: z.string(), address: z.string(), device: z.string() })),
    }),
  }),
  confirmIdentity: route({
    method: 'POST',
    path: '/api/account/confirm',
    access: 'signedIn',
    summary: 'Prove once more who you are, by password or second factor, for a quarter of an hour',
    body: z.object({ password: z.string().max(1024).optional(), code: secondCode.optional() }),
    reply: done,
  }),
  beginSecondFactor: route({
    method: 'POST',
    path: '/api/account/second-factor',
    access: 'signedIn',
    summary:
      'A secret for a code app, as text, address and picture. Throws access.confirmFirst, accounts.secondFactorOn',
    reply: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
  }),
  confirmSecondFactor: route({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    access: 'signedIn',
    summary:
      'The first code of the app puts the second factor in force; answers the recovery codes, this once',
    body: z.object({ code: secondCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  endSecondFactor: route({
    method: 'DELETE',
    path: '/api/account/second-factor',
    access: 'signedIn',
    summary: 'Turn the second factor off. Throws access.confirmFirst',
    reply: done,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/sessions',
    access: 'signedIn',
    summary: 'The devices signed in to the own account, newest first',
    reply: z.object({
      rows: z.array(
        z.object({ id, device: z.string(), createdAt: instant, lastSeenAt: instant, isCurrent: z.boolean() }),
      ),
    }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/sessions/:id',
    access: 'signedIn',
    summary: 'Sign one device out',
    params: z.object({ id }),
    reply: done,
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/sessions',
    access: 'signedIn',
    summary: 'Sign all other devices out',
    reply: z.object({ ended: z.int() }),
  }),
  ...googleRoutes,
  signInOptions: route({
    method: 'GET',
    path: '/api/sign-in-options',
    access: 'public',
    summary: 'Which ways to sign in this server offers',
    reply: z.object({
      google: z.boolean(),
      /** Mails are shown at /dev/mail (development form). */ devMail: z.boolean(),
    }),
  }),
}
