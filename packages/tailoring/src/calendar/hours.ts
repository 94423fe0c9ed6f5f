/** Opening hours: spans of the shop's own clock, several a day. */

export interface HourSpan {
  /** 1 is Monday. */
  weekday: number
  /** Minutes after midnight; the last is not part of it, and may be 1440. */
  from: number
  to: number
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** What counts until the shop has said its own: Monday to Saturday, ten to eight. */
export const usualHours: readonly HourSpan[] = weekdays
  .filter((weekday) => weekday < 7)
  .map((weekday) => ({ weekday, from: 10 * 60, to: 20 * 60 }))

export type HoursProblem = 'calendar.hoursTurned' | 'calendar.hoursOverlap'

/** The first span that ends before it begins or runs into another; undefined when all is well. */
export function problemOfHours(
  spans: readonly HourSpan[],
): { at: number; code: HoursProblem; weekday: number } | undefined {
  for (const [at, span] of spans.entries()) {
    const { weekday, from, to } = span
    if (from >= to) return { at, code: 'calendar.hoursTurned', weekday }
    const isShared = spans.some(
      (other, before) => before < at && other.weekday === weekday && other.from < to && from < other.to,
    )
    if (isShared) return { at, code: 'calendar.hoursOverlap', weekday }
  }
}
