/**
 * Today: what a shop's people have to do now, in one answer. Whoever may not see orders gets their own pieces and nothing
 * of customers or money.
 */
import { mostOfToday, type TodaySection } from '@darzi/tailoring/orders/today.ts'
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { z } from 'zod'
import { stockItem } from './inventory-shapes.ts'
import { orderCard } from './order-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, minor } from './shapes.ts'
import { timelineEntry } from './shops.ts'
import { workPiece } from './workshop.ts'

// The keys of the table, whose values are numbers.
const sections = Object.keys(mostOfToday) as TodaySection[]

const todayOrder = orderCard.extend({
  /** The day its last piece was ready, in the shop's zone. */
  readyOn: day.optional(),
  /** The customer said how the trial went. */
  isTried: z.boolean(),
})
export type TodayOrder = z.output<typeof todayOrder>

/** The pieces of one person in an order that cannot be cut before sizes are taken. */
const unmeasured = z.object({
  orderId: id,
  number: z.string(),
  promisedOn: day,
  person: z.object({ id, name: z.string() }),
  pieces: z.array(z.object({ id, garment: z.object({ key: z.string(), name: z.string().optional() }) })),
})
export type Unmeasured = z.output<typeof unmeasured>

const today = z.object({
  /** The shop's day. */
  today: day,
  /** What the shop's orders ask; only for whoever may see orders. */
  shop: z
    .object({
      hasOrders: z.boolean(),
      /** Of the first promise after tomorrow. */
      nextOn: day.optional(),
      /** Late, due, not collected, waiting for approval, with a trial today: each once, by the promised day. */
      orders: z.array(todayOrder),
      unmeasured: z.array(unmeasured),
      /** The sections that have more than is told here. */
      more: z.array(z.enum(sections)),
    })
    .optional(),
  /** Only for whoever takes payments. */
  money: z
    .object({
      currency,
      /** What came in today less what was given back, by method. */
      methods: z.array(z.object({ method: z.enum(paymentMethodKeys), amountMinor: minor })),
      /** Orders that are ready, and what is owed for them. */
      ready: count,
      readyOwedMinor: minor,
    })
    .optional(),
  /** What runs low, for whoever looks after the stock. */
  stock: z.object({ low: count, lowItems: z.array(stockItem) }).optional(),
  /** The own pieces of whoever cuts and sews, by the workshop's day. */
  work: z.object({ rows: z.array(workPiece), isMore: z.boolean() }).optional(),
  /** What happened last in the shop, newest first. */
  latest: z.array(timelineEntry).optional(),
})
export type Today = z.output<typeof today>

export const todayRoutes = {
  read: route({
    method: 'GET',
    path: '/api/today',
    access: 'shop:work.read',
    summary: 'What there is to do today: promises, trials, sizes, approvals, money, stock, and what happened',
    reply: today,
  }),
}
