/** Suppliers, and what is ordered from them: written, sent, received in parts or whole. */
import { purchaseStates, sendingWays } from '@darzi/tailoring/inventory/purchase.ts'
import { z } from 'zod'
import { purchase, purchaseBody, receiptBody, supplier, supplierBody } from './inventory-shapes.ts'
import { route } from './route.ts'
import { count, id, page, pageQuery } from './shapes.ts'

const byId = z.object({ id })

export const supplierRoutes = {
  list: route({
    method: 'GET',
    path: '/api/suppliers',
    access: 'shop:inventory.buy',
    summary: 'All suppliers, by name',
    reply: z.object({ rows: z.array(supplier) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/suppliers',
    access: 'shop:inventory.buy',
    summary: 'Add a supplier. Throws inventory.supplierTaken',
    body: z.object({ ...supplierBody, id: id.optional() }),
    reply: supplier,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/suppliers/:id',
    access: 'shop:inventory.buy',
    summary: 'Change or archive a supplier. Throws inventory.supplierTaken, inventory.changedMeanwhile',
    params: byId,
    body: z
      .object(supplierBody)
      .partial()
      .extend({ isArchived: z.boolean().optional(), version: count.optional() }),
    reply: supplier,
  }),
}

export const purchaseRoutes = {
  list: route({
    method: 'GET',
    path: '/api/purchases',
    access: 'shop:inventory.buy',
    summary: 'Purchase orders, newest first',
    query: z.object({ state: z.enum(['all', 'open', ...purchaseStates]).default('all'), ...pageQuery }),
    reply: page(purchase),
  }),
  read: route({
    method: 'GET',
    path: '/api/purchases/:id',
    access: 'shop:inventory.buy',
    summary: 'One purchase order',
    params: byId,
    reply: purchase,
  }),
  add: route({
    method: 'POST',
    path: '/api/purchases',
    access: 'shop:inventory.buy',
    summary: 'Write a purchase order to one supplier',
    body: z.object({ ...purchaseBody, id: id.optional() }),
    reply: purchase,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/purchases/:id',
    access: 'shop:inventory.buy',
    summary: 'Change one that is not sent. Throws inventory.purchaseSent, inventory.changedMeanwhile',
    params: byId,
    body: z.object(purchaseBody).partial().extend({ version: count.optional() }),
    reply: purchase,
  }),
  send: route({
    method: 'POST',
    path: '/api/purchases/:id/send',
    access: 'shop:inventory.buy',
    notInDemo: true,
    summary:
      'Sent: as mail by us, or by the member over WhatsApp or on paper. Throws inventory.noEmail, inventory.noPhone, inventory.purchaseClosed',
    params: byId,
    body: z.object({ way: z.enum(sendingWays) }),
    reply: purchase,
  }),
  receive: route({
    method: 'POST',
    path: '/api/purchases/:id/receipts',
    access: 'shop:inventory.buy',
    summary:
      'What came of it goes into the stock; the rest stays on order. Throws inventory.aboveOrdered, inventory.purchaseClosed',
    params: byId,
    body: receiptBody,
    reply: purchase,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/purchases/:id/cancel',
    access: 'shop:inventory.buy',
    summary: 'Call off what has not come. Throws inventory.purchaseClosed',
    params: byId,
    reply: purchase,
  }),
  paper: route({
    method: 'GET',
    path: '/api/purchases/:id/paper',
    access: 'shop:inventory.buy',
    summary: 'The purchase order on A5, as PDF or PNG',
    params: byId,
    query: z.object({ format: z.enum(['pdf', 'png']).default('pdf') }),
    replies: 'file',
  }),
}
