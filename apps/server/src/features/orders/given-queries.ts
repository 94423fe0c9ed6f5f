import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { BareOrders } from './card-queries.ts'

/** A page of a list, or as much of it as is counted. */
export interface Page {
  /** The list from where the page begins, in its order. */
  from(rows: BareOrders): BareOrders
  /** Orders that fill the page, and tell that there are more. */
  most: number
}

const hasPieceOfNobody = sql<boolean>`exists (
  select from order_pieces piece where piece.order_id = orders.id and piece.assigned_to is null)`

/** Whether this worker has a piece of the order: one given to them, or one that nobody has alone in an order given to them. */
export const hasPieceOf = (memberId: string): RawBuilder<boolean> => sql<boolean>`(
  (orders.assigned_to = ${memberId} and ${hasPieceOfNobody}) or exists (
    select from order_pieces piece where piece.order_id = orders.id and piece.assigned_to = ${memberId}))`

/**
 * The rows of which this worker has a piece, as many as the page can show: of the orders given to them the page's own, for
 * they may have had half of the book, and those of single pieces.
 */
export const givenTo = (tx: Tx, rows: BareOrders, { memberId, page }: { memberId: string; page: Page }) => {
  const whole = page.from(rows.where('assigned_to', '=', memberId).where(hasPieceOfNobody)).limit(page.most)
  const single = tx.selectFrom('order_pieces').select('order_id as id').where('assigned_to', '=', memberId)
  return rows.where('id', 'in', tx.selectFrom(whole.as('whole')).select('whole.id').union(single))
}
