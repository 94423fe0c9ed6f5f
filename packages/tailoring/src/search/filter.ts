/** What a search of the whole shop may be narrowed to, and which days a range means. */
import { addDays } from '../customers/days.ts'

export const searchTypes = ['customer', 'order', 'measurement', 'paper'] as const
export type SearchType = (typeof searchTypes)[number]

export const searchRanges = ['all', 'today', 'week', 'month', 'year', 'between'] as const
export type SearchRange = (typeof searchRanges)[number]

/** One tap instead of words; each is about one type. */
export const quickFilters = {
  pending: 'order',
  ready: 'order',
  overdue: 'order',
  repeat: 'customer',
  high: 'order',
} as const satisfies Record<string, SearchType>
export type QuickFilter = keyof typeof quickFilters
export const quickKeys = Object.keys(quickFilters) as QuickFilter[] // the keys of a closed table

/** A search as it is asked; longer words are nobody's name. */
export const longestQuery = 120

export interface Asked {
  q?: string | undefined
  type: SearchType | 'all'
  quick?: QuickFilter | undefined
}

/** The types that are looked through; none while nothing is asked. A quick filter leaves the type it is about. */
export function typesOf({ q, type, quick }: Asked): readonly SearchType[] {
  if (!q && !quick) return []
  const wanted = type === 'all' ? searchTypes : [type]
  if (!quick) return wanted
  return wanted.filter((each) => each === quickFilters[quick])
}

/** Days back from today, today among them; a month and a year as the measurement book has them. */
const daysBack = { today: 0, week: 7, month: 30, year: 365 } as const

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The first and the last day of a range, both in it. A range that ends before it begins is `undefined`. */
export function daysOf(range: SearchRange, { from, to }: Days, today: string): Days | undefined {
  if (range === 'all') return {}
  if (range !== 'between') return { from: addDays(today, -daysBack[range]), to: today }
  return from && to && to < from ? undefined : { from, to }
}
