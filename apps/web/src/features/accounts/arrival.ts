import type { Session } from '@darzi/contract/accounts.ts'
import { links } from '../../links.ts'
import { screenAt } from '../../screens.ts'
import { landingOf, safeOrigin, turnedAwayTo } from '../../shell/admit.ts'

/**
 * Whom signing up begins with: who comes from what everybody may see, from paying or from a customer's own screens is a
 * customer; a shop otherwise.
 */
export function roleFrom(from: string | null): 'user' | 'tailor' {
  const origin = safeOrigin(from)
  if (!origin || origin === links.home()) return 'tailor'
  if (/^\/(user|customer)\//.test(origin)) return 'user'
  const screen = screenAt(origin)
  return screen?.access === 'public' || screen?.access === 'signedIn' ? 'user' : 'tailor'
}

/** Where someone goes after signing in: where they came from, if that screen opens to them; else where they work. */
export function arrivalOf(session: Partial<Session>, from: string | null): string {
  const origin = safeOrigin(from)
  const screen = origin && screenAt(origin)
  if (!origin || !screen || screen.access === 'onlySignedOut') return landingOf(session)
  return turnedAwayTo(screen, session, origin) ? landingOf(session) : origin
}
