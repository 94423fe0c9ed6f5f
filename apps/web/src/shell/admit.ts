/** Who may open which screen (product specification, section 6). Pure: the session is given. */
import type { Session } from '@darzi/contract/accounts.ts'
import { links } from '../links.ts'
import type { Screen } from './screen.ts'

type Visitor = Partial<Session>

/** The address to send this visitor to instead, or undefined when the screen may open. */
export function turnedAwayTo(
  screen: Pick<Screen, 'access' | 'needs'>,
  visitor: Visitor,
  address: string,
): string | undefined {
  if (screen.access === 'public') return undefined
  if (screen.access === 'onlySignedOut') return visitor.user && landingOf(visitor)
  if (!visitor.user) return links.login(address)
  if (screen.access === 'operator') return visitor.isOperator ? undefined : landingOf(visitor)
  if (screen.access !== 'signedIn' && visitor.user.role !== screen.access) return landingOf(visitor)
  if (screen.needs && visitor.shop && !visitor.shop.can.includes(screen.needs)) return landingOf(visitor)
  return undefined
}

/** Where this person's work begins after signing in. */
export function landingOf({ user, shop }: Visitor): string {
  if (user?.role === 'user') return links.userDashboard()
  if (user?.role === 'tailor' && isOfTheWorkshop(shop)) return links.work()
  if (user?.role === 'tailor') return isOfTheHouse(shop) ? links.houseDashboard() : links.tailorDashboard()
  return links.home()
}

/** The counter of a house works as that of any shop: partners and commission are for those who look after them. */
const isOfTheHouse = (shop: Visitor['shop']) => shop?.kind === 'house' && shop.can.includes('house.read')

/** Who cuts and sews has no figures to look at: their day begins with their pieces. */
const isOfTheWorkshop = (shop: Visitor['shop']) =>
  shop !== undefined && !shop.can.includes('dashboard.read') && shop.can.includes('work.read')

/** The remembered address, if it is one of ours: never another website's. */
export function safeOrigin(from: string | null): string | undefined {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return undefined
  // An address that only looks local, such as one with a control character, resolves to another origin.
  const here = 'https://darzi.invalid'
  return URL.canParse(from, here) && new URL(from, here).origin === here ? from : undefined
}
