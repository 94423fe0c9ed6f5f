/** Shapes of the stock: items, their movements, suppliers, purchase orders, stocktakes. */

import { purchaseStates, sendingWays } from '@darzi/tailoring/inventory/purchase.ts'
import {
  clothPhotoWidthsMm,
  mostOfItem,
  movementKinds,
  stockCategories,
  stockUnits,
} from '@darzi/tailoring/inventory/stock.ts'
import { z } from 'zod'
import { count, currency, day, email, id, instant, line, lines, minor, requiredLine } from './shapes.ts'

/** A number of the item's unit, to the thousandth. */
export const quantity = z.number().min(0).max(mostOfItem)
const aboveNothing = z.number().min(0.001).max(mostOfItem)
const unit = z.enum(stockUnits)
const costMinor = minor.nonnegative().max(100_000_000_000)

export const stockItem = z.object({
  id,
  name: z.string(),
  category: z.enum(stockCategories),
  unit,
  onHand: z.number(),
  lowAt: z.number().optional(),
  isLow: z.boolean(),
  /** Of one unit, as last bought; only for whoever buys. */
  costMinor: minor.optional(),
  supplier: z.object({ id, name: z.string() }).optional(),
  place: z.string().optional(),
  barcode: z.string().optional(),
  notes: z.string().optional(),
  photo: z.object({ url: z.string(), thumbUrl: z.string() }).optional(),
  /** How much cloth the photo shows across. */
  photoWidthMm: z.number().optional(),
  /** Customers may see its name and photo, and a garment in it; of cloth alone. */
  isShown: z.boolean(),
  /** Ordered and not here yet. */
  onOrder: z.number(),
  isArchived: z.boolean(),
  createdAt: instant,
  version: count,
})
export type StockItem = z.output<typeof stockItem>

export const itemBody = {
  name: requiredLine(120),
  category: z.enum(stockCategories),
  unit,
  lowAt: quantity.nullable().optional(),
  costMinor: costMinor.nullable().optional(),
  supplierId: id.nullable().optional(),
  place: line(80).optional(),
  barcode: line(64).optional(),
  notes: lines(1000).optional(),
  photoWidthMm: z.literal(clothPhotoWidthsMm).nullable().optional(),
  isShown: z.boolean().optional(),
}

export const movement = z.object({
  id,
  kind: z.enum(movementKinds),
  /** With the sign of the change. */
  quantity: z.number(),
  onHand: z.number(),
  reason: z.string().optional(),
  piece: z.object({ orderId: id, tag: z.string() }).optional(),
  purchase: z.object({ id, number: z.string() }).optional(),
  by: z.string().optional(),
  at: instant,
  isUndone: z.boolean(),
})
export type Movement = z.output<typeof movement>

/** A quantity as it was typed: in the item's unit unless another is named. */
export const movementBody = z.object({
  id: id.optional(),
  kind: z.enum(movementKinds),
  quantity,
  unit: unit.optional(),
  /** What there was when it was counted: another number since means that something moved meanwhile. */
  onHand: quantity.optional(),
  costMinor: costMinor.optional(),
  reason: line(200).optional(),
})

export const supplier = z.object({
  id,
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
  notes: z.string().optional(),
  isArchived: z.boolean(),
  version: count,
})
export type Supplier = z.output<typeof supplier>

export const supplierBody = {
  name: requiredLine(120),
  phone: line(40).optional(),
  email: z.union([email, z.literal('')]).optional(),
  notes: lines(1000).optional(),
}

export const purchaseLine = z.object({
  id,
  item: z.object({ id, name: z.string(), unit }),
  quantity: z.number(),
  received: z.number(),
  costMinor: minor.optional(),
})
export const purchase = z.object({
  id,
  number: z.string(),
  supplier,
  state: z.enum(purchaseStates),
  expectedOn: day.optional(),
  notes: z.string().optional(),
  currency,
  lines: z.array(purchaseLine),
  totalMinor: minor,
  sentAt: instant.optional(),
  sentBy: z.enum(sendingWays).optional(),
  createdAt: instant,
  version: count,
  can: z.object({ edit: z.boolean(), send: z.boolean(), receive: z.boolean(), cancel: z.boolean() }),
})
export type Purchase = z.output<typeof purchase>

export const purchaseBody = {
  supplierId: id,
  expectedOn: day.nullable().optional(),
  notes: lines(1000).optional(),
  lines: z
    .array(z.object({ itemId: id, quantity: aboveNothing, costMinor: costMinor.optional() }))
    .min(1)
    .max(100),
}

export const receiptBody = z.object({
  id: id.optional(),
  lines: z
    .array(z.object({ lineId: id, quantity: aboveNothing }))
    .min(1)
    .max(100),
})

export const stocktake = z.object({
  id,
  state: z.enum(['open', 'done', 'cancelled']),
  startedAt: instant,
  startedBy: z.string().optional(),
  counts: z.array(
    z.object({
      itemId: id,
      expected: z.number(),
      counted: z.number(),
      by: z.string().optional(),
      version: count,
    }),
  ),
})
export type Stocktake = z.output<typeof stocktake>
