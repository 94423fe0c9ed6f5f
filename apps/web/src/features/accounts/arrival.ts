import type { Session } from '@darzi/contract/accounts.ts'
import { loadWorkScreens, screenAt } from '../../routes.tsx'
import { landingOf, safeOrigin, turnedAwayTo } from '../../shell/admit.ts'

/** Where someone goes after signing in: where they came from, if that screen opens to them; else where they work. */
export async function arrivalOf(session: Partial<Session>, from: string | null): Promise<string> {
  const origin = safeOrigin(from)
  // Without a line the screen they land on says so.
  await loadWorkScreens().catch(() => {})
  const screen = origin && screenAt(origin)
  if (!origin || !screen || screen.access === 'onlySignedOut') return landingOf(session)
  return turnedAwayTo(screen, session, origin) ? landingOf(session) : origin
}
