/** What the server has of a disputed order. Inside its shop. */
import type { Tx } from '../../db/tx.ts'

export const piecesOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_pieces')
    .select([
      'id',
      'garment_key',
      'garment_name',
      'person_name',
      'stages',
      'stage',
      'state',
      'reworks',
      'snapshot',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export const offersOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('quotes')
    .innerJoin('quote_offers as offer', (join) =>
      join.onRef('offer.shop_id', '=', 'quotes.shop_id').onRef('offer.quote_id', '=', 'quotes.id'),
    )
    .select(['offer.version', 'offer.price_minor', 'offer.ready_on', 'offer.trial_on', 'offer.words'])
    .where('quotes.order_id', '=', orderId)
    .orderBy('offer.version')
    .execute()

export const entriesOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'created_at', 'kind', 'method', 'status', 'amount_minor'])
    .where('order_id', '=', orderId)
    .orderBy('turn')
    .execute()

/** The last two hundred, in the order they were written. */
export async function messagesOf(tx: Tx, { orderId, accountId }: { orderId: string; accountId: string }) {
  const rows = await tx
    .selectFrom('conversation_messages as said')
    .innerJoin('conversations as talk', (join) =>
      join.onRef('talk.shop_id', '=', 'said.shop_id').onRef('talk.id', '=', 'said.conversation_id'),
    )
    .select(['said.id', 'said.author', 'said.words', 'said.sent_at'])
    .where('talk.order_id', '=', orderId)
    .where('talk.account_id', '=', accountId)
    .orderBy('said.sent_at', 'desc')
    .orderBy('said.id', 'desc')
    .limit(200)
    .execute()
  return rows.reverse()
}

export async function eventsOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor_name', 'params'])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.reverse()
}
