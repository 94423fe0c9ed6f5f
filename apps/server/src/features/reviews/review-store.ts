import type { Tx } from '../../db/tx.ts'

interface NewReview {
  shopId: string
  id: string
  orderId: string
  author: string
  stars: number
  words?: string
  garments: string[]
  now: Date
}

/** Answers false when the order has a review, also one that another request has just written. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const written = await tx
    .insertInto('reviews')
    .values({
      shop_id: review.shopId,
      id: review.id,
      order_id: review.orderId,
      author: review.author,
      stars: review.stars,
      words: review.words || null,
      garments: review.garments,
      created_at: review.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function insertReviewPhoto(
  tx: Tx,
  { shopId, id, reviewId, now }: { shopId: string; id: string; reviewId: string; now: Date },
) {
  await tx
    .insertInto('review_photos')
    .values({ shop_id: shopId, id, review_id: reviewId, created_at: now })
    .execute()
}

/** Hides a review from the page, or shows it again. */
export async function showReview(tx: Tx, id: string, { hiddenAt }: { hiddenAt: Date | null }) {
  await tx.updateTable('reviews').set({ hidden_at: hiddenAt }).where('id', '=', id).execute()
}

/** Answers false when there is no such review. */
export async function writeReply(tx: Tx, id: string, { words, now }: { words: string; now: Date }) {
  const changed = await tx
    .updateTable('reviews')
    .set({ reply: words || null, replied_at: words ? now : null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
