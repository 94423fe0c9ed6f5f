import type { Tx } from '../../db/tx.ts'

/** Who did something on this order, by name. */
export async function actorsOn(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('events')
    .select(['member_id', (name) => name.fn.max('actor_name').as('name')])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .orderBy('name')
    .orderBy('member_id')
    .execute()
  return rows.flatMap(({ member_id: id, name }) => (id ? [{ id, name: name ?? '' }] : []))
}

/** More than anybody reads back through. */
const lookedThrough = 500

/** The ids of these customers' orders, the newest first. */
export async function newestOrderIds(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', 'in', customerIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute()
  return rows.map(({ id }) => id)
}
