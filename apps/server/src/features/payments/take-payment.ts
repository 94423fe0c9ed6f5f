import type { paymentRoutes } from '@darzi/contract/payments.ts'
import type { Asked } from '../../http/asked.ts'
import { readOrder } from '../orders/read-order.ts'
import { announcePayment } from './announce-payment.ts'
import { enterPayment } from './enter-payment.ts'
import { paymentPenOf } from './payment-pen.ts'
import { lockMoney } from './payment-store.ts'

/** Takes a payment for an order. The same sending again answers the order as it is. Throws what enterPayment throws. */
export async function takePayment(asked: Asked<typeof paymentRoutes.take>) {
  const { tx, params, body } = asked
  const order = await lockMoney(tx, params.id)
  const taking = { orderId: order.id, body, kind: 'payment' } as const
  if (await enterPayment(tx, paymentPenOf(asked), taking))
    await announcePayment(asked, {
      ...{ kind: order.state === 'cancelled' ? 'late' : body.isPending ? 'awaited' : 'taken', order },
      ...{ amountMinor: body.amountMinor, method: body.method },
    })
  return readOrder(tx, order.id, asked)
}
