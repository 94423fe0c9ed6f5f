import type { Analytics, analyticsRoutes } from '@darzi/contract/analytics.ts'
import { exception } from '@darzi/contract/order-overrides.ts'
import { type Asked, monthAt, type Spans, spansOf } from '@darzi/tailoring/analytics/spans.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { customerFigures } from '../customers/api.ts'
import { garmentsOf } from '../garments/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  activeByMonth,
  owedByDay,
  type Sum,
  stepSums,
  stockStanding,
  sumsOf,
  weekdaySums,
} from './figure-queries.ts'
import { monthsOf, owedByAge, retentionOf, stockUsed, trendOf } from './shape-figures.ts'
import { sumsIn } from './sums.ts'

type ReadContext = Pick<RequestContext<typeof analyticsRoutes.read>, 'tx' | 'member' | 'now'> & {
  query: Asked
}

const garmentsShown = 10
const monthsShown = 12

/** How the shop does in the days asked for, in eight statements whatever its size. Throws what spansOf refuses, at its field. */
export async function readAnalytics({ tx, member, query, now }: ReadContext): Promise<Analytics> {
  const { currency, timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const asked = spansOf(query, today)
  if ('refused' in asked) throw fieldError(asked.params.field, asked.refused)
  const { spans } = asked
  const firstMonth = monthAt(today, 1 - monthsShown)
  const both = { from: spans.wholeBefore.from, to: spans.now.to }
  const [sums, steps, weekdays, owed, active, directory, items] = await Promise.all([
    sumsOf(tx, spans, today),
    stepSums(tx, both, spans.step),
    weekdaySums(tx, spans.now),
    owedByDay(tx),
    activeByMonth(tx, firstMonth),
    customerFigures(tx, { today }),
    stockStanding(tx),
  ])
  const { byKey } = sumsIn(sums)
  const garments = byKey('garment')
  return {
    today,
    currency,
    timeZone,
    ...headOf(sums, spans),
    trend: trendOf(steps, spans),
    garments: await topGarments(tx, garments),
    pieces: garments.reduce((pieces, { times }) => pieces + times, 0),
    customers: {
      total: directory.total,
      repeat: directory.repeat,
      months: monthsOf(active, { first: firstMonth, today }),
      retention: retentionOf(active, today),
    },
    hours: byKey('hour')
      .map(({ key, times }) => ({ hour: Number(key), orders: times }))
      .sort((a, b) => a.hour - b.hour),
    weekdays: weekdays.map(({ weekday, times }) => ({ weekday, orders: times })),
    rework: byKey('rework')
      .map(({ key, times, amount }) => ({ cause: key, times, pieces: amount }))
      .sort((a, b) => b.pieces - a.pieces),
    exceptions: wentAhead(byKey('exception')),
    owed: owedByAge(owed, today),
    stock: stockUsed(items, byKey('stock')),
  }
}

/** The figures that are compared with those of the span before. */
function headOf(sums: readonly Sum[], { range, whole, now, before }: Spans) {
  const { times, amount } = sumsIn(sums)
  return {
    range,
    whole,
    now,
    before,
    orders: times('ordered'),
    completed: times('ordered', (key) => key === 'completed'),
    cancelled: times('ordered', (key) => key === 'cancelled'),
    orderedMinor: amount('ordered', (key) => key !== 'cancelled'),
    revenueMinor: amount('paid'),
    newCustomers: times('first'),
    making: { orders: times('made'), days: amount('made') },
    promises: { due: times('promised'), kept: times('promised', (key) => key === 'kept') },
  }
}

/** In the order of their kinds; what was undone counts for nothing. */
const wentAhead = (sums: readonly Sum[]) =>
  exception.shape.kind.options.flatMap((kind) => {
    const sum = sums.find(({ key }) => key === kind)
    return sum && sum.times > 0 ? [{ kind, times: sum.times, pieces: sum.amount }] : []
  })

async function topGarments(tx: ReadContext['tx'], garments: readonly Sum[]) {
  const top = [...garments].sort((a, b) => b.amount - a.amount || b.times - a.times).slice(0, garmentsShown)
  const known = await garmentsOf(
    tx,
    top.map(({ key }) => key),
  )
  const names = new Map(known.map(({ key, name }) => [key, name]))
  return top.map(({ key, times, amount }) => ({
    garment: { key, name: names.get(key) },
    pieces: times,
    minor: amount,
  }))
}
