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

export function numberOfOrder(tx: Tx, id: string) {
  return tx.selectFrom('orders').select(['number', 'currency']).where('id', '=', id).executeTakeFirst()
}
