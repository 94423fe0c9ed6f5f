import { createHash, randomBytes } from 'node:crypto'

/** The session's token lives only in the cookie; the database holds its SHA-256. */
export const sessionDays = 30
/** A device nobody has used for so long is signed out; open_request() knows it too (0067_idle_sessions.sql). */
export const idleDays = 14

export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Over https the name is bound to the host; plain http (a shop's own machine) has no such names. */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-darzi' : 'darzi')

/** Tells a browser in which an account was signed in to before; it stays when the account is signed out. */
export const deviceCookie = (isSecure: boolean) => `${cookieName(isSecure)}_device`
export const deviceDays = 400

/** Holds a sign-in popup's own secrets while it is away at the provider. */
export const carryCookie = 'darzi_sign_in'

/** Holds what lets a browser see the orders of a proven phone; only tracking's addresses are sent it. */
export const passCookie = 'darzi_pass'
