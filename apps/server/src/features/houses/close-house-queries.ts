import type { Tx } from '../../db/tx.ts'

/** What partners have of the house and have not handed over, the oldest first. */
export const openWorkOf = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('house_work as work')
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'work.shop_id').onRef('orders.id', '=', 'work.order_id'),
    )
    .select(['work.order_id', 'work.tailor_id', 'work.tailor_order_id', 'work.tailor_name', 'orders.number'])
    .where('work.shop_id', '=', shopId)
    .where('work.state', 'in', ['pending', 'approved', 'in_progress', 'ready'])
    .orderBy('work.assigned_at')
    .orderBy('work.id')
    .execute()

/** How far an order of the partner's is: asked inside their shop. Undefined where their book has it no more. */
export async function orderToSew(tx: Tx, id: string) {
  const order = await tx.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst()
  if (!order) return undefined
  const pieces = await tx
    .selectFrom('order_pieces')
    .select(['state', 'stage', 'stages', 'reworks'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...order, pieces }
}
