import type { Tx } from '../../db/tx.ts'

/** The language a customer asked for; undefined when nobody has asked. */
export async function languageOfCustomer(tx: Tx, customerId: string) {
  const row = await tx
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.language ?? undefined
}

/** Photos of how the work is to be and of the cloth, oldest first; not those of the customer, nor of the work itself. */
export function workPhotosOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_photos')
    .select(['piece_id', 'file_id'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['style', 'cloth'])
    .where('removed_at', 'is', null)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
}
