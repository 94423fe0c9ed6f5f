/**
 * The spans figures are told of: a week, month, quarter or year of the calendar, or days of one's own choice. Days are ISO days of
 * the shop. A span that goes on is compared with as many days of the one before it.
 */
import { addDays, daysBetween, weekdayOf } from '../customers/days.ts'
import type { Result } from '../result.ts'

export const ranges = ['week', 'month', 'quarter', 'year'] as const
export type Range = (typeof ranges)[number]

/** Both days belong to it. */
export interface Span {
  from: string
  to: string
}

/** By what a span is cut into the steps of a chart. */
export type Step = 'day' | 'week' | 'month'

export interface Spans {
  range: Range | 'own'
  /** The whole of it, also the days to come. */
  whole: Span
  /** As much of it as has been. */
  now: Span
  /** The whole one before. */
  wholeBefore: Span
  /** As many days of the one before as of this one have been. */
  before: Span
  step: Step
}

export interface Asked {
  range: Range
  /** A day of the span; today unless said otherwise. */
  on?: string
  from?: string
  to?: string
}

export type SpanError =
  | 'analytics.rangeTurned'
  | 'analytics.rangeTooLong'
  | 'analytics.rangeHalf'
  | 'analytics.inFuture'

/** Longer spans are asked year by year. */
export const longestDays = 5 * 366

/** The spans that are asked for, as they stand today; with `from` and `to` the range is left aside. */
export function spansOf(
  asked: Asked,
  today: string,
): Result<{ spans: Spans }, SpanError, { field: keyof Asked }> {
  const { range, on = today, from, to } = asked
  if (from === undefined && to === undefined) {
    if (on > today) return refuse('analytics.inFuture', 'on')
    return { ok: true, spans: calendarSpans(range, on, today) }
  }
  if (from === undefined || to === undefined)
    return refuse('analytics.rangeHalf', from === undefined ? 'from' : 'to')
  if (to < from) return refuse('analytics.rangeTurned', 'to')
  if (from > today) return refuse('analytics.inFuture', 'from')
  if (daysBetween(from, to) >= longestDays) return refuse('analytics.rangeTooLong', 'to')
  return { ok: true, spans: ownSpans({ from, to }, today) }
}

const refuse = (refused: SpanError, field: keyof Asked) => ({ refused, params: { field } })

function calendarSpans(range: Range, on: string, today: string): Spans {
  const whole = calendarSpan(range, on)
  const wholeBefore = calendarSpan(range, addDays(whole.from, -1))
  const now = { from: whole.from, to: earlier(whole.to, today) }
  const isOver = whole.to <= today
  const sameDays = addDays(wholeBefore.from, daysBetween(now.from, now.to))
  return {
    range,
    whole,
    now,
    wholeBefore,
    before: { from: wholeBefore.from, to: isOver ? wholeBefore.to : earlier(sameDays, wholeBefore.to) },
    step: range === 'year' ? 'month' : range === 'quarter' ? 'week' : 'day',
  }
}

function ownSpans(whole: Span, today: string): Spans {
  const days = daysBetween(whole.from, whole.to) + 1
  const wholeBefore = { from: addDays(whole.from, -days), to: addDays(whole.from, -1) }
  const now = { from: whole.from, to: earlier(whole.to, today) }
  const before = { from: wholeBefore.from, to: addDays(wholeBefore.from, daysBetween(now.from, now.to)) }
  return {
    range: 'own',
    whole,
    now,
    wholeBefore,
    before,
    step: days <= 35 ? 'day' : days <= 190 ? 'week' : 'month',
  }
}

const earlier = (a: string, b: string) => (a < b ? a : b)

/** The week (from Monday), month, quarter or year this day is in. */
export function calendarSpan(range: Range, day: string): Span {
  if (range === 'week') {
    const from = addDays(day, 1 - weekdayOf(day))
    return { from, to: addDays(from, 6) }
  }
  const months = { month: 1, quarter: 3, year: 12 }[range]
  const month = Number(day.slice(5, 7)) - 1
  const from = monthAt(day, month - (month % months) - month)
  return { from, to: addDays(monthAt(from, months), -1) }
}

/** The first day of the month so many months from this day's. */
export function monthAt(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** A span cut into its steps: weeks and months at its ends are as long as they are within it. */
export function stepsOf({ from, to }: Span, step: Step): Span[] {
  const steps: Span[] = []
  let at = from
  while (at <= to) {
    const end = earlier(step === 'day' ? at : calendarSpan(step, at).to, to)
    steps.push({ from: at, to: end })
    at = addDays(end, 1)
  }
  return steps
}
