/** What is said of orders: cards, pieces, the whole order, and what forms may send. */
import { metresStep, mostMetres } from '@darzi/tailoring/garments/read-metres.ts'
import { mostOfItem, stockUnits } from '@darzi/tailoring/inventory/stock.ts'
import { orderStates, pieceStates, priorities, tailorStates } from '@darzi/tailoring/orders/life.ts'
import { orderSources } from '@darzi/tailoring/orders/sources.ts'
import { z } from 'zod'
import { finishedSize, itemColour } from './collection-shapes.ts'
import { addOn, stage } from './garments.ts'
import { fieldKey, measuredValue } from './measurements.ts'
import { exception } from './order-overrides.ts'
import { payment, priceParts } from './payment-shapes.ts'
import { count, currency, day, id, instant, language, line, lines, minor } from './shapes.ts'

export const orderState = z.enum(orderStates)
export const tailorState = z.enum(tailorStates)

export const chosenStyle = z.object({
  group: z.string().max(60),
  option: z.string().max(60),
  groupName: z.string().optional(),
  optionName: z.string().optional(),
})
export const cloth = z.object({
  /** Whose cloth it is. */
  source: z.enum(['shop', 'own']),
  type: line(60).optional(),
  colour: line(60).optional(),
  metres: z.number().positive().optional(),
  code: line(60).optional(),
})
/** What a piece is cut from; the book may say something else by now. */
export const snapshot = z.object({
  recordId: id,
  version: count,
  takenAt: instant,
  takenBy: z.string().optional(),
  /** The customer sent them: nobody of the shop has measured. */
  isSent: z.boolean().optional(),
  profile: z.enum(['body', 'garment']),
  unit: z.enum(['in', 'cm']),
  values: z.array(measuredValue),
  /** What the garment was cut by when they were frozen, in its order. */
  fields: z.array(fieldKey),
})

/** Which garment of the shop's collection it was ordered as, and to which size's tape it is sewn. */
const fromCollection = z.object({
  itemId: id,
  name: z.string(),
  colour: itemColour,
  isMadeToMeasure: z.boolean(),
  finished: finishedSize.optional(),
})

export const piece = z.object({
  id,
  position: count,
  /** ORD-1042-2/3: what hangs on the piece. */
  tag: z.string(),
  /** The name as it was when the piece was ordered; whether it is the customer, by the person and not by the name. */
  person: z.object({ id, name: z.string(), isCustomer: z.boolean() }),
  garment: z.object({ key: z.string(), name: z.string().optional() }),
  styles: z.array(chosenStyle),
  cloth: cloth.optional(),
  /** Cloth of the stock it is cut from; taken once it is cut. */
  stock: z
    .object({
      itemId: id,
      name: z.string(),
      unit: z.enum(stockUnits),
      quantity: z.number(),
      isTaken: z.boolean(),
    })
    .optional(),
  collection: fromCollection.optional(),
  notes: z.string().optional(),
  priceMinor: minor,
  addOns: z.array(addOn),
  isUrgent: z.boolean(),
  snapshot: snapshot.optional(),
  /** Fields it cannot be cut without: as it was ordered; while nobody is measured for it, what its garment needs today. */
  needs: z.array(fieldKey),
  /** Those of them that the snapshot lacks. */
  missing: z.array(fieldKey),
  /** Those of the missing it went past Cutting without, as somebody stated. */
  cutWithout: z.array(fieldKey),
  stages: z.array(stage),
  stage: count,
  state: z.enum(pieceStates),
  stageSince: instant,
  reworks: count,
  /** The shop asks for a photo of the work before this piece is ready, and there is none since its last rework. */
  needsPhoto: z.boolean(),
  /** Where on the rack it waits for its customer. */
  rackPlace: z.string().optional(),
  assignedTo: z.object({ id, name: z.string() }).optional(),
  can: z.object({ advance: z.boolean(), back: z.boolean() }),
})
export type Piece = z.output<typeof piece>

/** What the acts on an order may be, each by the record's state and the member's role. */
const may = z.object({
  approve: z.boolean(),
  begin: z.boolean(),
  finish: z.boolean(),
  deliver: z.boolean(),
  cancel: z.boolean(),
  rework: z.boolean(),
  edit: z.boolean(),
  pay: z.boolean(),
  writeOff: z.boolean(),
  discount: z.boolean(),
  refund: z.boolean(),
})

export const orderCard = z.object({
  id,
  /** ORD-001, in the order they were taken; without gaps. */
  number: z.string(),
  customer: z.object({
    id,
    name: z.string(),
    /** E.164; `phoneShown` is the same number as people of the shop's country write it. */
    phone: z.string().optional(),
    phoneShown: z.string().optional(),
    photoUrl: z.string().optional(),
    /** In which they are written to. */
    language: language.optional(),
    /** They asked for no messages. */
    hasStoppedMessages: z.boolean().optional(),
  }),
  pieces: z.array(
    piece.pick({
      id: true,
      position: true,
      tag: true,
      garment: true,
      person: true,
      stages: true,
      stage: true,
      state: true,
      isUrgent: true,
      priceMinor: true,
    }),
  ),
  state: orderState,
  tailorState,
  priority: z.enum(priorities),
  orderedOn: day,
  trialOn: day.optional(),
  promisedOn: day,
  workshopOn: day.optional(),
  /** Of the promise, in the shop's zone: negative when it has passed. */
  daysLeft: z.int(),
  isOverdue: z.boolean(),
  currency,
  totalMinor: minor,
  paidMinor: minor,
  /** What is owed; below zero, what is to be given back. */
  balanceMinor: minor,
  assignedTo: z.object({ id, name: z.string() }).optional(),
  createdAt: instant,
  version: count,
  can: may,
})
export type OrderCard = z.output<typeof orderCard>

export const orderPhoto = z.object({
  id,
  pieceId: id.optional(),
  kind: z.enum(['cloth', 'style', 'stage', 'customer']),
  stage: z.string().optional(),
  /** What is written upon it, for whoever cannot see it. */
  note: z.string().optional(),
  isShared: z.boolean(),
  thumbUrl: z.string(),
  url: z.string(),
  createdAt: instant,
})

export const order = orderCard.extend({
  pieces: z.array(piece),
  /** The pieces together, with the surcharge for rush. */
  piecesMinor: minor,
  rushMinor: minor,
  discountMinor: minor,
  ...priceParts,
  /** A bill of it stands: what the bill says does not change. */
  isBilled: z.boolean().optional(),
  /** Of an order called off: what was given back since of the money that was kept. */
  givenOfKeptMinor: minor,
  notes: z.string().optional(),
  source: z.enum(orderSources),
  pays: z.enum(['online', 'onDelivery']).optional(),
  deliveredAt: instant.optional(),
  cancelReason: z.string().optional(),
  trial: z.object({ answer: z.enum(['approved', 'change']), words: z.string().optional() }).optional(),
  /** On the customer as a whole, or on one of those it is sewn for. */
  pinnedNotes: z.array(z.object({ text: z.string(), person: z.string().optional() })),
  photos: z.array(orderPhoto),
  payments: z.array(payment),
  /** What it went past, newest first. */
  exceptions: z.array(exception),
  /** The last step, while it can still be undone. */
  undo: z.object({ stepId: id, until: instant }).optional(),
  trackingUrl: z.string(),
})
export type Order = z.output<typeof order>

const metresSent = z.number().positive().max(mostMetres).multipleOf(metresStep)
/** Cloth as the counter sends it: to the centimetre, where it was measured. */
const clothSent = cloth.extend({ metres: metresSent.optional() })
/** Cloth of the stock, in the item's unit unless another is named. */
export const stockSent = z.object({
  itemId: id,
  quantity: z.number().min(0.001).max(mostOfItem),
  unit: z.enum(stockUnits).optional(),
})

const stylesSent = z.array(z.object({ group: z.string().max(60), option: z.string().max(60) })).max(30)
const addOnsSent = z.array(z.object({ key: z.string().max(60) })).max(30)
const pieceFacts = {
  notes: lines(2000).optional(),
  priceMinor: minor.positive().max(100_000_000_000),
}

/** A piece as a form sends it: one physical garment. */
export const pieceBody = z.object({
  ...pieceFacts,
  id: id.optional(),
  personId: id,
  garment: z.string().min(1).max(60),
  styles: stylesSent.default([]),
  cloth: clothSent.optional(),
  /** Which cloth of the stock it is cut from; taken out of it once it is cut. */
  stock: stockSent.optional(),
  addOns: addOnsSent.default([]),
  isUrgent: z.boolean().default(false),
  /** The record it is cut from; without one the person's latest of the body that has what the garment needs. */
  measurementId: id.optional(),
  /** The garment of the shop's collection it is ordered as: in a size of its list or made to measure, in one of its colours. */
  collection: z
    .object({
      itemId: id,
      size: line(20).optional(),
      isMadeToMeasure: z.boolean().default(false),
      colour: line(40),
    })
    .optional(),
})

/** A change of a piece: what is left out stays, so nothing has a default here. */
export const pieceEdit = z.object({
  ...pieceFacts,
  /** Another garment, until work on the piece begins: it takes that one's stages, and its price where it has none. */
  garment: z.string().min(1).max(60).optional(),
  styles: stylesSent.optional(),
  /** Null takes away what was said of the cloth. */
  cloth: clothSent.nullable().optional(),
  /** Null: still to be agreed, also as another garment. Not of a piece that has a price. */
  priceMinor: pieceFacts.priceMinor.nullable().optional(),
  addOns: addOnsSent.optional(),
  isUrgent: z.boolean().optional(),
  /** The record it is cut from. */
  measurementId: id.optional(),
  assignedTo: id.nullable().optional(),
  version: count.optional(),
})

/** A garment of the collection as it is sold today. */
export const soldItem = z.object({
  id,
  garment: z.string(),
  priceMinor: minor,
  isMadeToMeasure: z.boolean(),
  sizes: z.array(z.string()),
  colours: z.array(z.string()),
})
export type SoldItem = z.output<typeof soldItem>
