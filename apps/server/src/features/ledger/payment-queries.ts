import { type PaymentMethodKey, paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import type { Tx } from '../../db/tx.ts'

/** The lines of an order's ledger in the order they were written. */
export async function entriesOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'method', 'status', 'amount_minor', 'fee_minor', 'reference', 'note'])
    .select([
      'off_price_minor',
      'off_kept_minor',
      'late_turn',
      'reverses',
      'member_name',
      'created_at',
      'completed_at',
      'sent_hash',
    ])
    .where('order_id', '=', orderId)
    .orderBy('turn')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    amountMinor: row.amount_minor,
    offPriceMinor: row.off_price_minor,
    offKeptMinor: row.off_kept_minor,
    lateTurn: row.late_turn ?? undefined,
    reverses: row.reverses ?? undefined,
    method: methodOf(row.method),
    row,
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

/** What is asked for by each line of an order's ledger. */
export const asksOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('payments').select(['status', 'amount_minor']).where('order_id', '=', orderId).execute()

/** An awaited payment with what its code tells; undefined when it waits no more. */
export const findAwaited = (tx: Tx, id: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'payments.shop_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['payments.amount_minor', 'orders.number', 'orders.currency'])
    .where('payments.id', '=', id)
    .where('payments.status', '=', 'pending')
    .executeTakeFirst()

/** Whether a line was written in an order's ledger since, or money of an older one was seen. */
export async function hasEntriesSince(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const entry = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('late_turn', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
