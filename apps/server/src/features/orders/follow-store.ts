/** Orders go with their customers: to the record that was kept in a merge and back, and under the name they have now. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { orderSearchText } from './order-store.ts'

interface Moving {
  from: string
  to: string
}

/** Moves all orders of a record to another; answers which. */
export async function moveOrders(tx: Tx, { from, to }: Moving): Promise<string[]> {
  const moved = await tx
    .updateTable('orders')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}

interface Memory {
  /** Orders that came with the merge; older memories have none. */
  orderIds?: readonly string[]
  /** People who go back. */
  personIds: readonly string[]
}

/** Orders that came with a merge go back, and those taken since for nobody but people who go back. */
export async function moveOrdersBack(tx: Tx, { from, to }: Moving, { orderIds = [], personIds }: Memory) {
  await tx
    .updateTable('orders')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .where(
      sql<boolean>`(id = any(${orderIds}::uuid[]) or not exists (
        select from order_pieces piece
         where piece.shop_id = orders.shop_id and piece.order_id = orders.id
           and piece.person_id <> all(${personIds}::uuid[])))`,
    )
    .execute()
}

/** Writes the search texts of a customer's orders anew; to be called after a change of the name or phone. */
export async function refreshOrderSearch(
  tx: Tx,
  customer: { id: string; name: string; phone: string | null },
) {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'number'])
    .select((order) =>
      order
        .selectFrom('order_pieces as piece')
        .select(sql<string[]>`array_agg(piece.person_name order by piece.position)`.as('people'))
        .whereRef('piece.order_id', '=', 'orders.id')
        .as('people'),
    )
    .where('customer_id', '=', customer.id)
    .execute()
  if (rows.length === 0) return
  const texts = rows.map(({ id, number, people }) => ({
    id,
    text: orderSearchText({ number, customer, people: people ?? [] }),
  }))
  await sql`
    update orders set search_text = fresh.text
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as fresh (id uuid, text text)
     where orders.id = fresh.id and orders.search_text <> fresh.text`.execute(tx)
}
