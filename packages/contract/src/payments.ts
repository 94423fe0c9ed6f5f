/** Counter payments of an order: a ledger. A payment is never edited; a mistake is reversed by an entry of its own. */
import { mostRushBp, mostRushDays, mostRushMinor } from '@darzi/tailoring/orders/rush.ts'
import { z } from 'zod'
import { order } from './order-shapes.ts'
import { payment, paymentBody } from './payment-shapes.ts'
import { route } from './route.ts'
import { id, line, minor, requiredLine } from './shapes.ts'

const params = z.object({ id })
/** What pieces sewn ahead of the others cost, and in how many days they are promised: by percent or by amount, not both. */
const rush = z
  .object({
    percentBp: z.int().min(1).max(mostRushBp).optional(),
    amountMinor: minor.positive().max(mostRushMinor).optional(),
    leadDays: z.int().min(0).max(mostRushDays).optional(),
  })
  .refine(({ percentBp, amountMinor }) => percentBp === undefined || amountMinor === undefined, {
    message: 'double',
    path: ['amountMinor'],
  })
const counterSettings = z.object({
  bufferDays: z.int().min(0).max(60),
  upiId: z.string().optional(),
  slipNote: z.string().optional(),
  slipSize: z.enum(['58', '80', 'a5']),
  /** Nothing becomes ready without a photo of the work. */
  readyNeedsPhoto: z.boolean(),
  /** Ways to pay that the shop does not offer. */
  methodsOff: z.array(z.string()),
  rush,
})

export const paymentRoutes = {
  take: route({
    method: 'POST',
    path: '/api/orders/:id/payments',
    access: 'shop:payments.take',
    summary:
      'Take a payment for an order; not above its balance, unless it was seen already (`isSeen`, `names`). Of an order that was called off: money that came all the same, to be given back. With the same id again, nothing is added',
    params,
    body: paymentBody,
    reply: order,
  }),
  settle: route({
    method: 'POST',
    path: '/api/payments/:id/settle',
    access: 'shop:payments.take',
    summary: 'Say how a pending payment turned out',
    params,
    body: z.object({ to: z.enum(['completed', 'failed']), reference: line(60).optional() }),
    reply: order,
  }),
  reverse: route({
    method: 'POST',
    path: '/api/payments/:id/reverse',
    access: 'shop:payments.reverse',
    summary: 'Reverse a payment that was written by mistake, with the reason',
    params,
    body: z.object({ id: id.optional(), reason: requiredLine(300) }),
    reply: order,
  }),
  refund: route({
    method: 'POST',
    path: '/api/payments/:id/refund',
    access: 'shop:payments.reverse',
    summary: 'Give back a payment or a part of it; with isOffPrice the order costs that much less',
    params,
    body: z.object({
      id: id.optional(),
      amountMinor: minor.positive(),
      reason: requiredLine(300),
      method: payment.shape.method.optional(),
      isOffPrice: z.boolean().default(false),
    }),
    reply: order,
  }),
  writeOff: route({
    method: 'POST',
    path: '/api/orders/:id/write-off',
    access: 'shop:payments.reverse',
    summary: 'Give up what is owed, all or a part, with the reason: the order costs that much less',
    params,
    body: z.object({ id: id.optional(), amountMinor: minor.positive(), reason: requiredLine(300) }),
    reply: order,
  }),
  readSettings: route({
    method: 'GET',
    path: '/api/shop/counter',
    access: 'shop:shop.read',
    summary: 'How the counter works: buffer days, UPI id, slip, whether ready needs a photo, rush',
    reply: counterSettings,
  }),
  editSettings: route({
    method: 'PATCH',
    path: '/api/shop/counter',
    access: 'shop:shop.write',
    summary: 'Change how the counter works; fields left out stay',
    body: z.object({
      bufferDays: z.int().min(0).max(60).optional(),
      upiId: line(255).optional(),
      slipNote: line(300).optional(),
      slipSize: counterSettings.shape.slipSize.optional(),
      readyNeedsPhoto: z.boolean().optional(),
      /** All of it anew: what it leaves out is no more. */
      rush: rush.optional(),
    }),
    reply: counterSettings,
  }),
}
