/**
 * Tracking: an order followed by who ordered it, without an account. A stranger with a phone number learns id, status,
 * garment, dates and progress; a one-time code sent to that phone, or the slip's private link, shows all.
 */
import { billKinds } from '@darzi/tailoring/bills/bill-rules.ts'
import { z } from 'zod'
import { measuredValue } from './measurements.ts'
import { piece, snapshot } from './order-shapes.ts'
import { priceParts } from './payment-shapes.ts'
import { route } from './route.ts'
import { currency, day, id, instant, language, lines, minor } from './shapes.ts'

const status = z.enum(['pending', 'in_progress', 'completed', 'delivered', 'cancelled'])

/** A size as who it was taken of reads it: what a shop keeps beside it (doubts, scales) stays there. */
const trackedSize = measuredValue.pick({
  field: true,
  name: true,
  typed: true,
  unit: true,
  mm: true,
  kg: true,
  degrees: true,
  words: true,
  isYes: true,
})

const trackedPiece = z.object({
  tag: z.string(),
  personName: z.string(),
  ...piece.pick({ garment: true, styles: true, cloth: true, collection: true, notes: true }).shape,
  ...piece.pick({ priceMinor: true, addOns: true, isUrgent: true, stages: true, stage: true }).shape,
  state: z.string(),
  /** What it is cut from, as when it was ordered: the sizes this garment needs, in its own order. */
  sizes: snapshot
    .pick({ profile: true, unit: true })
    .extend({ takenOn: day, values: z.array(trackedSize) })
    .optional(),
})
export type TrackedPiece = z.output<typeof trackedPiece>

/** A bill or credit note as its customer reads it: a PDF behind its address. */
export const sentBill = z.object({ id, number: z.string(), kind: z.enum(billKinds), url: z.string() })
export type SentBill = z.output<typeof sentBill>

export const trackedLink = z.object({
  number: z.string(),
  shop: z.object({ name: z.string(), phone: z.string().optional(), address: z.string().optional() }),
  customerName: z.string(),
  /** Who in the shop has the order, when it was given to somebody. */
  tailorName: z.string().optional(),
  /** What was asked for of the whole order. */
  notes: z.string().optional(),
  state: z.enum(['pending', 'approved', 'in_progress', 'ready', 'delivered', 'cancelled']),
  /** The state in tracking's own words. */
  status,
  progress: z.number(),
  orderedOn: day,
  trialOn: day.optional(),
  promisedOn: day,
  currency,
  /** The pieces together, with the surcharge for rush. */
  piecesMinor: minor,
  rushMinor: minor,
  discountMinor: minor,
  ...priceParts,
  totalMinor: minor,
  paidMinor: minor,
  /** Below zero: what the shop is to give back. */
  balanceMinor: minor,
  /** What the shop has been told of and has still to see. */
  awaitedMinor: minor,
  /** Whether the shop has named a price for every piece. */
  isPriced: z.boolean(),
  /** upi://pay… for the balance less what is awaited, when the shop has a UPI id and keeps its book in rupees. */
  upi: z.string().optional(),
  /** What may be paid on a gateway's page now; absent when nothing is due or the shop has none. */
  online: z.object({ mostMinor: minor }).optional(),
  /** How the last payment on a gateway's page stands. */
  lastOnline: z.enum(['open', 'paid', 'failed']).optional(),
  pieces: z.array(trackedPiece),
  steps: z.array(z.object({ at: instant, kind: z.string(), state: z.string() })),
  photos: z.array(
    z.object({ id, stage: z.string().optional(), url: z.string(), thumbUrl: z.string(), createdAt: instant }),
  ),
  trial: z.object({ answer: z.enum(['approved', 'change']), words: z.string().optional() }).optional(),
  /** The shop asked to show photos of it, whatever was answered. */
  hasPhotoConsents: z.literal(true).optional(),
  /** What was issued of it, the newest first; absent where nothing was. */
  bills: z.array(sentBill).optional(),
  can: z.object({ answerTrial: z.boolean() }),
})

export type TrackedLink = z.output<typeof trackedLink>

/** The spec's tracked order. What only the code or the private link shows is absent for a stranger. */
export const trackedOrder = z.object({
  id: z.string(),
  status,
  customer_name: z.string(),
  /** The spec's six kinds, one for each kind of garment: "suit, pants". */
  order_type: z.string(),
  /** The same as the shop sews it: a garment of the catalogue by its key, one of the shop's own by its name. */
  garments: z.array(piece.shape.garment),
  created_at: instant,
  /** The shop's day, as the slip tells it wherever it is read. */
  ordered_on: day,
  due_date: day,
  /** Of the person measured first, name to centimetres; each piece's own are in `whole`. */
  measurements: z.record(z.string(), z.number()).optional(),
  tailor_name: z.string().optional(),
  estimated_completion: day,
  special_instructions: z.string().optional(),
  /** Per cent of the bar; 0 of a cancelled order. */
  progress: z.number(),
  /** In minor units; the price and the balance once the shop has named a price for every piece. */
  amounts: z.object({ currency, total: minor.optional(), paid: minor, balance: minor.optional() }).optional(),
  shop: z
    .object({ name: z.string(), phone: z.string().optional(), address: z.string().optional() })
    .optional(),
  /** The order's private link. */
  url: z.string().optional(),
  /** All that the private link tells. */
  whole: trackedLink.optional(),
})
export type TrackedOrder = z.output<typeof trackedOrder>

const token = z.string().min(1).max(200)

export const trackingRoutes = {
  track: route({
    method: 'GET',
    path: '/api/orders/track',
    access: 'public',
    summary: 'Orders of a phone number; more of each after its one-time code',
    query: z.object({ phone: z.string().max(40) }),
    reply: z.object({ orders: z.array(trackedOrder), isProven: z.boolean() }),
  }),
  sendCode: route({
    method: 'POST',
    path: '/api/orders/track/code',
    access: 'public',
    summary: 'Send a one-time code to the phone; the answer is the same whether it has orders or not',
    body: z.object({ phone: z.string().max(40) }),
    /** `devSms`: texts are not sent but shown at /dev/sms (development form). */
    reply: z.object({ sentTo: z.string(), devSms: z.boolean() }),
  }),
  proveCode: route({
    method: 'POST',
    path: '/api/orders/track/prove',
    access: 'public',
    summary: 'Prove the phone with the code: this browser sees all of its orders for an hour',
    body: z.object({ phone: z.string().max(40), code: z.string().max(20) }),
    reply: z.object({ isProven: z.literal(true) }),
  }),
  link: route({
    method: 'GET',
    path: '/api/track/:token',
    access: 'public',
    summary: 'The order behind the slip’s private link',
    params: z.object({ token }),
    reply: trackedLink,
  }),
  linkPhoto: route({
    method: 'GET',
    path: '/api/track/:token/photos/:id/:size',
    access: 'public',
    summary: 'A photo the shop shares on the private link',
    params: z.object({ token, id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  linkBill: route({
    method: 'GET',
    path: '/api/track/:token/bills/:id',
    access: 'public',
    summary: 'A bill or credit note of the private link’s order, as PDF',
    params: z.object({ token, id }),
    query: z.object({ language: language.optional() }),
    replies: 'file',
  }),
  sentBill: route({
    method: 'GET',
    path: '/api/sent-bills/:id/:proof',
    access: 'public',
    summary:
      'A bill or credit note under the address it was sent by, as PDF; it leads to nothing else of its order',
    params: z.object({ id, proof: z.string().regex(/^[0-9a-f]{64}$/) }),
    query: z.object({ language: language.optional() }),
    replies: 'file',
  }),
  linkUpi: route({
    method: 'GET',
    path: '/api/track/:token/upi.svg',
    access: 'public',
    summary: 'The UPI link of the balance as a QR code, for a phone that scans it from this screen',
    params: z.object({ token }),
    replies: 'file',
  }),
  pay: route({
    method: 'POST',
    path: '/api/track/:token/pay',
    access: 'public',
    summary:
      'Open a page of a payment gateway for the balance or a part of it. Throws payments.onlineOff, payments.aboveBalance and payments.gatewayDown',
    params: z.object({ token }),
    body: z.object({ amountMinor: minor.positive().max(100_000_000_000).optional() }),
    reply: z.object({ url: z.string() }),
  }),
  checkPaid: route({
    method: 'POST',
    path: '/api/track/:token/paid',
    access: 'public',
    summary: 'Back from the gateway: ask it how the payment stands, and answer the order',
    params: z.object({ token }),
    reply: trackedLink,
  }),
  answerTrial: route({
    method: 'POST',
    path: '/api/track/:token/trial',
    access: 'public',
    summary: 'The customer’s word after the trial: approved, or what to change',
    params: z.object({ token }),
    body: z.object({ answer: z.enum(['approved', 'change']), words: lines(1000).optional() }),
    reply: trackedLink,
  }),
}
