/** Sums of the day figures in the shape they are told in; no rule beyond that. */
import type { Analytics } from '@darzi/contract/analytics.ts'
import { ageDays, ages } from '@darzi/tailoring/analytics/rates.ts'
import { calendarSpan, monthAt, type Spans, stepsOf } from '@darzi/tailoring/analytics/spans.ts'
import { fromMilli } from '@darzi/tailoring/inventory/stock.ts'
import type { activeByMonth, owedByDay, Sum, stepSums, stockStanding } from './figure-queries.ts'

type Rows<Ask extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Ask>>

/** Each step of the span beside the step at the same place of the span before. What is to come says nothing. */
export function trendOf(rows: Rows<typeof stepSums>, spans: Spans): Analytics['trend'] {
  const { whole, now, wholeBefore, step } = spans
  const before = stepsOf(wholeBefore, step)
  const sumFrom = (from: string, isIn: boolean) => {
    const start = step === 'day' ? from : calendarSpan(step, from).from
    const own = isIn ? rows.filter((row) => row.start === start) : []
    const money = own.filter(({ figure }) => figure === 'paid')
    const orders = own.filter(({ figure }) => figure === 'ordered')
    return {
      minor: money.reduce((sum, { amount }) => sum + amount, 0),
      orders: orders.reduce((sum, { times }) => sum + times, 0),
    }
  }
  return stepsOf(whole, step).map(({ from, to }, at) => {
    const told = from <= now.to ? sumFrom(from, true) : undefined
    const then = before[at] && sumFrom(before[at].from, true)
    return {
      from,
      to,
      revenueMinor: told?.minor,
      orders: told?.orders,
      beforeMinor: then?.minor,
      ordersBefore: then?.orders,
    }
  })
}

type Active = Rows<typeof activeByMonth>

/** Each month from the first to today's: customers who were new in it, and those who were not. */
export function monthsOf(active: Active, { first, today }: { first: string; today: string }) {
  const months: Analytics['customers']['months'] = []
  for (let day = first; day <= today; day = monthAt(day, 1)) {
    const month = day.slice(0, 7)
    const own = active.filter((row) => row.month === month)
    const sum = (rows: Active) => rows.reduce((total, { times }) => total + times, 0)
    const newcomers = sum(own.filter((row) => row.first === month))
    months.push({ month, newcomers, returning: sum(own) - newcomers })
  }
  return months
}

const monthsFollowed = 5

/** Of those who were new in each of the last months, how many ordered in each month since; this month is still going on. */
export function retentionOf(active: Active, today: string): Analytics['customers']['retention'] {
  return Array.from({ length: monthsFollowed + 1 }, (_, at) => {
    const day = monthAt(today, at - monthsFollowed)
    const month = day.slice(0, 7)
    const inMonth = (later: number) => {
      const wanted = monthAt(day, later).slice(0, 7)
      return active.find((row) => row.first === month && row.month === wanted)?.times ?? 0
    }
    const back = Array.from({ length: monthsFollowed - at }, (_, later) => inMonth(later + 1))
    return { month, customers: inMonth(0), back }
  })
}

/** What is owed, by how long ago its promise was. The days of an age are worked out once: a big shop is owed on a thousand days. */
export function owedByAge(rows: Rows<typeof owedByDay>, today: string): Analytics['owed'] {
  return ages.map((age) => {
    const days = ageDays(age, today)
    const { from = '', to = '9999-12-31' } = days
    const own = rows.filter(({ day }) => from <= day && day <= to)
    return {
      age,
      ...days,
      orders: own.reduce((sum, { times }) => sum + times, 0),
      minor: own.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

const itemsShown = 10

/** What was used of the stock, at today's cost, and what all of it is worth. */
export function stockUsed(items: Rows<typeof stockStanding>, used: readonly Sum[]): Analytics['stock'] {
  const usedOf = new Map(used.map(({ key, amount }) => [key, amount]))
  const told = items.map((item) => {
    const milli = Math.max(0, usedOf.get(item.id) ?? 0)
    const cost = item.cost_minor ?? 0
    return {
      id: item.id,
      name: item.name,
      unit: item.unit,
      used: fromMilli(milli),
      onHand: fromMilli(item.on_hand_milli),
      usedMinor: Math.round(fromMilli(milli) * cost),
      valueMinor: item.is_archived ? 0 : Math.round(fromMilli(item.on_hand_milli) * cost),
    }
  })
  return {
    usedMinor: told.reduce((sum, { usedMinor }) => sum + usedMinor, 0),
    valueMinor: told.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
    items: told
      .filter((item) => item.used > 0)
      .sort((a, b) => b.usedMinor - a.usedMinor || b.used - a.used)
      .slice(0, itemsShown)
      .map(({ valueMinor: _, ...item }) => item),
  }
}
