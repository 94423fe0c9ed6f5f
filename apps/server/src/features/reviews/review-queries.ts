/** Reviews and the orders they are of. All inside the shop. */
import type { Review } from '@darzi/contract/reviews.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const reviews = (tx: Tx) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'author', 'stars', 'words', 'garments', 'reply', 'created_at', 'hidden_at'])
    .select(exactInstant('created_at').as('created_exactly'))
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

const sorts = {
  newest: {
    by: sql`created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ created_exactly }) => created_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<ReviewRow>>

/** For strangers those alone that the operator has not hidden. */
export async function reviewsPage(
  tx: Tx,
  { isPublic, ...asked }: { isPublic: boolean; after?: string; limit: number },
) {
  const { from, most, page } = keyset(sorts, { ...asked, sort: 'newest' })
  const shown = isPublic ? reviews(tx).where('hidden_at', 'is', null) : reviews(tx)
  return page(await from(shown).limit(most).execute())
}

export const reviewOfOrder = (tx: Tx, orderId: string): Promise<ReviewRow | undefined> =>
  reviews(tx).where('order_id', '=', orderId).executeTakeFirst()

export const reviewWithId = (tx: Tx, id: string): Promise<ReviewRow | undefined> =>
  reviews(tx).where('id', '=', id).executeTakeFirst()

export const lockReviewOfOrder = (tx: Tx, orderId: string): Promise<ReviewRow | undefined> =>
  reviews(tx).where('order_id', '=', orderId).forUpdate().executeTakeFirst()

const photos = (tx: Tx, reviewIds: readonly string[]) =>
  tx
    .selectFrom('review_photos')
    .select(['id', 'review_id'])
    .where('review_id', 'in', reviewIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const photosOfReview = async (tx: Tx, id: string): Promise<string[]> =>
  (await photos(tx, [id])).map((photo) => photo.id)

/** Whether a review has this photo; for strangers one that is shown. */
export async function hasReviewPhoto(tx: Tx, photoId: string, { isPublic }: { isPublic: boolean }) {
  let found = tx
    .selectFrom('review_photos')
    .innerJoin('reviews', (join) =>
      join
        .onRef('reviews.shop_id', '=', 'review_photos.shop_id')
        .onRef('reviews.id', '=', 'review_photos.review_id'),
    )
    .select('review_photos.id')
    .where('review_photos.id', '=', photoId)
  if (isPublic) found = found.where('reviews.hidden_at', 'is', null)
  return (await found.executeTakeFirst()) !== undefined
}

/** What a report keeps of a review that is shown. */
export async function reviewToReport(tx: Tx, id: string) {
  const row = await reviews(tx)
    .select(
      sql<string | null>`(select account_id from accounts_of_order(reviews.order_id) limit 1)`.as('writer'),
    )
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      subjectId: row.id,
      author: row.author,
      writerId: row.writer ?? undefined,
      photos: await photosOfReview(tx, row.id),
      said: [`${row.stars}/5`, row.words].filter(Boolean).join('\n'),
    }
  )
}

/** What a review needs of its order: where it stands, whose it is, what was sewn. Holds it until the transaction ends. */
export async function orderToReview(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .select(['orders.state', 'customers.name'])
    .where('orders.id', '=', orderId)
    .forUpdate('orders')
    .executeTakeFirstOrThrow()
  const pieces = await tx
    .selectFrom('order_pieces')
    .select(['garment_key', 'garment_name'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return { ...order, garments: [...new Set(pieces.map((piece) => piece.garment_name ?? piece.garment_key))] }
}

/** Rows with their photos, all of a page asked for at once; `place` is where whoever reads finds them. */
export async function tellReviews(tx: Tx, rows: readonly ReviewRow[], place: string): Promise<Review[]> {
  const all =
    rows.length === 0
      ? []
      : await photos(
          tx,
          rows.map(({ id }) => id),
        )
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    stars: row.stars,
    words: row.words ?? undefined,
    garments: row.garments,
    reply: row.reply ?? undefined,
    photos: all
      .filter((photo) => photo.review_id === row.id)
      .map(({ id }) => ({ id, url: `${place}/${id}/full`, thumbUrl: `${place}/${id}/thumb` })),
    at: row.created_at.toISOString(),
    isHidden: row.hidden_at ? true : undefined,
  }))
}
