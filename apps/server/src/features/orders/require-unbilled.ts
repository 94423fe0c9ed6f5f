import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { LockedOrder } from './change-store.ts'
import { standingBill } from './ports.ts'

/**
 * What a bill says does not change under it: the bill is given back first, by a credit note. The order is held.
 * Throws orders.billed at the field, with the bill's number.
 */
export async function requireUnbilled(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'billed_minor'>,
  field: string,
) {
  if (order.billed_minor === null) return
  const bill = (await standingBill.use()(tx, order.id)) ?? ''
  throw fieldError(field, 'orders.billed', { bill })
}
