/** How many photos a customer adds to a review. */
export const mostReviewPhotos = 4
