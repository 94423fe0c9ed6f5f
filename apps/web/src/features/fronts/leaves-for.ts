import type { Front } from '@darzi/contract/fronts.ts'
import { ownFront } from '../../shell/front-at.ts'
import { handOver } from '../shop-collection/api.ts'

/** What stands at a house's own domain (http/house-hosts). */
const here = /^\/($|cart$|get-measured$|shop\/[^/]+$)/

/** At a house's own domain, where this address stands if not there: at the main address, where people sign in. A guest's cart goes along. */
export function leavesFor(
  { mainUrl, slug }: Pick<Front, 'mainUrl' | 'slug'>,
  address: string,
): string | undefined {
  if (!ownFront) return undefined
  const to = new URL(address, mainUrl)
  if (here.test(to.pathname)) return undefined
  to.searchParams.set('house', slug)
  if (to.pathname === '/checkout' && !to.searchParams.has('item')) to.hash = handOver()
  return to.href
}
