import type { Tx } from '../../db/tx.ts'

/** The id of a customer's last order that the shop took on and that was not called off; a form's wish is none yet. */
export async function lastOrderOf(tx: Tx, customerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'cancelled')
    .where('approved_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
