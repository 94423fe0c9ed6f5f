import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { ReadTooEarly, type Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { insertOrder } from './new-order-store.ts'
import type { NewOrder } from './order-store.ts'
import type { OrderWriteContext } from './order-write-context.ts'

/**
 * Writes an order that was checked before (see draft-order), numbered after `last` (see lockNumbers): its pieces, its
 * first step, the event and its customer's figures. The counter's own orders and those of public forms come this way. Throws
 * request.invalid for the id of a piece that is another's, and ReadTooEarly when the order was sent, or its customer changed, since
 * it was checked.
 */
export async function placeOrder(tx: Tx, writeContext: OrderWriteContext, order: NewOrder, last: number) {
  const number = last + 1
  const { now, newId } = writeContext
  const written = await insertOrder(tx, writeContext, {
    order,
    number,
    step: { id: newId(), orderId: order.id, kind: 'taken', stateTo: order.state },
    event: {
      id: newId(),
      at: now,
      kind: 'orders.taken',
      subject: { type: 'order', id: order.id, name: orderNumber(number) },
      params: { customer: order.customer.name, count: order.pieces.length },
    },
  }).catch(tooEarlyIfGone)
  const { row, currency, newPieces, isCustomerAsRead } = written
  if (!currency || !isCustomerAsRead) throw new ReadTooEarly('the order, or its customer, is another by now')
  if (newPieces < order.pieces.length)
    throw new AppError('request.invalid', {}, [{ field: 'pieces', code: 'id' }])
  return { ...row, currency }
}

/** The record is gone when the import it came with was taken back meanwhile. */
function tooEarlyIfGone(error: unknown): never {
  const isGone = error instanceof Error && 'code' in error && error.code === foreignKeyViolation
  throw isGone ? new ReadTooEarly('the customer is gone by now') : error
}
const foreignKeyViolation = '23503'
