/**
 * Analytics: how a shop does, from figures kept day by day in the shop's own zone. For owners and managers alone. Every figure
 * can be opened as the list of orders, customers or items behind it.
 */

import { ages } from '@darzi/tailoring/analytics/rates.ts'
import { ranges } from '@darzi/tailoring/analytics/spans.ts'
import { stockUnits } from '@darzi/tailoring/inventory/stock.ts'
import { z } from 'zod'
import { stockItem } from './inventory-shapes.ts'
import { exception } from './order-overrides.ts'
import { route } from './route.ts'
import { count, currency, day, id, language, minor } from './shapes.ts'

const span = z.object({ from: day, to: day })
/** The days that are told of, and as many of those before. */
const compared = z.object({ now: z.int(), before: z.int() })
const month = z.string().regex(/^\d{4}-\d{2}$/)

/** A calendar span with the day `on` in it, or the days `from` to `to`. */
const asked = {
  range: z.enum(ranges).default('month'),
  on: day.optional(),
  from: day.optional(),
  to: day.optional(),
}

const analytics = z.object({
  today: day,
  currency,
  timeZone: z.string(),
  range: z.enum([...ranges, 'own']),
  /** The whole span, also days to come; `now` is as much of it as has been, `before` as many days of the one before. */
  whole: span,
  now: span,
  before: span,
  /** Orders taken in the span, and what has become of them. */
  orders: compared,
  completed: compared,
  cancelled: compared,
  /** What they come to, those called off left out. */
  orderedMinor: compared,
  /** Money that came in, less what was given back. */
  revenueMinor: compared,
  /** Customers whose first order it was. */
  newCustomers: compared,
  trend: z.array(
    z.object({
      from: day,
      to: day,
      /** Absent while it is to come. */
      revenueMinor: minor.optional(),
      orders: count.optional(),
      /** At the same place of the span before. */
      beforeMinor: minor.optional(),
      ordersBefore: count.optional(),
    }),
  ),
  /** What was ordered most, by money; pieces called off left out. */
  garments: z.array(
    z.object({ garment: z.object({ key: z.string(), name: z.string().optional() }), pieces: count, minor }),
  ),
  /** Of all of them. */
  pieces: count,
  customers: z.object({
    total: count,
    repeat: count,
    /** The last twelve months: who ordered for the first time, and who had ordered before. */
    months: z.array(z.object({ month, newcomers: count, returning: count })),
    /** Of those who came new in a month, how many ordered in each of the months after it. */
    retention: z.array(z.object({ month, customers: count, back: z.array(count) })),
  }),
  /** Orders that became ready, and the days from order to ready of all of them. */
  making: z.object({ orders: compared, days: compared }),
  /** Promises that fell due, and those kept: ready by the promised day. */
  promises: z.object({ due: compared, kept: compared }),
  hours: z.array(z.object({ hour: z.int().min(0).max(23), orders: count })),
  weekdays: z.array(z.object({ weekday: z.int().min(1).max(7), orders: count })),
  /** What went ahead against a gate, as somebody stated: how often, and how many pieces it was about. */
  exceptions: z.array(z.object({ kind: exception.shape.kind, times: count, pieces: count })),
  rework: z.array(z.object({ cause: z.string(), times: count, pieces: count })),
  /** What is owed today by the age of its promised day, whatever the span. */
  owed: z.array(
    z.object({ age: z.enum(ages), orders: count, minor, from: day.optional(), to: day.optional() }),
  ),
  stock: z.object({
    /** At today's cost. */
    usedMinor: minor,
    valueMinor: minor,
    items: z.array(
      z.object({
        id,
        name: z.string(),
        unit: z.enum(stockUnits),
        used: z.number(),
        onHand: z.number(),
        usedMinor: minor,
      }),
    ),
  }),
})
export type Analytics = z.output<typeof analytics>
export type Compared = z.output<typeof compared>

const overview = z.object({
  today: day,
  currency,
  /** This month so far, and the same days of the last. */
  now: span,
  before: span,
  orders: compared,
  revenueMinor: compared,
  /** Customers who ordered within 30 days, today and a month ago. */
  activeCustomers: compared,
  /** Orders nobody works on yet, today and a month ago. */
  pending: compared,
  stock: z.object({ low: count, lowItems: z.array(stockItem) }),
})
export type Overview = z.output<typeof overview>

export const analyticsRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/analytics/overview',
    access: 'shop:analytics.read',
    summary: 'The four figures of the owner’s dashboard against last month, and what runs low',
    reply: overview,
  }),
  read: route({
    method: 'GET',
    path: '/api/analytics',
    access: 'shop:analytics.read',
    summary:
      'How the shop does in a week, month, quarter, year or days of one’s choice. Throws analytics.rangeTurned, analytics.rangeTooLong, analytics.rangeHalf, analytics.inFuture',
    query: z.object(asked),
    reply: analytics,
  }),
  exportCsv: route({
    method: 'GET',
    path: '/api/analytics/export.csv',
    access: 'shop:analytics.read',
    summary: 'The same figures as a CSV that no spreadsheet computes',
    query: z.object({ ...asked, language: language.optional() }),
    replies: 'file',
  }),
  exportPdf: route({
    method: 'GET',
    path: '/api/analytics/export.pdf',
    access: 'shop:analytics.read',
    summary: 'The same figures on paper',
    query: z.object({ ...asked, language: language.optional() }),
    replies: 'file',
  }),
}
