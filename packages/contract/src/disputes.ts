/** Disputes: a customer says what is wrong with an order, the shop answers within a time, the operator decides. */
import {
  disputeActNames,
  disputeKinds,
  disputeOutcomes,
  disputeStates,
} from '@darzi/tailoring/disputes/life.ts'
import { z } from 'zod'
import { evidence } from './dispute-evidence.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, lines, minor, page, pageQuery } from './shapes.ts'

const one = z.object({ id })
const ofPhoto = z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) })

const row = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  shop: z.string(),
  customer: z.string(),
  kind: z.enum(disputeKinds),
  state: z.enum(disputeStates),
  raisedAt: instant,
  answerBy: instant,
  /** The shop let its time to answer go by, and the operator decides. */
  isUnanswered: z.literal(true).optional(),
})
export type DisputeRow = z.output<typeof row>

const dispute = row.extend({
  words: z.string(),
  currency,
  answer: z.string().optional(),
  answeredAt: instant.optional(),
  outcome: z.enum(disputeOutcomes).optional(),
  /** What is to be given back. */
  refundMinor: minor.optional(),
  /** What of it goes back through the gateway it came by, and how that stands; the rest the shop gives back by hand. */
  sentBack: z.object({ minor, state: z.enum(['waiting', 'done', 'refused']) }).optional(),
  /** What both sides show. */
  photos: z.array(z.object({ id, byShop: z.boolean(), url: z.string(), thumbUrl: z.string() })),
  decision: z.string().optional(),
  decidedAt: instant.optional(),
  /** What who asks may do now. */
  can: z.array(z.enum(disputeActNames)),
})
export type Dispute = z.output<typeof dispute>

export const disputeRoutes = {
  ofOrder: route({
    method: 'GET',
    path: '/api/own/orders/:id/dispute',
    access: 'signedIn',
    summary: 'The last dispute of an own order, and whether one may be raised',
    params: one,
    reply: z.object({
      order: z.object({ number: z.string(), shop: z.string() }),
      dispute: dispute.optional(),
      canRaise: z.boolean(),
      /** The last day on which the remake that was agreed may be asked for; none where there is none to ask for. */
      remakeUntil: day.optional(),
    }),
  }),
  raise: route({
    method: 'POST',
    path: '/api/own/orders/:id/dispute',
    access: 'signedIn',
    summary:
      'Say what is wrong with an own order, or ask for the remake that was agreed. Throws disputes.openBefore, disputes.notBegun, disputes.noRemake',
    params: one,
    body: z.object({ kind: z.enum(disputeKinds), words: lines(4000).min(1) }),
    reply: dispute,
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/disputes/:id/photos',
    access: 'signedIn',
    summary:
      'Show a photo, until it is decided. Throws images.*, disputes.tooManyPhotos, disputes.notFromHere',
    params: one,
    carries: 'form',
    files: ['photo'],
    reply: dispute,
  }),
  photo: route({
    method: 'GET',
    path: '/api/disputes/:id/photos/:photoId/:size',
    access: 'signedIn',
    summary: 'A photo of an own dispute',
    params: ofPhoto,
    replies: 'file',
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/disputes/:id/withdraw',
    access: 'signedIn',
    summary: 'Take it back before it is decided. Throws disputes.notFromHere',
    params: one,
    reply: dispute,
  }),
}

export const shopDisputeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/disputes',
    access: 'shop:orders.read',
    summary: 'Disputes about the own shop’s orders, newest first',
    query: z.object({ ...pageQuery, state: z.enum(['open', 'over']).default('open') }),
    reply: page(row),
  }),
  read: route({
    method: 'GET',
    path: '/api/shop/disputes/:id',
    access: 'shop:orders.read',
    summary: 'One dispute',
    params: one,
    reply: dispute,
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/shop/disputes/:id/photos',
    access: 'shop:orders.cancel',
    summary:
      'Show a photo, until it is decided. Throws images.*, disputes.tooManyPhotos, disputes.notFromHere',
    params: one,
    carries: 'form',
    files: ['photo'],
    reply: dispute,
  }),
  photo: route({
    method: 'GET',
    path: '/api/shop/disputes/:id/photos/:photoId/:size',
    access: 'shop:orders.read',
    summary: 'A photo of a dispute',
    params: ofPhoto,
    replies: 'file',
  }),
  answer: route({
    method: 'POST',
    path: '/api/shop/disputes/:id/answer',
    access: 'shop:orders.cancel',
    summary:
      'The shop’s answer, once and in time; to a request for a remake, whether it makes it again. Throws disputes.tooLate, disputes.notFromHere',
    params: one,
    body: z.object({
      words: lines(4000).min(1),
      /** Of a request for a remake, which needs it; of a complaint it says nothing. */
      remakes: z.boolean().optional(),
    }),
    reply: dispute,
  }),
}

/** At the counter: the shop makes an order again without being asked by the customer's account. */
export const counterRemakeRoutes = {
  read: route({
    method: 'GET',
    path: '/api/orders/:id/remake',
    access: 'shop:orders.read',
    summary: 'Whether the shop may agree to make this order again, and what was promised about it',
    params: one,
    reply: z.object({
      order: z.object({ number: z.string(), customer: z.string() }),
      /** For so many days after the hand-over a remake was promised to be free; 0 where none was. */
      remakeDays: count,
      /** The last of these days, while they run. */
      remakeUntil: day.optional(),
      refused: z.enum(['disputes.notDelivered', 'disputes.openBefore', 'disputes.remakeBefore']).optional(),
      /** What stands in the way: it is answered, or gone on with, there. */
      disputeId: id.optional(),
    }),
  }),
  agree: route({
    method: 'POST',
    path: '/api/orders/:id/remake',
    access: 'shop:orders.cancel',
    summary:
      'Agree to make it again free of charge; a customer with an account is written to. Throws disputes.notDelivered, disputes.openBefore, disputes.remakeBefore',
    params: one,
    body: z.object({
      /** What the customer says is wrong. */
      words: lines(4000).min(1),
      /** What was agreed on. */
      answer: lines(4000).min(1),
    }),
    reply: dispute,
  }),
}

export const adminDisputeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/disputes',
    access: 'operator',
    summary: 'Disputes of all shops, newest first',
    query: z.object({ ...pageQuery, state: z.enum(['open', 'over']).default('open') }),
    reply: page(row),
  }),
  read: route({
    method: 'GET',
    path: '/api/admin/disputes/:id',
    access: 'operator',
    summary: 'One dispute with what the server has of its order',
    params: one,
    reply: z.object({ dispute, evidence }),
  }),
  photo: route({
    method: 'GET',
    path: '/api/admin/disputes/:id/photos/:photoId/:size',
    access: 'operator',
    summary: 'A photo that a side shows; looking at it whole is a line of the audit',
    params: ofPhoto,
    replies: 'file',
  }),
  evidencePhoto: route({
    method: 'GET',
    path: '/api/admin/disputes/:id/evidence/:photoId/:size',
    access: 'operator',
    summary:
      'A photo of the disputed order: of its work, its brief or its messages; looking at it whole is a line of the audit',
    params: ofPhoto,
    replies: 'file',
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/disputes/:id/decide',
    access: 'operator',
    summary:
      'Decide, with words to both. Throws disputes.notFromHere, disputes.shopFirst, disputes.refundMissing, disputes.refundTooMuch',
    params: one,
    body: z.object({
      outcome: z.enum(disputeOutcomes),
      /** Of a part refund. */
      partMinor: z.int().positive().optional(),
      words: lines(4000).min(1),
    }),
    reply: dispute,
  }),
}
