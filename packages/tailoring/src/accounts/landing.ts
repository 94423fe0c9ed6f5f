/** Accounts: where people arrive after signing in, and which screens they may open. The server guards the data. */
import type { Result } from '../result.ts'

export interface SignedIn {
  role: 'user' | 'tailor' | 'admin'
  shopKind?: 'tailor' | 'house'
}
export type ScreenAccess = 'public' | 'signedIn' | SignedIn['role']

export function landingFor({ role, shopKind }: SignedIn): string {
  if (role === 'admin') return '/admin'
  if (role === 'user') return '/user/dashboard'
  return shopKind === 'house' ? '/boutique/dashboard' : '/tailor/dashboard'
}

/** Whether a screen opens; when not, `goTo` is the sign-in screen or the person's own dashboard. */
export function mayOpen(
  access: ScreenAccess,
  session: SignedIn | undefined,
): Result<unknown, 'access.signInFirst' | 'access.notAllowed', { goTo: string }> {
  if (access === 'public') return { ok: true }
  if (session === undefined) return { refused: 'access.signInFirst', params: { goTo: '/login' } }
  if (access === 'signedIn' || access === session.role) return { ok: true }
  return { refused: 'access.notAllowed', params: { goTo: landingFor(session) } }
}
