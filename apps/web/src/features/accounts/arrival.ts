import type { Session } from '@darzi/contract/accounts.ts'
import { screenAt } from '../../routes.tsx'
import { landingOf, safeOrigin, turnedAwayTo } from '../../shell/admit.ts'

/** Where someone goes after signing in: where they came from, if that screen opens to them; else where they work. */
export function arrivalOf(session: Partial<Session>, from: string | null): string {
  const origin = safeOrigin(from)
  const screen = origin && screenAt(origin)
  if (!origin || !screen || screen.access === 'onlySignedOut') return landingOf(session)
  return turnedAwayTo(screen, session, origin) ? landingOf(session) : origin
}
