/**
 * Customers: which badge a customer wears in the directory and which filter finds them (spec, sections 5 and 9).
 * Days are ISO days (YYYY-MM-DD) in the shop's own time zone; the server's SQL takes its bounds from here.
 */
import { addDays, daysBetween } from './days.ts'

export const badgeDays = 7
export const recentDays = 30
/** A regular has more orders than this. */
export const regularAbove = 3
/** A repeat customer has more orders than this. */
export const repeatAbove = 2

export type Badge = 'recent' | 'active' | 'regular' | 'inactive'
export type DirectoryFilter = 'all' | 'recent' | 'repeat' | 'inactive'
export interface OrderFigures {
  lastOrderOn?: string
  totalOrders: number
}

/** The badge of a customer on the day `today`. */
export function badge({ lastOrderOn, totalOrders }: OrderFigures, today: string): Badge {
  const age = lastOrderOn === undefined ? Number.POSITIVE_INFINITY : daysBetween(lastOrderOn, today)
  if (age <= badgeDays) return 'recent'
  if (age <= recentDays) return 'active'
  return totalOrders > regularAbove ? 'regular' : 'inactive'
}

/** Recent: last order on `recentFrom` or later. Inactive: last order before it. Repeat: more orders than `repeatAbove`. */
export interface FilterBounds {
  recentFrom: string
  repeatAbove: number
}

export function filterBounds(today: string): FilterBounds {
  return { recentFrom: addDays(today, -recentDays), repeatAbove }
}

/** Whether the directory shows a customer under a filter. Who never ordered is neither recent nor inactive. */
export function matchesFilter(customer: OrderFigures, filter: DirectoryFilter, today: string): boolean {
  const { recentFrom } = filterBounds(today)
  const { lastOrderOn, totalOrders } = customer
  const tests = {
    all: () => true,
    recent: () => lastOrderOn !== undefined && lastOrderOn >= recentFrom,
    repeat: () => totalOrders > repeatAbove,
    inactive: () => lastOrderOn !== undefined && lastOrderOn < recentFrom,
  } satisfies Record<DirectoryFilter, () => boolean>
  return tests[filter]()
}
