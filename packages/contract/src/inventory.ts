/** Inventory: stock that changes by movements alone, and stocktakes. */

import { stockCategories } from '@darzi/tailoring/inventory/stock.ts'
import { z } from 'zod'
import { itemBody, movement, movementBody, quantity, stockItem, stocktake } from './inventory-shapes.ts'
import { route } from './route.ts'
import { count, id, line, page, pageQuery } from './shapes.ts'

export const itemQuery = {
  q: line(120).optional(),
  category: z.enum(['all', ...stockCategories]).default('all'),
  stock: z.enum(['all', 'low', 'none']).default('all'),
  supplier: id.optional(),
  archived: z.enum(['true', 'false']).default('false'),
  sort: z.enum(['name', 'newest']).default('name'),
}
const byId = z.object({ id })
const ok = z.object({ ok: z.literal(true) })

export const inventoryRoutes = {
  list: route({
    method: 'GET',
    path: '/api/inventory',
    access: 'shop:inventory.read',
    summary: 'Items of the stock; costs only for whoever buys',
    query: z.object({ ...itemQuery, ...pageQuery }),
    reply: page(stockItem),
  }),
  count: route({
    method: 'GET',
    path: '/api/inventory/count',
    access: 'shop:inventory.read',
    summary: 'How many items a filter leaves, counted up to 1,000',
    query: z.object(itemQuery),
    reply: z.object({ count, isCapped: z.boolean() }),
  }),
  summary: route({
    method: 'GET',
    path: '/api/inventory/summary',
    access: 'shop:inventory.read',
    summary: 'Figures of the stock, the items that run low first',
    reply: z.object({
      total: count,
      low: count,
      none: count,
      /** What the stock cost; only for whoever buys. */
      valueMinor: z.int().optional(),
      /** Purchase orders that are not received in full. */
      onOrder: count,
      lowItems: z.array(stockItem),
      suppliers: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  read: route({
    method: 'GET',
    path: '/api/inventory/items/:id',
    access: 'shop:inventory.read',
    summary: 'One item',
    params: byId,
    reply: stockItem,
  }),
  add: route({
    method: 'POST',
    path: '/api/inventory/items',
    access: 'shop:inventory.write',
    summary: 'Add an item, with what there is of it now as its first count. Throws inventory.barcodeTaken',
    body: z.object({ ...itemBody, id: id.optional(), onHand: quantity.optional() }),
    reply: stockItem,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/inventory/items/:id',
    access: 'shop:inventory.write',
    summary:
      'Change an item, never what there is of it. Throws inventory.barcodeTaken, inventory.unitInUse, inventory.changedMeanwhile',
    params: byId,
    body: z
      .object(itemBody)
      .partial()
      .extend({ isArchived: z.boolean().optional(), version: count.optional() }),
    reply: stockItem,
  }),
  setPhoto: route({
    method: 'PUT',
    path: '/api/inventory/items/:id/photo',
    access: 'shop:inventory.write',
    summary: 'Set the photo of an item',
    params: byId,
    carries: 'form',
    files: ['photo'],
    reply: stockItem,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/api/inventory/items/:id/photo',
    access: 'shop:inventory.write',
    summary: 'Take the photo off an item',
    params: byId,
    reply: stockItem,
  }),
  photo: route({
    method: 'GET',
    path: '/api/inventory/photos/:id/:size',
    access: 'shop:inventory.read',
    summary: 'The photo of an item',
    params: z.object({ id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  movements: route({
    method: 'GET',
    path: '/api/inventory/items/:id/movements',
    access: 'shop:inventory.read',
    summary: 'What moved of an item, newest first',
    params: byId,
    query: z.object(pageQuery),
    reply: page(movement),
  }),
  move: route({
    method: 'POST',
    path: '/api/inventory/items/:id/movements',
    access: 'shop:inventory.write',
    summary:
      'Received, used, returned, wasted or counted. Throws inventory.belowZero, inventory.unitDoesNotFit, inventory.notWhole, inventory.movedMeanwhile',
    params: byId,
    body: movementBody,
    reply: z.object({ item: stockItem, movementId: id }),
  }),
  undo: route({
    method: 'POST',
    path: '/api/inventory/movements/:id/undo',
    access: 'shop:inventory.write',
    summary:
      'Move back what was moved by hand; done twice is done once. Throws inventory.belowZero, undo.tooLate',
    params: byId,
    reply: stockItem,
  }),
  importItems: route({
    method: 'POST',
    path: '/api/inventory/import',
    access: 'shop:inventory.write',
    summary:
      'Add items from a CSV (form field `file`); names that are there already are passed over. With isTrial nothing is written',
    carries: 'form',
    files: ['file'],
    body: z.object({ isTrial: z.enum(['true', 'false']).default('false') }),
    reply: z.object({
      added: count,
      known: count,
      refused: z.array(z.object({ line: count, field: z.string(), detail: z.string() })),
    }),
  }),
  exportItems: route({
    method: 'GET',
    path: '/api/inventory/export.csv',
    access: 'shop:inventory.buy',
    summary: 'The stock as CSV, as it is filtered',
    query: z.object(itemQuery),
    replies: 'file',
  }),
}

export const stocktakeRoutes = {
  open: route({
    method: 'GET',
    path: '/api/stocktakes/open',
    access: 'shop:inventory.write',
    summary: 'The stocktake that is going on',
    reply: z.object({ stocktake: stocktake.optional() }),
  }),
  start: route({
    method: 'POST',
    path: '/api/stocktakes',
    access: 'shop:inventory.write',
    summary: 'Begin one, or join the one that is going on',
    body: z.object({ id: id.optional() }),
    reply: stocktake,
  }),
  count: route({
    method: 'PUT',
    path: '/api/stocktakes/:id/counts/:itemId',
    access: 'shop:inventory.write',
    summary:
      'Write down a count. When somebody else has counted the item since, inventory.countedMeanwhile names their number; with `adds` both are added up',
    params: z.object({ id, itemId: id }),
    body: z.object({ counted: quantity, version: count.default(0), adds: z.boolean().default(false) }),
    reply: stocktake,
  }),
  finish: route({
    method: 'POST',
    path: '/api/stocktakes/:id/finish',
    access: 'shop:inventory.write',
    summary: 'Book the differences as movements, and end it',
    params: byId,
    reply: ok,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/stocktakes/:id/cancel',
    access: 'shop:inventory.write',
    summary: 'End it without booking anything',
    params: byId,
    reply: ok,
  }),
}
