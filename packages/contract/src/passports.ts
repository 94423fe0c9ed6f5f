/**
 * Passports: sizes that go with the person from shop to shop. An account shows a set of sizes, its own by photo or those a shop took
 * for one of its orders, to another shop or by a link, and takes that back whenever it likes.
 */
import { z } from 'zod'
import { valueSource } from './measurements.ts'
import { route } from './route.ts'
import { count, day, id, instant, page, pageQuery } from './shapes.ts'

const size = z.object({
  field: z.string(),
  name: z.string().optional(),
  mm: z.number(),
  plusMinusMm: z.number().optional(),
  /** By what it was found; of older passports not given. */
  from: valueSource.optional(),
})
const sizes = z.object({
  personName: z.string(),
  takenOn: day,
  /** The shop that took them; absent of those by photo. */
  takenBy: z.string().optional(),
  sizes: z.array(size),
})

/** Where a set is from: an own measuring, or a piece of one of the own orders. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan') }),
  z.object({ kind: z.literal('piece'), id }),
])

const sizeSet = sizes.extend({
  source,
  /** Of those by photo: the measuring they are of. */
  scanId: id.optional(),
  /** What it was taken for. */
  garment: z.object({ key: z.string(), name: z.string().optional() }).optional(),
})
export type SizeSet = z.output<typeof sizeSet>

const passport = z.object({
  id,
  /** Whom it is shown to; a link otherwise. */
  shopName: z.string().optional(),
  path: z.string().optional(),
  personName: z.string(),
  takenOn: day,
  takenBy: z.string().optional(),
  at: instant,
  withdrawnAt: instant.optional(),
})
export type Passport = z.output<typeof passport>

const shown = sizes.extend({ id, at: instant })
export type ShownPassport = z.output<typeof shown>

export const passportRoutes = {
  sets: route({
    method: 'GET',
    path: '/api/own/size-sets',
    access: 'signedIn',
    summary: 'The sizes of the caller: the newest by photo, and what shops took for their orders',
    reply: z.object({ sets: z.array(sizeSet) }),
  }),
  list: route({
    method: 'GET',
    path: '/api/passports',
    access: 'signedIn',
    summary: 'Whom the caller shows sizes, and then whom no longer, the newest first: a hundred at most',
    reply: z.object({ passports: z.array(passport) }),
  }),
  show: route({
    method: 'POST',
    path: '/api/passports',
    access: 'signedIn',
    summary: 'Show a set to a shop, or make a link to it. Throws passports.noSizes, passports.tooMany',
    body: z.object({ id, source, shopId: id.optional() }),
    reply: passport,
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/passports/:id/withdraw',
    access: 'signedIn',
    summary: 'Take a passport back: its shop reads it no more, its link is dead',
    params: z.object({ id }),
    reply: passport,
  }),
  ofLink: route({
    method: 'GET',
    path: '/api/passport/:token',
    access: 'public',
    summary: 'The sizes behind a link, while it stands',
    params: z.object({ token: z.string().min(1).max(200) }),
    reply: sizes,
  }),
  ofShop: route({
    method: 'GET',
    path: '/api/shop/passports',
    access: 'shop:measurements.read',
    summary: 'The sizes that people show to the shop, newest first; a page at a time, and how many there are',
    query: z.object(pageQuery),
    reply: page(shown).extend({ total: count }),
  }),
}
