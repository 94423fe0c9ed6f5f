import { type RecentSearch, searchAsked, type searchRoutes } from '@darzi/contract/search.ts'
import { daysOf } from '@darzi/tailoring/search/filter.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { forgetRecent, recentOf, writeRecent } from './recent-store.ts'

export const listRecent = ({ tx, member }: RequestContext<typeof searchRoutes.recent>) =>
  rowsOf(tx, member.id)

/** Keeps a search for the member. Throws search.rangeBackwards. */
export async function rememberSearch(ctx: RequestContext<typeof searchRoutes.remember>) {
  const { tx, member, body, now } = ctx
  const { results, isCapped, ...asked } = body
  if (!daysOf(asked.range, asked, dayIn(member.shop.timeZone, now)))
    throw fieldError('to', 'search.rangeBackwards')
  const address = addressOf(asked)
  const query = asked.q ?? ''
  await writeRecent(tx, {
    shopId: member.shopId,
    memberId: member.id,
    address,
    query,
    results,
    isCapped,
    at: now,
  })
  return rowsOf(tx, member.id)
}

export async function forgetSearches({ tx, member }: RequestContext<typeof searchRoutes.forget>) {
  await forgetRecent(tx, member.id)
  return { rows: [] }
}

/** In one order of its parts, so that the same search has one address. */
function addressOf(asked: Omit<RecentSearch, 'results' | 'isCapped' | 'searchedAt'>): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(given.toSorted(([a], [b]) => a.localeCompare(b))).toString()
}

async function rowsOf(tx: Tx, memberId: string) {
  const stored = await recentOf(tx, memberId)
  const rows = stored.flatMap(({ address, results, is_capped: isCapped, searched_at }): RecentSearch[] => {
    // A search of an older version may ask what is no more offered: it is left out.
    const asked = searchAsked.safeParse(Object.fromEntries(new URLSearchParams(address)))
    return asked.success ? [{ ...asked.data, results, isCapped, searchedAt: searched_at.toISOString() }] : []
  })
  return { rows }
}
