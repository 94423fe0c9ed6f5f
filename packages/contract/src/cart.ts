/**
 * The cart: garments of several shops, in a size or made to measure. A guest's stands on their device and joins that of the account
 * at sign-in. Ordered, it becomes one order for each shop, all of them or none.
 */
import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { z } from 'zod'
import { measuredBody } from './collection.ts'
import { chosenStyles, collectionItem } from './collection-shapes.ts'
import { route } from './route.ts'
import { count, currency, day, email, id, lines, minor, requiredLine } from './shapes.ts'

export const cartLine = z.object({
  id,
  itemId: id,
  /** A size of its list; made to measure it has none. */
  size: requiredLine(20).optional(),
  isMadeToMeasure: z.boolean().default(false),
  colour: requiredLine(40),
  styles: chosenStyles.default([]),
  count: z.int().min(1).max(cartLimits.ofOneLine).default(1),
  /** As it was when it was put in: so a garment that is gone still has its name, and a price that changed is seen. */
  name: requiredLine(80),
  priceMinor: minor.nonnegative(),
  currency,
})
export type CartLine = z.output<typeof cartLine>

const linesOfCart = z.array(cartLine).max(cartLimits.lines)
const cart = z.object({ lines: linesOfCart })
export const howPaid = z.enum(['online', 'onDelivery'])
export type HowPaid = z.output<typeof howPaid>

/** The garments of one shop. Its price is that of now. */
const cartShop = z.object({
  shop: z.object({ id, name: z.string(), phone: z.string().optional(), isDemo: z.boolean() }),
  currency,
  totalMinor: minor,
  /** The day it can be ready by, when no other is asked for. */
  readyOn: day,
  /** Whether it may be paid on a gateway’s page. */
  takesOnline: z.boolean(),
  /** What the shop asks for what is needed sooner than usual; nothing where it asks nothing. */
  rush: z.object({ percentBp: count.optional(), amountMinor: minor.optional() }).optional(),
  /** With the day on which each is usually ready: what is needed before it is urgent. */
  lines: z.array(z.object({ id, item: collectionItem, usualOn: day })),
})
export type CartShop = z.output<typeof cartShop>

/** What became of one shop's part of the cart. */
const cartOrder = z.object({
  /** ORD-012 */
  order_id: z.string(),
  /** Left out where the shop knew the phone and the account has not proven it. */
  trackingUrl: z.string().optional(),
  shop: z.object({ id, name: z.string(), phone: z.string().optional() }),
  pieces: count,
  totalMinor: minor,
  currency,
  promisedOn: day,
  takesOnline: z.boolean(),
})
export type CartOrder = z.output<typeof cartOrder>

export const cartRoutes = {
  read: route({
    method: 'GET',
    path: '/api/cart',
    access: 'signedIn',
    summary: 'The caller’s cart, first put in first',
    reply: cart,
  }),
  put: route({
    method: 'POST',
    path: '/api/cart/lines',
    access: 'signedIn',
    summary:
      'Put garments in, or change those there by their ids; sent again nothing is doubled. Throws cart.full',
    body: z.object({ lines: linesOfCart.min(1) }),
    reply: cart,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/cart/lines/:id',
    access: 'signedIn',
    summary: 'Take a garment out',
    params: z.object({ id }),
    reply: cart,
  }),
  quote: route({
    method: 'POST',
    path: '/api/cart/quote',
    access: 'public',
    summary:
      'What these lines are now, by shop: prices, days and ways to pay. A line whose garment is not offered any more stands nowhere in it',
    body: z.object({ lines: linesOfCart }),
    reply: z.object({ shops: z.array(cartShop) }),
  }),
  checkOut: route({
    method: 'POST',
    path: '/api/cart/orders',
    access: 'signedIn',
    summary:
      'Order these lines: one order for each shop, all or none. With the same id again, the same orders are answered. A garment that is gone or costs something else by now is refused at its line; another surcharge for rush than was seen, at `dueOn`: cart.rushChanged',
    body: z.object({
      id,
      lines: linesOfCart.min(1),
      /** For what is made to measure; without it from the sizes the shop has or will take. */
      measured: measuredBody.optional(),
      contact: z.object({
        name: requiredLine(120),
        phone: requiredLine(40),
        email: email.or(z.literal('')).optional(),
        address: lines(300).optional(),
      }),
      dueOn: day.optional(),
      /** What was seen that this day costs at each shop; of a shop that is not named, nothing. */
      rush: z
        .array(z.object({ shopId: id, minor: minor.positive() }))
        .max(cartLimits.lines)
        .default([]),
      notes: lines(2000).optional(),
      pays: howPaid.default('onDelivery'),
    }),
    reply: z.object({
      orders: z.array(cartOrder),
    }),
  }),
}
