/** Quotes: what a customer asks of up to three listed tailors, what each offers, and the order it becomes. */
import { quoteActNames, quoteLimits, quotePhotoFields, quoteStates } from '@darzi/tailoring/quotes/life.ts'
import { z } from 'zod'
import { valueSource } from './measurements.ts'
import { route } from './route.ts'
import { count, currency, day, id, instant, lines, minor, page, pageQuery, requiredLine } from './shapes.ts'

const state = z.enum(quoteStates)
const cloth = z.enum(['own', 'shop', 'unsure'])

const sharedSizes = z.object({
  takenAt: instant,
  heightMm: z.number(),
  weightKg: z.number(),
  values: z.array(
    z.object({
      site: z.string(),
      mm: z.number(),
      plusMinusMm: z.number().optional(),
      /** By what it was found; of older requests not given. */
      from: valueSource.optional(),
    }),
  ),
})

export const quoteOffer = z.object({
  version: count,
  priceMinor: minor,
  trialOn: day.optional(),
  readyOn: day,
  validUntil: day,
  /** Due at once, and at the trial; the rest at delivery. */
  advanceMinor: minor,
  trialMinor: minor,
  /** For so many days after delivery a remake is free; 0 where none is promised. */
  remakeDays: count,
  words: z.string().optional(),
  at: instant,
})

const quoteRow = z.object({
  id,
  requestId: id,
  state,
  /** The offer that stands holds no longer. */
  isExpired: z.boolean(),
  shop: z.object({ name: z.string(), slug: z.string() }),
  customerName: z.string(),
  garment: z.string(),
  neededOn: day.optional(),
  currency,
  budgetMinor: minor.optional(),
  /** Of the offer that stands. */
  priceMinor: minor.optional(),
  /** Written by the other side and not seen yet. */
  unread: count,
  createdAt: instant,
  updatedAt: instant,
})
export type QuoteRow = z.output<typeof quoteRow>

export const quote = quoteRow.extend({
  words: z.string(),
  cloth,
  /** Chosen with the request; both sides alone fetch them. */
  photos: z.array(z.object({ id, url: z.string(), thumbUrl: z.string() })),
  sizes: sharedSizes.optional(),
  /** The customer's; told to the shop once it has the order. */
  phone: z.string().optional(),
  version: count,
  /** The customer's: how many others of the request are still open; accepting closes them. */
  others: count.optional(),
  /** Newest first. */
  offers: z.array(quoteOffer),
  /** Of the side that asks. */
  can: z.array(z.enum(quoteActNames)),
  /** The shop's: the order in its book. */
  orderId: id.optional(),
  /** The customer's: where the order is followed. */
  trackingPath: z.string().optional(),
})
export type Quote = z.output<typeof quote>

const byId = { params: z.object({ id }) }

export const quoteRoutes = {
  ask: route({
    method: 'POST',
    path: '/api/quotes',
    access: 'signedIn',
    summary:
      'Ask up to three listed tailors for a quote. Throws quotes.tooManyOpen, quotes.noSizes, quotes.neededPast, request.keyReused, images.*',
    carries: 'form',
    files: quotePhotoFields,
    body: z.object({
      id,
      /** Their slugs, separated by commas. */
      tailors: z
        .string()
        .max(500)
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(z.string().max(80)).min(1).max(quoteLimits.shops)),
      garment: z.string().regex(/^[a-z0-9_]{1,60}$/),
      words: lines(2000).min(1),
      cloth,
      neededOn: day.optional(),
      /** Told to the shops that name prices in `budgetCurrency`, to no others. */
      budgetMinor: z.coerce.number<string | number>().pipe(minor.positive().max(100_000_000_000)).optional(),
      /** Required with a budget. */
      budgetCurrency: currency.optional(),
      /** The account's own newest sizes go along, as they are now. */
      sharesSizes: z.stringbool({ truthy: ['true'], falsy: ['false'] }),
      name: requiredLine(120),
      phone: requiredLine(40),
    }),
    reply: z.object({ requestId: id, quotes: z.array(quoteRow) }),
  }),
  list: route({
    method: 'GET',
    path: '/api/quotes',
    access: 'signedIn',
    summary: 'The own quotes, what moved last first',
    query: z.object(pageQuery),
    reply: page(quoteRow),
  }),
  read: route({
    method: 'GET',
    path: '/api/quotes/:id',
    access: 'signedIn',
    summary: 'One of the own quotes',
    ...byId,
    reply: quote,
  }),
  accept: route({
    method: 'POST',
    path: '/api/quotes/:id/accept',
    access: 'signedIn',
    summary:
      'Accept the offer of this version: an order in the shop. Throws quotes.changedMeanwhile, quotes.expired, quotes.currencyChanged, quotes.notFromHere',
    ...byId,
    body: z.object({ version: count }),
    reply: quote,
  }),
  act: route({
    method: 'POST',
    path: '/api/quotes/:id/act',
    access: 'signedIn',
    summary: 'Decline, withdraw, or stop sharing sizes. Throws quotes.notFromHere',
    ...byId,
    body: z.object({ act: z.enum(['decline', 'withdraw', 'stopSharing']) }),
    reply: quote,
  }),
}

export const shopQuoteRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/quotes',
    access: 'shop:quotes.read',
    summary: 'What the shop was asked, what moved last first',
    query: z.object({ state: z.enum(['open', 'accepted', 'over', 'all']).default('open'), ...pageQuery }),
    reply: page(quoteRow),
  }),
  read: route({
    method: 'GET',
    path: '/api/shop/quotes/:id',
    access: 'shop:quotes.read',
    summary: 'One of them',
    ...byId,
    reply: quote,
  }),
  offer: route({
    method: 'POST',
    path: '/api/shop/quotes/:id/offers',
    access: 'shop:quotes.write',
    summary:
      'Name a price and dates, as the next version. Throws quotes.notFromHere, quotes.changedMeanwhile, quotes.garmentArchived, quotes.offerCurrencyChanged, quotes.daysWrong, quotes.partsAbovePrice',
    ...byId,
    body: z.object({
      /** The version it follows; 0 for the first. */
      after: count,
      priceMinor: minor.positive().max(100_000_000_000),
      trialOn: day.optional(),
      readyOn: day,
      validUntil: day,
      advanceMinor: minor.nonnegative().default(0),
      trialMinor: minor.nonnegative().default(0),
      remakeDays: count.max(90).default(0),
      words: lines(2000).optional(),
    }),
    reply: quote,
  }),
  refuse: route({
    method: 'POST',
    path: '/api/shop/quotes/:id/refuse',
    access: 'shop:quotes.write',
    summary:
      'The shop does not take it; its words, if any, go to the customer. Throws quotes.notFromHere, conversations.blockedWord',
    ...byId,
    body: z.object({ words: lines(500).optional() }),
    reply: quote,
  }),
}
