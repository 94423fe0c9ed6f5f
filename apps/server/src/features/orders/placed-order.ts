import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import type { Around } from '../../http/request-context.ts'
import { requireSameSending } from '../../http/same-sending.ts'
import { findPlaced, findSending, lockNumbers } from './order-store.ts'

/**
 * Whether an order was made under this id, by the same sending. Holds the shop's order numbers, so that what comes after it in
 * this transaction is the first or the second, never both. Throws request.keyReused for another sending.
 */
export async function isSentBefore(
  tx: Tx,
  { shopId, id, sent }: { shopId: string; id: string; sent: unknown },
) {
  await lockNumbers(tx, shopId)
  const before = await findSending(tx, id)
  if (before) requireSameSending(before.sent_hash, sent)
  return before !== undefined
}

/** What whoever ordered from outside is told of their order. Inside its shop. */
export async function readPlaced(tx: Tx, id: string, { settings }: Pick<Around['app'], 'settings'>) {
  const row = await findPlaced(tx, id)
  return {
    order_id: orderNumber(row.number),
    trackingUrl: `${settings.PUBLIC_URL ?? ''}/track/${row.tracking_token}`,
    totalMinor: row.total_minor,
    currency: row.currency,
    promisedOn: row.promised_on,
  }
}
