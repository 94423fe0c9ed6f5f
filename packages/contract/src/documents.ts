/** Papers of an order, made when asked for; nothing of them is stored. */
import { z } from 'zod'
import { route } from './route.ts'
import { id, language } from './shapes.ts'

export const documentRoutes = {
  slip: route({
    method: 'GET',
    path: '/api/orders/:id/slip',
    access: 'shop:orders.read',
    summary:
      'The customer’s slip: 58 mm, 80 mm or A5, as PDF or PNG, in the customer’s language unless another is asked for',
    params: z.object({ id }),
    query: z.object({
      size: z.enum(['58', '80', 'a5']).optional(),
      format: z.enum(['pdf', 'png']).default('pdf'),
      language: language.optional(),
    }),
    replies: 'file',
  }),
  tags: route({
    method: 'GET',
    path: '/api/orders/:id/tags',
    access: 'shop:orders.read',
    summary:
      'A tag for each piece (order-piece/n), with its work: garment, pictured styles, measurements, photos of how it is to be; no prices, no phone. In the language of whoever has the piece unless another is asked for',
    params: z.object({ id }),
    query: z.object({
      size: z.enum(['58', '80', 'a5']).default('80'),
      format: z.enum(['pdf', 'png']).default('pdf'),
      language: language.optional(),
    }),
    replies: 'file',
  }),
  measurementCard: route({
    method: 'GET',
    path: '/api/measurement-records/:id/card',
    access: 'shop:measurements.read',
    summary: 'A measurement record as a card to print',
    params: z.object({ id }),
    query: z.object({
      size: z.enum(['80', 'a5']).default('a5'),
      format: z.enum(['pdf', 'png']).default('pdf'),
      language: language.optional(),
    }),
    replies: 'file',
  }),
  upiCode: route({
    method: 'GET',
    path: '/api/payments/:id/upi-code',
    access: 'shop:payments.take',
    summary: 'The QR of the UPI link of an awaited payment, as SVG; in rupees, for a shop with a UPI id',
    params: z.object({ id }),
    replies: 'file',
  }),
}
