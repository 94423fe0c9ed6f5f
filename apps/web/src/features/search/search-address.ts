/** A search as the address has it: what another person opens is the same search. */
import {
  type QuickFilter,
  quickFilters,
  quickKeys,
  type SearchRange,
  type SearchType,
  searchRanges,
  searchTypes,
  typesOf,
} from '@darzi/tailoring/search/filter.ts'

export interface Asked {
  q?: string
  type: SearchType | 'all'
  range: SearchRange
  from?: string
  to?: string
  quick?: QuickFilter
}

export const nothingAsked: Asked = { type: 'all', range: 'all' }

/** What an address asks; words it does not know are passed over. */
export function readAsked(address: URLSearchParams): Asked {
  const given = (key: string) => address.get(key)?.trim() || undefined
  const type = searchTypes.find((each) => each === address.get('type')) ?? 'all'
  const range = searchRanges.find((each) => each === address.get('range')) ?? 'all'
  const quick = quickKeys.find((each) => each === address.get('quick'))
  const days = range === 'between' ? { from: given('from'), to: given('to') } : {}
  return { ...(given('q') && { q: given('q') }), type, range, ...days, ...(quick && { quick }) }
}

/** The other way round, without what goes without saying. */
export const addressOf = ({ q, type, range, from, to, quick }: Asked): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      q,
      type: type === 'all' ? undefined : type,
      range: range === 'all' ? undefined : range,
      from: range === 'between' ? from : undefined,
      to: range === 'between' ? to : undefined,
      quick,
    }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** Something is looked for. */
export const isAsked = (asked: Asked) => typesOf(asked).length > 0

/** A quick filter is about one type: another one that was chosen before gives way. */
export const withQuick = (asked: Asked, quick: QuickFilter | undefined): Asked => {
  const { quick: _, ...rest } = asked
  if (!quick) return rest
  return { ...rest, quick, type: asked.type === quickFilters[quick] ? asked.type : 'all' }
}
