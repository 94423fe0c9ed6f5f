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

export const tellReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: row.author,
  stars: row.stars,
  words: row.words ?? undefined,
  garments: row.garments,
  reply: row.reply ?? undefined,
  at: row.created_at.toISOString(),
  isHidden: row.hidden_at ? true : undefined,
})
