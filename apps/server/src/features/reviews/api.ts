/** What other features may use of reviews; nothing else of it can be imported from outside. */
export { reviewToReport } from './review-queries.ts'
export { showReview } from './review-store.ts'
