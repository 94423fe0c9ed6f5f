import type { Tx } from '../../db/tx.ts'

/** What is pinned on the customer of an order, for whoever cuts and sews it, the newest first. */
export async function pinnedNotesOf(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer_notes as note')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'note.shop_id').onRef('orders.customer_id', '=', 'note.customer_id'),
    )
    .select('note.text')
    .where('orders.id', '=', orderId)
    .where('note.is_pinned', '=', true)
    .where('note.deleted_at', 'is', null)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .execute()
  return rows.map(({ text }) => text)
}
