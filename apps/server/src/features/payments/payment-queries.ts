import { type PaymentMethodKey, paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import type { Tx } from '../../db/tx.ts'

/** The lines of an order's ledger in the order they were written. */
export async function entriesOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'method', 'status', 'amount_minor', 'fee_minor', 'reference', 'note'])
    .select(['reverses', 'member_name', 'created_at', 'completed_at', 'sent_hash'])
    .where('order_id', '=', orderId)
    .orderBy('turn')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, status: row.status, amountMinor: row.amount_minor },
    ...{ reverses: row.reverses ?? undefined, method: methodOf(row.method), row },
  }))
}

/** The ledger only ever holds keys of the table of methods. */
function methodOf(key: string): PaymentMethodKey {
  const known = paymentMethodKeys.find((each) => each === key)
  if (!known) throw new Error(`no such payment method: ${key}`)
  return known
}

export type StoredEntry = Awaited<ReturnType<typeof entriesOf>>[number]

/** Which order an entry belongs to. */
export function findEntry(tx: Tx, id: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'reverses', 'sent_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}
