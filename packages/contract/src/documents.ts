/** Papers of an order, made when asked for; nothing of them is stored. */
import { mostOrdersOfPaper } from '@darzi/tailoring/documents/limits.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { day, id, language } from './shapes.ts'

/** The papers of Print & Export, and the bill an order got. */
export const paperNames = [
  'pickupSlip',
  'invoice',
  'measurementCard',
  'orderSummary',
  'dailyReport',
  'customerHistory',
  'billRegister',
  'bill',
] as const
export type PaperName = (typeof paperNames)[number]

/** Files a paper comes in; svg is for looking at it on a screen. */
export const paperFormats = ['pdf', 'xlsx', 'csv', 'docx', 'svg'] as const
export type PaperFormat = (typeof paperFormats)[number]

/** Rows of a table in anything but CSV, which has no end. */
export const mostRowsOfPaper = 5000

const ids = z
  .string()
  .max(mostOrdersOfPaper * 37)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(id).min(1).max(mostOrdersOfPaper))

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
export const paperHead = z.object({ colour, logoUrl: z.string().optional() })
export type PaperHead = z.output<typeof paperHead>

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
  paper: route({
    method: 'GET',
    path: '/api/papers/:paper',
    access: 'shop:orders.read',
    summary:
      'A paper of Print & Export made from the book as it is now, as PDF, .xlsx, .csv or .docx in any language; svg and isShown to look at it. Throws documents.nothingChosen, documents.tooLong',
    params: z.object({ paper: z.enum(paperNames) }),
    query: z.object({
      format: z.enum(paperFormats).default('pdf'),
      language: language.optional(),
      /** Of the slip and the invoice: one order or several. */
      orders: ids.optional(),
      customer: id.optional(),
      bill: id.optional(),
      /** Of the daily report: the day alone; of the summary and the register of bills: the first day. */
      from: day.optional(),
      to: day.optional(),
      /** Opens in the browser instead of being kept as a file. */
      isShown: z.enum(['true', 'false']).default('false'),
    }),
    replies: 'file',
  }),
  head: route({
    method: 'GET',
    path: '/api/shop/paper-head',
    access: 'shop:orders.read',
    summary: 'The sign and the colour of the shop’s papers',
    reply: paperHead,
  }),
  setColour: route({
    method: 'PATCH',
    path: '/api/shop/paper-head',
    access: 'shop:shop.write',
    summary: 'Choose the colour of the papers; null is none',
    body: z.object({ colour: colour.nullable() }),
    reply: paperHead,
  }),
  setLogo: route({
    method: 'PUT',
    path: '/api/shop/paper-head/logo',
    access: 'shop:shop.write',
    summary: 'Set the sign at the head of the papers',
    carries: 'form',
    files: ['photo'],
    reply: paperHead,
  }),
  removeLogo: route({
    method: 'DELETE',
    path: '/api/shop/paper-head/logo',
    access: 'shop:shop.write',
    summary: 'Take the sign off the papers',
    reply: paperHead,
  }),
  logo: route({
    method: 'GET',
    path: '/api/shop/paper-head/logo/:id/:size',
    access: 'shop:orders.read',
    summary: 'The sign of the shop’s papers',
    params: z.object({ id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
}
