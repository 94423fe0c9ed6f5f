/**
 * Consents to show photos of delivered pieces: the shop asks, the customer answers by the order's private link or in their account, and
 * takes a yes back whenever they like. A photo is public only between a yes and its withdrawal.
 */
import { consentStates, consentWays, customerConsentActs } from '@darzi/tailoring/market/photo-consents.ts'
import { z } from 'zod'
import { piece } from './order-shapes.ts'
import { route } from './route.ts'
import { settingsRoutes } from './settings.ts'
import { count, id, instant } from './shapes.ts'

const state = z.enum(consentStates)
const wording = z.int().min(1).max(999)

/** A request as the customer reads it. */
export const photoConsent = z.object({
  id,
  state,
  /** What is on the photo; several where it shows the whole order. */
  garments: z.array(piece.shape.garment),
  /** Absent while the shop has taken the photo off the order. */
  photo: z.object({ url: z.string(), thumbUrl: z.string() }).optional(),
  askedAt: instant,
  answeredAt: instant.optional(),
  /** It stands on the shop's page now. */
  isShown: z.boolean(),
})
export type PhotoConsent = z.output<typeof photoConsent>

const ofOrder = z.object({
  shop: z.string(),
  /** Where the photo is or would be shown; absent while the shop is not listed. */
  pagePath: z.string().optional(),
  /** The version of the sentences that are agreed to. */
  wording,
  consents: z.array(photoConsent),
})
export type PhotoConsentsOfOrder = z.output<typeof ofOrder>

const answer = z.object({
  act: z.enum(customerConsentActs),
  /** Of the sentences the customer has read. */
  wording,
})

/** The newest request about each photo, as the shop reads it. */
const shopConsents = z.object({
  rows: z.array(
    z.object({
      photoId: id,
      state,
      askedAt: instant,
      answeredAt: instant.optional(),
      answeredBy: z.enum(consentWays).optional(),
      isShown: z.boolean(),
    }),
  ),
  /** How many requests of this order are declined or withdrawn. */
  refusals: count,
  /** How many requests were made after the first of those answers. */
  askedAfterNo: count,
})
export type ShopConsents = z.output<typeof shopConsents>

const agreedPhoto = z.object({
  id,
  orderId: id,
  number: z.string(),
  garments: z.array(piece.shape.garment),
  thumbUrl: z.string(),
})
export type AgreedPhoto = z.output<typeof agreedPhoto>

const token = z.object({ token: z.string().min(1).max(200) })
const size = z.enum(['thumb', 'full'])
const byId = z.object({ id })
const one = z.object({ consentId: id })

export const photoConsentRoutes = {
  ofOrder: route({
    method: 'GET',
    path: '/api/orders/:id/photo-consents',
    access: 'shop:orders.read',
    summary: 'What was asked about the photos of an order, and what the customer said',
    params: byId,
    reply: shopConsents,
  }),
  ask: route({
    method: 'POST',
    path: '/api/orders/:id/photo-consents',
    access: 'shop:orders.write',
    summary:
      'Ask the customer of a delivered order to let a photo of it be shown; asked already, nothing changes. Throws photoConsents.*',
    params: byId,
    body: z.object({ photoId: id }),
    reply: shopConsents,
  }),
  agreed: route({
    method: 'GET',
    path: '/api/shop/portfolio/agreed',
    access: 'shop:shop.write',
    summary:
      'Photos of delivered pieces whose customer agreed, and that are not in the portfolio; newest first',
    reply: z.object({ rows: z.array(agreedPhoto) }),
  }),
  show: route({
    method: 'POST',
    path: '/api/shop/portfolio/agreed/:id',
    access: 'shop:shop.write',
    summary: 'Put such a photo into the portfolio. Throws photoConsents.notFromHere, settings.tooManyPhotos',
    params: byId,
    reply: settingsRoutes.profile.reply,
  }),
  ofLink: route({
    method: 'GET',
    path: '/api/track/:token/photo-consents',
    access: 'public',
    summary: 'What the shop asks about photos of the order behind a private link',
    params: token,
    reply: ofOrder,
  }),
  answerByLink: route({
    method: 'POST',
    path: '/api/track/:token/photo-consents/:consentId',
    access: 'public',
    summary:
      'Say yes or no, or withdraw. Throws photoConsents.notFromHere, photoConsents.wordingChanged and photoConsents.ownShop',
    params: token.extend(one.shape),
    body: answer,
    reply: ofOrder,
  }),
  photoByLink: route({
    method: 'GET',
    path: '/api/track/:token/photo-consents/:consentId/:size',
    access: 'public',
    summary: 'The photo that is asked about',
    params: token.extend({ ...one.shape, size }),
    replies: 'file',
  }),
  ofOwnOrder: route({
    method: 'GET',
    path: '/api/own/orders/:id/photo-consents',
    access: 'signedIn',
    summary: 'What a shop asks about photos of an own order',
    params: byId,
    reply: ofOrder,
  }),
  answerOwn: route({
    method: 'POST',
    path: '/api/own/orders/:id/photo-consents/:consentId',
    access: 'signedIn',
    summary:
      'Say yes or no, or withdraw. Throws photoConsents.notFromHere, photoConsents.wordingChanged and photoConsents.ownShop',
    params: byId.extend(one.shape),
    body: answer,
    reply: ofOrder,
  }),
}
