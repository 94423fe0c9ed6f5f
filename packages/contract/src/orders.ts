/**
 * Orders: what was promised, of which pieces, by when. An order follows one life (tailoring/orders/life); each step is
 * kept, an undo is a step of its own, and a piece keeps the measurements it is cut from.
 */

import { priorities } from '@darzi/tailoring/orders/life.ts'
import { mostOfNotes } from '@darzi/tailoring/orders/photo-notes.ts'
import { mostRushMinor } from '@darzi/tailoring/orders/rush.ts'
import { z } from 'zod'
import { lastPiece } from './last-piece.ts'
import { mostPieces, orderOverrides } from './order-overrides.ts'
import { orderQuery } from './order-query.ts'
import { order, orderCard, orderPhoto, pieceBody, pieceEdit, soldItem, stockSent } from './order-shapes.ts'
import { paymentBody } from './payment-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, line, lines, minor, page, pageQuery, requiredLine } from './shapes.ts'
import { timeline } from './shops.ts'

const params = z.object({ id })
const dates = {
  trialOn: day.nullable().optional(),
  promisedOn: day.optional(),
  workshopOn: day.nullable().optional(),
}
const rushSent = minor.nonnegative().max(mostRushMinor)
/** A step of an order, by which it can be undone. */
const bulkStep = z.object({ id, stepId: id })

export const orderRoutes = {
  list: route({
    method: 'GET',
    path: '/api/orders',
    access: 'shop:orders.read',
    summary: 'Order management: search, filter, sort; a page at a time',
    query: z.object({ ...orderQuery, ...pageQuery }),
    reply: page(orderCard),
  }),
  summary: route({
    method: 'GET',
    path: '/api/orders/summary',
    access: 'shop:orders.read',
    summary:
      'Orders by state, what is due today and overdue, what went ahead against a gate, what is owed and to be given back',
    reply: z.object({
      total: count,
      pending: count,
      inProgress: count,
      ready: count,
      completed: count,
      cancelled: count,
      dueToday: count,
      overdue: count,
      /** Went ahead against a gate in the last 30 days, as somebody stated. */
      exceptions: count,
      currency,
      totalMinor: minor,
      balanceMinor: minor,
      giveBackMinor: minor,
    }),
  }),
  count: route({
    method: 'GET',
    path: '/api/orders/count',
    access: 'shop:orders.read',
    summary: 'How many rows an order query has; counting stops at 1,000',
    query: z.object(orderQuery),
    reply: z.object({ count, isCapped: z.boolean() }),
  }),
  last: route({
    method: 'GET',
    path: '/api/orders/last',
    access: 'shop:orders.read',
    summary:
      'The customer’s last order that was taken on, to take it again, and what each person had last of each garment',
    query: z.object({ customer: id }),
    reply: z.object({
      order: order.optional(),
      /** Of the garments of the collection it was ordered as, those still sold. */
      sold: z.array(soldItem),
      /** What each person of the customer had last of each garment, in whichever order it was. */
      pieces: z.array(lastPiece),
    }),
  }),
  read: route({
    method: 'GET',
    path: '/api/orders/:id',
    access: 'shop:orders.read',
    summary: 'Everything about one order',
    params,
    reply: order,
  }),
  timeline: route({
    method: 'GET',
    path: '/api/orders/:id/timeline',
    access: 'shop:orders.read',
    summary: 'Who did what when on this order, newest first',
    params,
    query: z.object({ ...pageQuery, actor: id.optional() }),
    reply: timeline.extend({ actors: z.array(z.object({ id, name: z.string() })) }),
  }),
  take: route({
    method: 'POST',
    path: '/api/orders',
    access: 'shop:orders.write',
    summary: 'Take an order, with its advance; with the same id again, the same order is answered',
    body: z.object({
      id: id.optional(),
      customerId: id,
      pieces: z.array(pieceBody).min(1).max(mostPieces, 'tooManyPieces'),
      priority: z.enum(priorities).default('medium'),
      trialOn: day.optional(),
      promisedOn: day,
      discountMinor: minor.nonnegative().default(0),
      /** Surcharge for rush, of the whole order; left out, what the shop asks for the pieces that are urgent. */
      rushMinor: rushSent.optional(),
      advance: paymentBody.optional(),
      notes: lines(4000).optional(),
    }),
    reply: order,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/orders/:id',
    access: 'shop:orders.write',
    summary:
      'Change dates, priority, notes, who works on it, the discount, the surcharge for rush; fields left out stay. With a stale version: orders.changedMeanwhile',
    params,
    body: z.object({
      ...dates,
      priority: z.enum(priorities).optional(),
      notes: lines(4000).optional(),
      assignedTo: id.nullable().optional(),
      discountMinor: minor.nonnegative().optional(),
      rushMinor: rushSent.optional(),
      version: count.optional(),
    }),
    reply: order,
  }),
  editPiece: route({
    method: 'PATCH',
    path: '/api/orders/:id/pieces/:pieceId',
    access: 'shop:orders.write',
    summary:
      'Change a piece that is not handed over: styles, cloth, notes, price, urgency, who works on it, what it is cut from; its garment until work on it begins',
    params: z.object({ id, pieceId: id }),
    body: pieceEdit,
    reply: order,
  }),
  setPieceStock: route({
    method: 'PUT',
    path: '/api/orders/:id/pieces/:pieceId/stock',
    access: 'shop:orders.write',
    summary:
      'The cloth of the stock a piece is cut from, or none; it is taken from the stock when the piece is cut. Throws inventory.clothTaken, inventory.unitDoesNotFit',
    params: z.object({ id, pieceId: id }),
    body: z.object({
      stock: stockSent.nullable(),
    }),
    reply: order,
  }),
  move: route({
    method: 'POST',
    path: '/api/orders/:id/move',
    access: 'shop:orders.write',
    summary:
      'Take the order to its next state; `ready` finishes every piece, `delivered` hands all over. Money owed needs a `reason`; pieces not ready, and sizes missing at Cutting, are stated in `overrides`',
    params,
    body: z.object({
      to: z.enum(['approved', 'in_progress', 'ready', 'delivered']),
      reason: lines(500).optional(),
      overrides: orderOverrides.optional(),
    }),
    reply: order,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/orders/:id/cancel',
    access: 'shop:orders.cancel',
    summary: 'Cancel, with a reason; what was paid is refunded or kept, as said: unsaid, it is refused',
    params,
    body: z.object({ reason: requiredLine(300), settlement: z.enum(['refund', 'keep']).optional() }),
    reply: order,
  }),
  rework: route({
    method: 'POST',
    path: '/api/orders/:id/rework',
    access: 'shop:orders.write',
    summary: 'Take pieces that were ready or delivered back to a stage, with the cause',
    params,
    body: z.object({
      pieceIds: z.array(id).min(1).max(mostPieces, 'tooManyPieces'),
      /** Its key: each of the pieces goes to where its own list has it. */
      stage: z.string().min(1).max(60),
      cause: z.enum(['fit', 'stitching', 'style', 'cloth', 'damage', 'changed_mind', 'other']),
      words: lines(500).optional(),
      /** A piece handed over unfinished may go on to a later stage: what it goes past then, as it was shown. */
      overrides: orderOverrides.pick({ missing: true, trial: true }).optional(),
    }),
    reply: order,
  }),
  undo: route({
    method: 'POST',
    path: '/api/orders/:id/undo',
    access: 'shop:orders.write',
    summary: 'Undo the last step, within ten seconds',
    params,
    body: z.object({ stepId: id }),
    reply: order,
  }),
  bulk: route({
    method: 'POST',
    path: '/api/orders/bulk',
    access: 'shop:orders.write',
    summary: 'One act on many orders, with an answer per order',
    body: z.object({
      ids: z.array(id).min(1).max(200),
      /** `ready` and `deliver` pass over nothing: an order with something in the way is refused, to be looked at by itself. */
      act: z.enum(['begin', 'ready', 'deliver', 'assign', 'priority', 'undo']),
      assignedTo: id.nullable().optional(),
      priority: z.enum(priorities).optional(),
      /** What undo takes back, as the answer told it: an order that made another step since is refused. */
      steps: z.array(bulkStep).max(200).optional(),
      /** Only where this still stands: an order that stands otherwise is refused as changed meanwhile. */
      ifStill: z
        .object({ assignedTo: id.nullable().optional(), priority: z.enum(priorities).optional() })
        .optional(),
    }),
    reply: z.object({
      done: z.array(id),
      /** The steps made by what was done; a fact that was set makes none. */
      steps: z.array(bulkStep),
      /** Already so before the act: there is nothing to undo. */
      unchanged: z.array(id),
      refused: z.array(z.object({ id, code: z.string(), detail: z.string() })),
    }),
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/orders/:id/photos',
    access: 'shop:orders.write',
    summary: 'Add a photo (form field `photo`: PNG, JPEG or WebP up to 10 MB) of cloth, style or a stage',
    params,
    carries: 'form',
    files: ['photo'],
    body: z.object({
      kind: orderPhoto.shape.kind.default('stage'),
      pieceId: id.optional(),
      stage: z.string().max(60).optional(),
      /** What is written upon it. */
      note: line(mostOfNotes).optional(),
      isShared: z.enum(['true', 'false']).default('false'),
    }),
    reply: order,
  }),
  editPhoto: route({
    method: 'PATCH',
    path: '/api/orders/:id/photos/:photoId',
    access: 'shop:orders.write',
    summary: 'Share a photo with the customer or not; isRemoved takes it away and brings it back',
    params: z.object({ id, photoId: id }),
    body: z.object({ isShared: z.boolean().optional(), isRemoved: z.boolean().optional() }),
    reply: order,
  }),
}
