import type { Session } from '@darzi/contract/accounts.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { call } from '../../data/api.ts'
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

/** What an account is for; a tailor's shop and a fashion house both have the role `tailor`. */
export type AccountKind = 'user' | 'tailor' | 'house'

/** The plan an address names, and whose it is. The table of plans itself comes with its field: signing in has no use for it. */
export function planFrom(text: string | null): { plan: PlanKey; kind: AccountKind } | undefined {
  const [plan, kind] =
    /^(tailor|house|customer)(?:Free|Basic|Professional|Enterprise)$/.exec(text ?? '') ?? []
  if (!plan || !kind || (kind === 'customer' && plan !== 'customerFree')) return undefined
  // A test holds it to the table.
  return { plan: plan as PlanKey, kind: kind === 'customer' ? 'user' : (kind as AccountKind) }
}

/** Where someone goes after signing in: where they came from, if that screen opens to them; else where they work. */
export function arrivalOf(session: Partial<Session>, from: string | null): string {
  const origin = safeOrigin(from)
  const screen = origin && screenAt(origin)
  if (!origin || !screen || screen.access === 'onlySignedOut') return landingOf(session)
  return turnedAwayTo(screen, session, origin) ? landingOf(session) : origin
}

/** Whoever has opened a shop and not set it up does that first; all others arrive as ever. */
export async function firstScreenOf(session: Partial<Session>, from: string | null): Promise<string> {
  const arrival = arrivalOf(session, from)
  const isDashboard = arrival === links.tailorDashboard() || arrival === links.houseDashboard()
  if (!isDashboard || !session.shop?.can.includes('shop.write')) return arrival
  const isSetUp = await call('GET /api/shop').then(
    (shop) => shop.isSetUp,
    () => true,
  )
  return isSetUp ? arrival : links.setUp()
}
