/**
 * The customer's portal: what shops keep of an account, in one place. Its orders are those it placed, those put there by their private
 * link, and those of the phones it has proven with a one-time code.
 */
import { disputeKinds, disputeStates } from '@darzi/tailoring/disputes/life.ts'
import { z } from 'zod'
import { ownAppointment } from './calendar-shapes.ts'
import { milestone } from './payment-shapes.ts'
import { route } from './route.ts'
import { currency, day, id, instant, language, lines, minor } from './shapes.ts'
import { sentBill, trackedLink, trackedOrder } from './tracking.ts'

const token = z.string().min(1).max(200)

const ownOrder = z.object({
  id,
  number: z.string(),
  ...trackedLink.pick({ shop: true, state: true, status: true, orderedOn: true, trialOn: true }).shape,
  promisedOn: day,
  garments: trackedOrder.shape.garments,
  /** Whom its pieces are for, as the shop writes them; nobody of an order that is not wholly the account's to see. */
  people: z.array(z.string()),
  /** What is asked for of the whole order. */
  notes: z.string().optional(),
  currency,
  /** Once the shop has named a price for every piece. */
  totalMinor: minor.optional(),
  /** Below zero: what the shop is to give back. */
  balanceMinor: minor.optional(),
  /** What may be paid on a gateway's page now. */
  payOnlineMinor: minor.optional(),
  /** Of its private link; absent of an order placed under a phone that the shop knew and the account has not proven. */
  token: z.string().optional(),
  /** What is due when, of an order that came of a quote; money fills the first first. */
  milestones: z.array(milestone).optional(),
  /** What calling it off would cost now; absent when the customer cannot by themselves. */
  cancel: z.object({ keptMinor: minor, backMinor: minor }).optional(),
  /** The last day on which a free remake may be asked for; none once it has passed, and none once it was asked for. */
  remakeUntil: day.optional(),
  /** The account's last dispute about it, or request for a remake: while it is open, then until the order is handed over again. */
  dispute: z
    .object({
      kind: z.enum(disputeKinds),
      state: z.enum(disputeStates),
      answerBy: instant,
      isUnanswered: z.literal(true).optional(),
    })
    .optional(),
  /** The shop asked to show photos of it, whatever was answered. */
  hasPhotoConsents: z.literal(true).optional(),
  /** It was handed over, and nobody has said yet how it was. */
  mayReview: z.literal(true).optional(),
  /** What was issued of it, the newest first, of an order that is wholly the account's. */
  bills: z.array(sentBill).optional(),
  /** Where a visit to its shop is booked, while the shop takes bookings there. */
  bookingPath: z.string().optional(),
  /** Whether a trial waits for the customer's word. */
  asksTrial: z.boolean(),
})
export type OwnOrder = z.output<typeof ownOrder>

/** By its link it is moved or cancelled, while it may be. */
const appointmentOfOwn = ownAppointment.omit({ name: true, today: true }).extend({ id, token })
export type AppointmentOfOwn = z.output<typeof appointmentOfOwn>

const phones = z.object({ phones: z.array(z.object({ phone: z.string(), shown: z.string() })) })

export const portalRoutes = {
  orders: route({
    method: 'GET',
    path: '/api/own/orders',
    access: 'signedIn',
    summary: 'The orders of the caller in every shop, newest first, a page at a time',
    /** The order that the page before ended with. */
    query: z.object({ after: id.optional() }),
    reply: z.object({
      orders: z.array(ownOrder),
      /** Of all pages. */
      count: z.number().int(),
      next: id.optional(),
      /** Others with a photo that the caller let be shown: a yes is taken back there, though the phone they were found by was taken away. */
      photosAgreed: z.array(z.object({ id, number: z.string(), shop: z.string() })).optional(),
    }),
  }),
  addOrder: route({
    method: 'POST',
    path: '/api/own/orders',
    access: 'signedIn',
    summary: 'Put the order behind a private link among one’s own; put there again it stays there once',
    body: z.object({ token }),
    reply: z.object({ number: z.string() }),
  }),
  cancel: route({
    method: 'POST',
    path: '/api/own/orders/:id/cancel',
    access: 'signedIn',
    summary:
      'Call an own order off on the terms that were shown. Throws orders.cancelTooLate and orders.termsChanged',
    params: z.object({ id }),
    body: z.object({ reason: lines(500).min(1), keptMinor: minor.nonnegative() }),
    reply: ownOrder,
  }),
  bill: route({
    method: 'GET',
    path: '/api/own/orders/:id/bills/:billId',
    access: 'signedIn',
    summary: 'A bill or credit note of an order that is wholly the caller’s, as PDF',
    params: z.object({ id, billId: id }),
    query: z.object({ language: language.optional() }),
    replies: 'file',
  }),
  appointments: route({
    method: 'GET',
    path: '/api/own/appointments',
    access: 'signedIn',
    summary:
      'The appointments of the caller in every shop, a page at a time: those to come, the next one first, then those that are over',
    /** The appointment that the page before ended with. */
    query: z.object({ after: id.optional() }),
    reply: z.object({
      upcoming: z.array(appointmentOfOwn),
      past: z.array(appointmentOfOwn),
      /** How many follow this page. */
      left: z.int(),
      next: id.optional(),
    }),
  }),
  phones: route({
    method: 'GET',
    path: '/api/own/phones',
    access: 'signedIn',
    summary: 'The phones the caller has proven: what shops keep under them is the caller’s',
    reply: phones,
  }),
  addPhone: route({
    method: 'POST',
    path: '/api/own/phones',
    access: 'signedIn',
    summary:
      'Add a phone that this browser has just proven with a one-time code. Throws portal.proveFirst, portal.phonesFull',
    body: z.object({ phone: z.string().max(40) }),
    reply: phones,
  }),
  removePhone: route({
    method: 'DELETE',
    path: '/api/own/phones/:phone',
    access: 'signedIn',
    summary: 'Take a phone away: its orders are not shown any more',
    params: z.object({ phone: z.string().max(40) }),
    reply: phones,
  }),
}
