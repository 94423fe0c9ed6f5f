/**
 * The collection: garments a shop offers ready in sizes or made to measure. Anybody sees what is listed; an order of one waits
 * for the shop like that of a form. The tape of every size is told, so that whoever knows a body can say what fits.
 */
import { fitZones } from '@darzi/tailoring/collection/finished.ts'
import { z } from 'zod'
import {
  chosenStyles,
  collectionItem,
  foundSize,
  itemBody,
  itemCategory,
  itemEdit,
  orderedItem,
  shownCloth,
} from './collection-shapes.ts'
import { route } from './route.ts'
import {
  count,
  currency,
  day,
  email,
  id,
  instant,
  line,
  lines,
  minor,
  page,
  pageQuery,
  requiredLine,
} from './shapes.ts'

const params = z.object({ id })
const shop = z.string().max(60).optional()

/** How a zone of a garment sits on a body; negative ease is cloth that is missing. */
const zoneFit = z.object({
  zone: z.enum(fitZones),
  easeMm: z.number(),
  label: z.enum(['too_small', 'tight', 'close', 'regular', 'loose']),
})

export type ZoneFit = z.output<typeof zoneFit>

/** A measuring by photo or tape, sent with what is made to it. */
export const measuredBody = z.object({
  takenAt: instant,
  /** Whose body it is, when not that of the contact: a person of theirs, added to the shop's record where it has none of the name. */
  personName: requiredLine(120).optional(),
  values: z.array(foundSize).min(1).max(40),
})

export const collectionRoutes = {
  garments: route({
    method: 'GET',
    path: '/api/garments',
    access: 'public',
    summary:
      'Call 6 of the spec: what is offered, of one shop or of all; price in whole units of its currency',
    query: z.object({ shop }),
    reply: z.object({
      garments: z.array(
        z.object({
          garment_id: id,
          name: z.string(),
          category: itemCategory,
          price: z.number(),
          sizes: z.array(z.string()),
          colors: z.array(z.string()),
        }),
      ),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/api/collection',
    access: 'public',
    summary: 'What is offered, of one shop or of all, newest first; a page at a time',
    query: z.object({
      shop,
      q: z.string().trim().max(120).optional(),
      ...pageQuery,
      category: z.enum(['all', ...itemCategory.options]).default('all'),
      /** What is sewn to measure, or what can be tried on: it has a cut and a tape for its sizes. */
      only: z.enum(['toMeasure', 'triedOn']).optional(),
    }),
    reply: page(collectionItem),
  }),
  read: route({
    method: 'GET',
    path: '/api/collection/:id',
    access: 'public',
    summary: 'One garment that is offered, with what its shop asks for a day sooner than usual',
    params,
    reply: orderedItem,
  }),
  product: route({
    method: 'GET',
    path: '/api/products/:slug',
    access: 'public',
    summary: 'One garment that is offered, by its address, with what people who ordered it gave its orders',
    params: z.object({ slug: z.string().min(1).max(120) }),
    reply: z.object({
      item: collectionItem,
      /** Of 5, to one decimal; absent before the first review. */
      rating: z.number().optional(),
      reviews: count,
      /** The page of its tailor, where the shop is listed. */
      tailor: z.string().optional(),
    }),
  }),
  photo: route({
    method: 'GET',
    path: '/api/collection/:id/photo/:photoId/:size',
    access: 'public',
    summary: 'The photo of a garment that is offered',
    params: z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  cloths: route({
    method: 'GET',
    path: '/api/collection/:id/cloths',
    access: 'public',
    summary:
      'Cloth that the shop of a garment shows to customers, newest first: its name and photo, nothing else of the stock',
    params,
    reply: z.object({ cloths: z.array(shownCloth) }),
  }),
  clothPhoto: route({
    method: 'GET',
    path: '/api/collection/:id/cloth-photos/:photoId/:size',
    access: 'public',
    summary: 'The photo of cloth that the shop of a garment shows to customers',
    params: z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  order: route({
    method: 'POST',
    path: '/api/collection/:id/order',
    access: 'signedIn',
    summary:
      'Order a garment of a shop’s collection: it waits for the shop’s approval. With the same id again, the same order is answered. Another surcharge for rush than was seen is refused at `dueOn`: cart.rushChanged',
    params,
    body: z.object({
      id: id.optional(),
      /** A size of the list; or made to measure: from the sizes sent, else from those the shop has or will take. */
      size: requiredLine(20).optional(),
      isMadeToMeasure: z.boolean().default(false),
      measured: measuredBody.optional(),
      /** The name of one of its colours. */
      colour: requiredLine(40),
      styles: chosenStyles.default([]),
      contact: z.object({
        name: requiredLine(120),
        phone: requiredLine(40),
        email: email.or(z.literal('')).optional(),
        address: lines(300).optional(),
      }),
      dueOn: day.optional(),
      /** What was seen that this day costs. */
      rushMinor: minor.positive().optional(),
      notes: lines(2000).optional(),
    }),
    reply: z.object({
      /** ORD-012 */
      order_id: z.string(),
      /** Left out where the shop knew the phone and the account has not proven it. */
      trackingUrl: z.string().optional(),
      shop: z.object({ id, name: z.string(), phone: z.string().optional() }),
      totalMinor: minor,
      currency,
      promisedOn: day,
    }),
  }),
  tryOn: route({
    method: 'POST',
    path: '/api/try-on',
    access: 'signedIn',
    summary:
      'Call 8 of the spec: how a size fits the caller, by the last measuring they saved. collection.notMeasured without one',
    body: z.object({
      user_id: z.string().max(60),
      garment_id: z.string().max(60),
      size: line(20),
      color: line(40),
    }),
    reply: z.object({
      try_on_id: id,
      user_id: id,
      garment_id: id,
      size: z.string(),
      color: z.string(),
      fits: z.boolean(),
      zones: z.array(zoneFit),
      /** The size of this garment that fits best; none when none does. */
      best_size: z.string().optional(),
    }),
  }),
  tryOns: route({
    method: 'GET',
    path: '/api/try-ons',
    access: 'signedIn',
    summary:
      'What the caller tried on and is still offered: each garment, size and colour once, the last one tried first',
    reply: z.object({
      tryOns: z.array(
        z.object({
          id,
          item: collectionItem,
          size: z.string(),
          color: z.string(),
          fits: z.boolean(),
          triedAt: instant,
        }),
      ),
    }),
  }),
  forgetTryOn: route({
    method: 'DELETE',
    path: '/api/try-ons/:id',
    access: 'signedIn',
    summary: 'Forget a garment tried on in a size and colour, with all earlier times',
    params,
    reply: z.object({ ok: z.literal(true) }),
  }),
  saved: route({
    method: 'GET',
    path: '/api/saved-garments',
    access: 'signedIn',
    summary: 'What the caller saved for later and is still offered, newest first',
    reply: z.object({ items: z.array(collectionItem) }),
  }),
  save: route({
    method: 'POST',
    path: '/api/saved-garments',
    access: 'signedIn',
    summary: 'Save garments for later; what was saved stays. What is not offered any more is passed over',
    body: z.object({ ids: z.array(id).min(1).max(100) }),
    reply: z.object({ ids: z.array(id) }),
  }),
  unsave: route({
    method: 'DELETE',
    path: '/api/saved-garments/:id',
    access: 'signedIn',
    summary: 'Take a garment out of what is saved for later',
    params,
    reply: z.object({ ok: z.literal(true) }),
  }),
  ofShop: route({
    method: 'GET',
    path: '/api/shop/collection',
    access: 'shop:orders.read',
    summary: 'All garments of the shop’s collection, listed or not',
    reply: z.object({ items: z.array(collectionItem) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/shop/collection',
    access: 'shop:garments.write',
    summary: 'Add a garment to the collection; with the same id again, the same garment is answered',
    body: itemBody.extend({ id: id.optional() }),
    reply: collectionItem,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/shop/collection/:id',
    access: 'shop:garments.write',
    summary:
      'Change a garment; fields left out stay. isRemoved takes it away and brings it back. With a stale version: collection.changedMeanwhile',
    params,
    body: itemEdit.extend({ version: count.optional(), isRemoved: z.boolean().optional() }),
    reply: collectionItem,
  }),
  ownPhoto: route({
    method: 'GET',
    path: '/api/shop/collection/:id/photo/:photoId/:size',
    access: 'shop:orders.read',
    summary: 'The photo of a garment of the own collection, listed or not',
    params: z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  setPhoto: route({
    method: 'PUT',
    path: '/api/shop/collection/:id/photo',
    access: 'shop:garments.write',
    summary: 'Set its photo (form field `photo`: PNG, JPEG or WebP up to 10 MB)',
    params,
    carries: 'form',
    files: ['photo'],
    reply: collectionItem,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/api/shop/collection/:id/photo',
    access: 'shop:garments.write',
    summary: 'Take its photo away: it is drawn in its colour then',
    params,
    reply: collectionItem,
  }),
}
