import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent, wakeScreens } from '../../events/publish-event.ts'
import { AppError } from '../../http/app-error.ts'
import { keepFigures } from './keep-figures.ts'
import { insertOrder, type NewOrder } from './order-store.ts'
import { actorOf, type OrderWriteContext } from './order-write-context.ts'
import { insertStep } from './step-store.ts'

/**
 * Writes an order that was checked before (see draft-order), numbered after `last` (see lockNumbers): its pieces, its
 * first step, the event and its customer's figures. The counter's own orders and those of public forms come this way.
 */
export async function placeOrder(tx: Tx, writeContext: OrderWriteContext, order: NewOrder, last: number) {
  const number = last + 1
  const written = await insertOrder(tx, writeContext, order, number)
  if (written < order.pieces.length)
    throw new AppError('request.invalid', {}, [{ field: 'pieces', code: 'id' }])
  await Promise.all([
    insertStep(tx, writeContext, {
      id: writeContext.newId(),
      orderId: order.id,
      kind: 'taken',
      stateTo: order.state,
    }),
    keepFigures(tx, order.customer.id),
    publishEvent(tx, actorOf(writeContext), {
      id: writeContext.newId(),
      at: writeContext.now,
      kind: 'orders.taken',
      subject: { type: 'order', id: order.id, name: orderNumber(number) },
      params: { customer: order.customer.name, count: order.pieces.length },
    }),
    wakeScreens(tx, writeContext.shopId, {
      subject: { type: 'customer', id: order.customer.id },
      kind: 'orders.taken',
    }),
  ])
  return { number }
}
