import type { paymentRoutes } from '@darzi/contract/payments.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enterPayment, lockMoney } from '../ledger/api.ts'
import { readOrder } from '../orders/api.ts'
import { paymentWriteContextOf } from './payment-write-context.ts'
import { publishPayment } from './publish-payment.ts'

/** Takes a payment for an order. The same sending again answers the order as it is. Throws what enterPayment throws. */
export async function takePayment(ctx: RequestContext<typeof paymentRoutes.take>) {
  const { tx, params, body } = ctx
  const order = await lockMoney(tx, params.id)
  const taking = { orderId: order.id, body, kind: 'payment' } as const
  if (await enterPayment(tx, paymentWriteContextOf(ctx), taking))
    await publishPayment(ctx, {
      kind: order.state === 'cancelled' ? 'late' : body.isPending ? 'awaited' : 'taken',
      order,
      amountMinor: body.amountMinor,
      method: body.method,
    })
  return readOrder(tx, order.id, ctx)
}
