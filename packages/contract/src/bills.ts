/** Bills: what the shop's tax registration is, and the bills and credit notes of its orders. Issued, they never change. */
import { billKinds, taxRegimes } from '@darzi/tailoring/bills/bill-rules.ts'
import { taxKinds } from '@darzi/tailoring/bills/bill-sums.ts'
import { z } from 'zod'
import { mostPieces } from './order-overrides.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, language, line, lines, minor } from './shapes.ts'

/** Hundredths of a percent. */
const rateBp = z.int().min(0).max(10_000)
const taxNumber = line(20)
const state = z.string().regex(/^\d{2}$/)

const taxFacts = {
  regime: z.enum(taxRegimes),
  /** GSTIN or TRN. */
  taxNumber: taxNumber.optional(),
  state: state.optional(),
  /** As it is registered; without it the shop's name and address stand on bills. */
  legalName: line(120).optional(),
  address: lines(400).optional(),
  /** Prices of orders include their tax. */
  includesTax: z.boolean(),
  /** Of a line, until somebody says otherwise. */
  rateBp,
  taxCode: line(8).optional(),
  prefix: line(4),
  rounding: z.enum(['none', 'whole']),
}
export const shopTax = z.object({
  ...taxFacts,
  /** What the shop may choose by its country and currency. */
  regimes: z.array(z.enum(taxRegimes)),
  /** Nobody has said yet how the shop stands. */
  isSaid: z.boolean(),
  shopName: z.string(),
  shopAddress: z.string().optional(),
  version: count,
})
export type ShopTax = z.output<typeof shopTax>

const party = z.object({
  name: z.string(),
  address: z.string().optional(),
  taxNumber: z.string().optional(),
  state: z.string().optional(),
})
const partySent = z.object({
  name: line(120),
  address: lines(400).optional(),
  taxNumber: taxNumber.optional(),
  state: state.optional(),
})
const tax = z.object({ kind: z.enum(taxKinds), rateBp: z.number(), amountMinor: minor })
export const billLine = z.object({
  /** The garment, as the order calls it; a name only where the shop gave one. */
  garment: z.object({ key: z.string(), name: z.string().optional() }),
  /** Of the piece; the order's number on the line of the surcharge. */
  tag: z.string(),
  /** The line is the order's surcharge for rush, and its garment says nothing. */
  isRush: z.literal(true).optional(),
  code: z.string().optional(),
  quantity: count,
  priceMinor: minor,
  amountMinor: minor,
  discountMinor: minor,
  taxableMinor: minor,
  rateBp,
  taxes: z.array(tax),
  totalMinor: minor,
})
export type BillLine = z.output<typeof billLine>

/** What stands on a bill, as it was issued. */
export const billContent = z.object({
  regime: z.enum(taxRegimes),
  supplier: party,
  buyer: party,
  orderNumber: z.string(),
  placeOfSupply: z.string().optional(),
  /** Where it is sent, where that is not the buyer's address. */
  deliverTo: z.string().optional(),
  /** When it was handed over, where that is another day than the bill's. */
  suppliedOn: day.optional(),
  includesTax: z.boolean(),
  lines: z.array(billLine),
  discountMinor: minor,
  taxableMinor: minor,
  taxes: z.array(tax),
  taxMinor: minor,
  roundOffMinor: minor,
  totalMinor: minor,
  /** Of its discount, what was taken off while an earlier bill put tax on top: with that tax, and the tax in it. */
  off: z.object({ minor, taxMinor: minor }).optional(),
  /** Of a credit note: why, and of which bill. */
  reason: z.string().optional(),
  credits: z.object({ id, number: z.string(), issuedOn: day }).optional(),
})
export type BillContent = z.output<typeof billContent>

export const bill = billContent.extend({
  id,
  kind: z.enum(billKinds),
  number: z.string(),
  orderId: id,
  issuedOn: day,
  issuedAt: instant,
  issuedBy: z.string().optional(),
  currency,
  /** Given back of it so far. */
  creditedMinor: minor,
  /** What is left of each line to give back. */
  leftMinor: z.array(minor),
  can: z.object({ credit: z.boolean() }),
})
export type Bill = z.output<typeof bill>

/** What a bill of this order would say today. */
export const billDraft = z.object({
  tax: shopTax,
  buyer: party,
  lines: z.array(
    billLine.pick({ garment: true, tag: true, isRush: true, code: true, priceMinor: true, rateBp: true }),
  ),
  discountMinor: minor,
  /** Taken off with its tax, while an earlier bill put tax on top. */
  offMinor: minor,
  currency,
  /** The bill that stands already; another is issued once it was given back in full. */
  standing: z.object({ id, number: z.string() }).optional(),
  /** The order was cancelled: it is not billed any more. */
  isCancelled: z.literal(true).optional(),
})
export type BillDraft = z.output<typeof billDraft>

const byId = z.object({ id })

export const billRoutes = {
  tax: route({
    method: 'GET',
    path: '/api/shop/tax',
    access: 'shop:payments.take',
    summary: 'How the shop stands with the tax office',
    reply: shopTax,
  }),
  setTax: route({
    method: 'PUT',
    path: '/api/shop/tax',
    access: 'shop:shop.write',
    summary:
      'Say how the shop stands with the tax office. Throws bills.changedMeanwhile; bills.* at the field',
    body: z.object({ ...taxFacts, version: count }),
    reply: shopTax,
  }),
  draft: route({
    method: 'GET',
    path: '/api/orders/:id/bill-draft',
    access: 'shop:payments.take',
    summary: 'What a bill of this order would say today',
    params: byId,
    reply: billDraft,
  }),
  ofOrder: route({
    method: 'GET',
    path: '/api/orders/:id/bills',
    access: 'shop:orders.read',
    summary: 'Bills and credit notes of an order, newest first',
    params: byId,
    /** With the order's number, under which its papers are spoken of. */
    reply: z.object({
      order: z.string(),
      rows: z.array(bill),
      /** How far the bill that stands is above what the order costs, or, called off, above what is kept of it; below zero: under it. */
      differsMinor: minor.optional(),
      /** To whom and in which language they are sent, the phone as E.164; and the address of each by its id, under which its PDF lies. */
      sendTo: z.object({
        name: z.string(),
        phone: z.string().optional(),
        language: language.optional(),
        hasStoppedMessages: z.boolean().optional(),
        addresses: z.record(z.string(), z.string()),
      }),
    }),
  }),
  issue: route({
    method: 'POST',
    path: '/api/orders/:id/bills',
    access: 'shop:payments.take',
    summary:
      'Issue a bill under the next number; the same id again answers the one it made. Throws bills.standing, bills.toAgree, bills.notApproved, bills.nothingToBill, bills.sample, bills.cancelled, bills.seriesFull, request.keyReused; bills.* at the field',
    params: byId,
    body: z.object({
      id,
      buyer: partySent,
      deliverTo: lines(400).optional(),
      /** By the order's pieces, and the surcharge for rush after them; left out, the shop's usual ones. */
      lines: z
        .array(z.object({ code: line(8).optional(), rateBp }))
        .max(mostPieces + 1)
        .optional(),
      isFull: z.boolean().default(false),
    }),
    reply: bill,
  }),
  read: route({
    method: 'GET',
    path: '/api/bills/:id',
    access: 'shop:orders.read',
    summary: 'A bill as it was issued',
    params: byId,
    reply: bill,
  }),
  credit: route({
    method: 'POST',
    path: '/api/bills/:id/credit-notes',
    access: 'shop:payments.reverse',
    summary:
      'Give a bill back, whole or so much of some lines, by a credit note. The same id again answers the one it made. A note that comes to all that is left of the bill gives back all its lines, rounding included. Throws bills.nothingLeft, bills.aboveLeft and bills.aboveBill at the line',
    params: byId,
    body: z.object({
      id,
      reason: line(200).min(1),
      /** Left out: all that is left of the bill. */
      lines: z
        .array(z.object({ line: count, amountMinor: minor.positive() }))
        .min(1)
        .max(mostPieces + 1)
        .optional(),
    }),
    reply: bill,
  }),
}
