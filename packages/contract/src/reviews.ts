/** Reviews: what who received an order says of it, once, through its private link; told beside the shop's page, answered by the shop. */
import { mostReviewPhotos } from '@darzi/tailoring/market/reviews.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { id, instant, lines, page, pageQuery } from './shapes.ts'

const stars = z.int().min(1).max(5)

export const review = z.object({
  id,
  /** First name alone. */
  author: z.string(),
  stars,
  words: z.string().optional(),
  /** Keys of the catalogue, and names of the shop's own garments. */
  garments: z.array(z.string()),
  reply: z.string().optional(),
  photos: z.array(z.object({ id, url: z.string(), thumbUrl: z.string() })),
  at: instant,
  /** The operator keeps it from the page; its shop and who holds the link still read it. */
  isHidden: z.literal(true).optional(),
})
export type Review = z.output<typeof review>

const ofLink = z.object({
  /** The order was handed over and nothing was said of it yet. */
  can: z.object({ review: z.boolean() }),
  review: review.optional(),
})
export type LinkedReview = z.output<typeof ofLink>

const token = z.object({ token: z.string().min(1).max(200) })
const size = z.enum(['thumb', 'full'])

export const reviewRoutes = {
  ofLink: route({
    method: 'GET',
    path: '/api/track/:token/review',
    access: 'public',
    summary: 'What was said of the order behind a private link, and whether it may be said',
    params: token,
    reply: ofLink,
  }),
  write: route({
    method: 'POST',
    path: '/api/track/:token/review',
    access: 'public',
    summary:
      'Review a delivered order, once. Throws reviews.notDelivered, reviews.saidBefore and reviews.ownShop',
    params: token,
    body: z.object({ stars, words: lines(2000).optional() }),
    reply: ofLink,
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/track/:token/review/photos',
    access: 'public',
    summary: `Add a photo to the own review, ${mostReviewPhotos} at most. Throws images.*, reviews.tooManyPhotos and reviews.ownShop`,
    params: token,
    carries: 'form',
    files: ['photo'],
    reply: ofLink,
  }),
  linkedPhoto: route({
    method: 'GET',
    path: '/api/track/:token/review/photos/:photoId/:size',
    access: 'public',
    summary: 'A photo of the own review',
    params: token.extend({ photoId: id, size }),
    replies: 'file',
  }),
  photo: route({
    method: 'GET',
    path: '/api/tailors/:slug/review-photos/:photoId/:size',
    access: 'public',
    summary: 'A photo of a review that is shown',
    params: z.object({ slug: z.string().min(1).max(80), photoId: id, size }),
    replies: 'file',
  }),
  shopPhoto: route({
    method: 'GET',
    path: '/api/shop/review-photos/:photoId/:size',
    access: 'shop:shop.read',
    summary: 'A photo of a review of the own shop',
    params: z.object({ photoId: id, size }),
    replies: 'file',
  }),
  ofTailor: route({
    method: 'GET',
    path: '/api/tailors/:slug/reviews',
    access: 'public',
    summary: 'Reviews of a listed tailor, newest first',
    params: z.object({ slug: z.string().min(1).max(80) }),
    query: z.object(pageQuery),
    reply: page(review),
  }),
  ofShop: route({
    method: 'GET',
    path: '/api/shop/reviews',
    access: 'shop:shop.read',
    summary: 'Reviews of the own shop, newest first',
    query: z.object(pageQuery),
    reply: page(review),
  }),
  reply: route({
    method: 'POST',
    path: '/api/shop/reviews/:id/reply',
    access: 'shop:shop.write',
    summary: 'Answer a review; an empty text takes the answer away',
    params: z.object({ id }),
    body: z.object({ words: lines(2000) }),
    reply: review,
  }),
}
