/** Reviews: of delivered orders alone, once each, by who holds the order's private link. Stars are summed by the database. */
import { reviewRoutes } from '@darzi/contract/reviews.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { addReviewPhoto, linkedReviewPhoto, ownReviewPhoto, tailorReviewPhoto } from './review-photos.ts'
import { reviewsPage, tellReviews } from './review-queries.ts'
import { listReviewsOfTailor, readLinkedReview, replyToReview, shopPhotos, writeReview } from './reviews.ts'

export function openReviews(app: AppContext) {
  handleInSteps(app, reviewRoutes.ofLink, readLinkedReview)
  handleInSteps(app, reviewRoutes.write, writeReview)
  handleInSteps(app, reviewRoutes.addPhoto, addReviewPhoto)
  handleInSteps(app, reviewRoutes.linkedPhoto, linkedReviewPhoto)
  handle(app, reviewRoutes.photo, tailorReviewPhoto)
  handle(app, reviewRoutes.shopPhoto, ownReviewPhoto)
  handle(app, reviewRoutes.ofTailor, listReviewsOfTailor)
  handle(app, reviewRoutes.ofShop, async ({ tx, query }) => {
    const { rows, next } = await reviewsPage(tx, { ...query, isPublic: false })
    return { rows: await tellReviews(tx, rows, shopPhotos), next }
  })
  handle(app, reviewRoutes.reply, replyToReview)
}
