/** Payments of the whole shop: the list, the ways to pay, what they come to, the UPI code, and the close of a day. */
import { entryKinds, paymentStatuses } from '@darzi/tailoring/payments/ledger.ts'
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { z } from 'zod'
import { payment } from './payment-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, line, minor, page, pageQuery, requiredLine } from './shapes.ts'

/** A status as the list filters it. A reversed entry keeps its own. */
export const paymentQuery = {
  q: line(120).optional(),
  status: z.enum(['all', ...paymentStatuses]).default('all'),
  method: z.enum(['all', ...paymentMethodKeys]).default('all'),
  kind: z.enum(['all', 'received', 'refund', 'reversal', 'write_off']).default('all'),
  sort: z.enum(['newest', 'greatest']).default('newest'),
}

export const shopPayment = z.object({
  ...payment.pick({
    id: true,
    method: true,
    status: true,
    amountMinor: true,
    offPriceMinor: true,
    feeMinor: true,
    reference: true,
    note: true,
    takenBy: true,
    createdAt: true,
    completedAt: true,
  }).shape,
  kind: z.enum(entryKinds),
  currency,
  order: z.object({ id, number: z.string() }),
  customer: z.object({ id, name: z.string() }),
  /** A reversal of it stands. */
  isReversed: z.boolean(),
  /** It came through a gateway. */
  gateway: z.enum(['stripe', 'razorpay']).optional(),
  /** Of a refund through a gateway: how far it got there. */
  gatewayRefund: z.enum(['waiting', 'done', 'refused']).optional(),
  can: payment.shape.can.pick({ complete: true, fail: true, refund: true }),
})
export type ShopPayment = z.output<typeof shopPayment>

const method = z.object({
  key: z.enum(paymentMethodKeys),
  type: z.enum(['wallet', 'qr', 'card', 'bank', 'cash', 'upi']),
  feeBasisPoints: count,
  settlementDays: count,
  /** It takes the shop's currency. */
  isPossible: z.boolean(),
  isActive: z.boolean(),
})
export type ShopMethod = z.output<typeof method>

const gateway = z.object({
  key: z.enum(['stripe', 'razorpay']),
  isReady: z.boolean(),
  /** It takes the shop's currency. */
  isPossible: z.boolean(),
  /** Settings of the server that are not set. */
  missing: z.array(z.string()),
})

export const shopMethods = z.object({
  methods: z.array(method),
  online: z.object({ isActive: z.boolean(), gateways: z.array(gateway) }),
  hasUpiId: z.boolean(),
})
export type ShopMethods = z.output<typeof shopMethods>

export const paymentReport = z.object({
  currency,
  from: day,
  to: day,
  totalMinor: minor,
  transactions: count,
  failed: count,
  pending: count,
  successBasisPoints: count.optional(),
  averageMinor: minor.optional(),
  topMethod: z.enum(paymentMethodKeys).optional(),
  feeMinor: minor,
  refundedMinor: minor,
  netMinor: minor,
  methods: z.array(
    z.object({
      method: z.enum(paymentMethodKeys),
      transactions: count,
      amountMinor: minor,
      feeMinor: minor,
    }),
  ),
  settlements: z.array(
    z.object({
      day,
      method: z.enum(paymentMethodKeys),
      /** After fees and refunds; below zero the shop owes it. */
      amountMinor: minor,
      /** Why it is below zero: fees of money that was given back, or more given back than came. */
      belowZeroBy: z.enum(['fee', 'refund']).optional(),
    }),
  ),
})

const mostMinor = 100_000_000_000
export const upiAsk = {
  amountMinor: z.coerce.number().pipe(minor.positive().max(mostMinor)),
  note: requiredLine(80),
  /** Of one request to pay: under the same id it is the same code; without one, each code is another’s. */
  ask: id.optional(),
}

export const shopPaymentRoutes = {
  list: route({
    method: 'GET',
    path: '/api/payments',
    access: 'shop:payments.take',
    summary: 'Payments of the shop, newest first, each with its order, its customer and what may be done',
    query: z.object({ ...paymentQuery, ...pageQuery }),
    reply: page(shopPayment),
  }),
  count: route({
    method: 'GET',
    path: '/api/payments/count',
    access: 'shop:payments.take',
    summary: 'How many payments a filter leaves, counted up to 1,000',
    query: z.object(paymentQuery),
    reply: z.object({ count, isCapped: z.boolean() }),
  }),
  methods: route({
    method: 'GET',
    path: '/api/payments/methods',
    access: 'shop:payments.take',
    summary: 'The ways to pay with fees and settlement times, and what online payment still needs',
    reply: shopMethods,
  }),
  setMethod: route({
    method: 'PUT',
    path: '/api/payments/methods/:key',
    access: 'shop:shop.write',
    summary:
      'Offer a way to pay at the counter, or not; `online` is the link’s own. Throws payments.lastMethod',
    params: z.object({ key: z.enum([...paymentMethodKeys, 'online']) }),
    body: z.object({ isActive: z.boolean() }),
    reply: shopMethods,
  }),
  report: route({
    method: 'GET',
    path: '/api/payments/report',
    access: 'shop:payments.take',
    summary: 'What the last days’ payments come to, and what is still on its way to the account',
    query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
    reply: paymentReport,
  }),
  upiCode: route({
    method: 'GET',
    path: '/api/payments/upi-code',
    access: 'shop:payments.take',
    summary: 'The UPI link of an amount and a note, as text',
    query: z.object(upiAsk),
    reply: z.object({ uri: z.string(), payee: z.string(), upiId: z.string() }),
  }),
  upiImage: route({
    method: 'GET',
    path: '/api/payments/upi-code/:format',
    access: 'shop:payments.take',
    summary: 'The same drawn as a QR code',
    params: z.object({ format: z.enum(['png', 'svg']) }),
    query: z.object(upiAsk),
    replies: 'file',
  }),
}

export const dayClosing = z.object({
  id,
  day,
  currency,
  floatMinor: minor,
  /** Cash of the ledger that day. */
  cashMinor: minor,
  expectedMinor: minor,
  countedMinor: minor,
  differenceMinor: minor,
  counted: z.array(z.object({ valueMinor: minor, count })),
  reason: z.string().optional(),
  /** The closing that this one corrects. */
  corrects: id.optional(),
  /** A later one corrects it. */
  isCorrected: z.boolean(),
  closedBy: z.string(),
  closedAt: instant,
})
export type DayClosing = z.output<typeof dayClosing>

const closingBody = {
  id: id.optional(),
  floatMinor: minor.nonnegative().max(mostMinor).default(0),
  /** By notes and coins, or in one sum. */
  counted: z
    .array(z.object({ valueMinor: minor.positive(), count: count.max(1_000_000) }))
    .max(20)
    .default([]),
  countedMinor: minor.nonnegative().max(mostMinor).optional(),
  reason: line(300).optional(),
}

export const dayClosingRoutes = {
  state: route({
    method: 'GET',
    path: '/api/day-closings/day',
    access: 'shop:payments.take',
    summary: 'A day of the ledger by method, the cash it expects, and how it was closed',
    query: z.object({ day: day.optional() }),
    reply: z.object({
      day,
      today: day,
      currency,
      cashMinor: minor,
      /** What the drawer began with when it was last closed. */
      usualFloatMinor: minor,
      methods: z.array(z.object({ method: z.enum(paymentMethodKeys), amountMinor: minor })),
      /** Of this day, oldest first. */
      closings: z.array(dayClosing),
      /** Cash that moved since the last of them. */
      sinceMinor: minor,
      can: z.object({ close: z.boolean(), correct: z.boolean() }),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/api/day-closings',
    access: 'shop:payments.take',
    summary: 'The last hundred closings, newest first',
    reply: z.object({
      rows: z.array(
        dayClosing.extend({
          /** Cash that moved on its day after it, and stands in nobody's count; none of one that was corrected. */
          sinceMinor: minor,
        }),
      ),
    }),
  }),
  close: route({
    method: 'POST',
    path: '/api/day-closings',
    access: 'shop:payments.take',
    summary:
      'Close a day with the cash that was counted. Throws payments.dayClosed, payments.dayAhead and payments.differenceReason',
    body: z.object({ ...closingBody, day }),
    reply: dayClosing,
  }),
  correct: route({
    method: 'POST',
    path: '/api/day-closings/:id/correct',
    access: 'shop:payments.reverse',
    summary:
      'Correct a closing by one of its own, with the reason; the first stays. Throws payments.correctedBefore',
    params: z.object({ id }),
    body: z.object({ ...closingBody, reason: requiredLine(300) }),
    reply: dayClosing,
  }),
}
