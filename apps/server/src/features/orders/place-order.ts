import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { announce, wakeScreens } from '../../events/announce.ts'
import { Refusal } from '../../http/refusal.ts'
import { keepFigures } from './keep-figures.ts'
import { actorOf, type OrderPen } from './order-pen.ts'
import { insertOrder, type NewOrder } from './order-store.ts'
import { insertStep } from './step-store.ts'

/**
 * Writes an order that was checked before (see draft-order), numbered after `last` (see lockNumbers): its pieces, its
 * first step, the event and its customer's figures. The counter's own orders and those of public forms come this way.
 */
export async function placeOrder(tx: Tx, pen: OrderPen, order: NewOrder, last: number) {
  const number = last + 1
  const written = await insertOrder(tx, pen, order, number)
  if (written < order.pieces.length)
    throw new Refusal('request.invalid', {}, [{ field: 'pieces', code: 'id' }])
  await Promise.all([
    insertStep(tx, pen, { id: pen.newId(), orderId: order.id, kind: 'taken', stateTo: order.state }),
    keepFigures(tx, order.customer.id),
    announce(tx, actorOf(pen), {
      ...{ id: pen.newId(), at: pen.now, kind: 'orders.taken' },
      subject: { type: 'order', id: order.id, name: orderNumber(number) },
      holes: { customer: order.customer.name, count: order.pieces.length },
    }),
    wakeScreens(tx, pen.shopId, {
      subject: { type: 'customer', id: order.customer.id },
      kind: 'orders.taken',
    }),
  ])
  return { number }
}
