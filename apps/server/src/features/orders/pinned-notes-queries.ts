import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Tx } from '../../db/tx.ts'

/**
 * What is pinned on the customer of an order as a whole, and by name on those of the family it is sewn for; the newest first. A
 * note on anybody else says nothing of this order.
 */
export async function pinnedNotesOf(tx: Tx, orderId: string): Promise<Order['pinnedNotes']> {
  const rows = await tx
    .selectFrom('customer_notes as note')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'note.shop_id').onRef('orders.customer_id', '=', 'note.customer_id'),
    )
    .leftJoin('persons as person', (join) =>
      join.onRef('person.shop_id', '=', 'note.shop_id').onRef('person.id', '=', 'note.person_id'),
    )
    .select(['note.text', 'person.name'])
    .where('orders.id', '=', orderId)
    .where('note.is_pinned', '=', true)
    .where('note.deleted_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('note.person_id', 'is', null),
        exists(
          selectFrom('order_pieces as piece')
            .select('piece.id')
            .whereRef('piece.order_id', '=', 'orders.id')
            .whereRef('piece.person_id', '=', 'note.person_id'),
        ),
      ]),
    )
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .execute()
  return rows.map(({ text, name }) => ({ text, person: name ?? undefined }))
}
