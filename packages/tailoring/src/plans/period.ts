/** Paid months of a plan: from a day up to, and without, the same day of the next month. */
import { addDays, daysBetween } from '../customers/days.ts'

export interface Period {
  from: string
  /** The first day that is no longer paid. */
  until: string
}

/** The same day a month later; of a shorter month its last day. */
export function monthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const after = new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(date, daysBetween(first, after)) - 1)
}

export const monthFrom = (from: string): Period => ({ from, until: monthAfter(from) })

interface PartOfPeriod {
  priceMinor: number
  period: Period
  /** Days within the period; `until` is not counted. */
  from: string
  until: string
}

/** What these days of a period cost, in minor units. Parts that lie side by side sum to the price, to the coin. */
export function priceOfDays({ priceMinor, period, from, until }: PartOfPeriod): number {
  const days = daysBetween(period.from, period.until)
  const upTo = (day: string) => {
    const passed = Math.min(Math.max(daysBetween(period.from, day), 0), days)
    return Math.round((priceMinor * passed) / days)
  }
  return upTo(until) - upTo(from)
}
