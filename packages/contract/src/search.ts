/**
 * Search of the whole shop: customers, orders, measurements and papers in one answer, by words or by a photo. It only reads; what
 * it keeps is each member's own list of the last searches, and of photos how they look.
 */

import { priorities } from '@darzi/tailoring/orders/life.ts'
import {
  longestQuery,
  quickKeys,
  searchRanges,
  searchTypes,
  typesOf,
} from '@darzi/tailoring/search/filter.ts'
import { z } from 'zod'
import { howTaken, profile } from './measurements.ts'
import { tailorState } from './order-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, line, minor } from './shapes.ts'

const asked = {
  q: line(longestQuery).optional(),
  type: z.enum(['all', ...searchTypes]).default('all'),
  range: z.enum(searchRanges).default('all'),
  /** The days of the range `between`, both in it. */
  from: day.optional(),
  to: day.optional(),
  quick: z.enum(quickKeys).optional(),
}
export const searchAsked = z.object(asked)
export type SearchAsked = z.output<typeof searchAsked>

const named = z.object({ id, name: z.string() })
const garment = z.object({ key: z.string(), name: z.string().optional() })
/** Left out for whoever sees no money. */
const price = { priceMinor: minor.optional(), currency: currency.optional() }

const orderFound = {
  id,
  number: z.string(),
  customer: named,
  garments: z.array(garment),
  orderedOn: day,
}

export const searchResult = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('customer'),
    id,
    number: z.string(),
    name: z.string(),
    phoneShown: z.string().optional(),
    photoUrl: z.string().optional(),
    note: z.string().optional(),
    orders: count,
    lastOrderOn: day.optional(),
    isArchived: z.boolean(),
    ...price,
  }),
  z.object({
    type: z.literal('order'),
    ...orderFound,
    photoUrl: z.string().optional(),
    status: tailorState,
    priority: z.enum(priorities),
    promisedOn: day,
    isOverdue: z.boolean(),
    ...price,
  }),
  z.object({
    type: z.literal('measurement'),
    id,
    customer: named,
    person: named,
    profile,
    garment: z.string().optional(),
    how: howTaken,
    takenAt: instant,
    sizes: count,
  }),
  z.object({
    type: z.literal('paper'),
    ...orderFound,
    status: tailorState,
    ...price,
    /** Bills and credit notes of the order, the newest first. */
    bills: z.array(z.object({ id, number: z.string() })),
  }),
])
export type SearchResult = z.output<typeof searchResult>

const group = z.object({
  type: z.enum(searchTypes),
  rows: z.array(searchResult),
  /** How many there are; with `isCapped` more than that. */
  count,
  isCapped: z.boolean(),
  next: z.string().optional(),
})
export type SearchGroup = z.output<typeof group>

const recent = z.object({
  ...asked,
  type: asked.type,
  results: count,
  isCapped: z.boolean(),
  searchedAt: instant,
})
export type RecentSearch = z.output<typeof recent>

export const photoFound = z.object({
  /** From 0 to 1: 1 is the same picture. */
  alikeness: z.number().min(0).max(1),
  thumbUrl: z.string(),
  /** The piece of an order, or the garment of the collection that it shows. */
  order: z.object({ id, number: z.string(), customer: named, garment: garment.optional() }).optional(),
  item: z.object({ id, name: z.string() }).optional(),
})
export type PhotoFound = z.output<typeof photoFound>

export const searchRoutes = {
  find: route({
    method: 'GET',
    path: '/api/search',
    access: 'shop:orders.read',
    summary:
      'Search customers, orders, measurements and papers; of one type a page at a time. Names nobody has are tried again as if mistyped',
    query: z.object({
      ...asked,
      after: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({
      groups: z.array(group),
      /** Nobody is called so; these names are a slip of the finger away. */
      isAlike: z.boolean(),
    }),
  }),
  recent: route({
    method: 'GET',
    path: '/api/search/recent',
    access: 'shop:orders.read',
    summary: 'The member’s last searches, newest first',
    reply: z.object({ rows: z.array(recent) }),
  }),
  remember: route({
    method: 'POST',
    path: '/api/search/recent',
    access: 'shop:orders.read',
    summary: 'Keep a search among the member’s last ten; the same again moves to the top',
    isDraft: true,
    body: z
      .object({ ...asked, results: count, isCapped: z.boolean().default(false) })
      .refine((search) => typesOf(search).length > 0, { path: ['q'] }),
    reply: z.object({ rows: z.array(recent) }),
  }),
  forget: route({
    method: 'DELETE',
    path: '/api/search/recent',
    access: 'shop:orders.read',
    summary: 'Forget the member’s last searches',
    isDraft: true,
    reply: z.object({ rows: z.array(recent) }),
  }),
  byPhoto: route({
    method: 'POST',
    path: '/api/search/photo',
    access: 'shop:orders.read',
    summary:
      'The pieces and garments whose photos look most like this one. The photo is compared and not kept',
    carries: 'form',
    files: ['photo'],
    isDraft: true,
    reply: z.object({
      rows: z.array(photoFound),
      /** Photos of the shop that were compared, and those still waiting to be read. */
      compared: count,
      waiting: count,
    }),
  }),
}
