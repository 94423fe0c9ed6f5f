import type { reviewRoutes } from '@darzi/contract/reviews.ts'
import { mostReviewPhotos } from '@darzi/tailoring/market/reviews.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { shopOfSlug } from '../find-tailors/api.ts'
import { openLink, requireCustomer } from '../tracking/api.ts'
import { hasReviewPhoto, lockReviewOfOrder, photosOfReview } from './review-queries.ts'
import { insertReviewPhoto } from './review-store.ts'
import { linkedReview } from './reviews.ts'

/** A photo of what was made, by who holds the order's link and has reviewed it. Throws images.*, reviews.tooManyPhotos. */
export async function addReviewPhoto(ctx: StepsContext<typeof reviewRoutes.addPhoto>) {
  const { params, step, request, now } = ctx
  const { shopId, orderId } = await openLink(step, { token: params.token, address: request.address, now })
  await step(({ tx }) => requireCustomer(tx, { shopId, token: request.token, refusal: 'reviews.ownShop' }))
  const inShop = <T>(work: (given: { tx: Tx }) => Promise<T>) =>
    step(({ tx }) => insideShop(tx, shopId, () => work({ tx })))
  await inShop(({ tx }) => requireQuota(tx, orderId))
  const id = await takeInPhoto({ ...ctx, member: { shopId }, step: inShop })
  return inShop(async ({ tx }) => {
    const reviewId = await requireQuota(tx, orderId)
    await insertReviewPhoto(tx, { shopId, id, reviewId, now })
    return linkedReview(tx, { orderId, token: params.token })
  })
}

async function requireQuota(tx: Tx, orderId: string) {
  const review = await lockReviewOfOrder(tx, orderId)
  if (!review || review.hidden_at) throw notFound()
  if ((await photosOfReview(tx, review.id)).length >= mostReviewPhotos)
    throw new AppError('reviews.tooManyPhotos', { most: mostReviewPhotos })
  return review.id
}

type Size = { photoId: string; size: 'thumb' | 'full' }
const shown = (
  app: RequestContext<typeof reviewRoutes.photo>['app'],
  shopId: string,
  { photoId, size }: Size,
) => photoAnswer({ app, member: { shopId }, params: { id: photoId, size } })

/** To anybody, as long as its review is shown. */
export async function tailorReviewPhoto({ tx, params, app }: RequestContext<typeof reviewRoutes.photo>) {
  const shopId = await shopOfSlug(tx, params.slug)
  if (!shopId) throw notFound()
  const isThere = await insideShop(tx, shopId, () => hasReviewPhoto(tx, params.photoId, { isPublic: true }))
  if (!isThere) throw notFound()
  return shown(app, shopId, params)
}

export async function ownReviewPhoto({
  tx,
  params,
  app,
  member,
}: RequestContext<typeof reviewRoutes.shopPhoto>) {
  if (!(await hasReviewPhoto(tx, params.photoId, { isPublic: false }))) throw notFound()
  return shown(app, member.shopId, params)
}

export async function linkedReviewPhoto(ctx: StepsContext<typeof reviewRoutes.linkedPhoto>) {
  const { params, step, request, now, app } = ctx
  const { shopId, orderId } = await openLink(step, { token: params.token, address: request.address, now })
  const isThere = await step(({ tx }) =>
    insideShop(tx, shopId, async () => {
      const review = await lockReviewOfOrder(tx, orderId)
      return review && (await photosOfReview(tx, review.id)).includes(params.photoId)
    }),
  )
  if (!isThere) throw notFound()
  return shown(app, shopId, params)
}
