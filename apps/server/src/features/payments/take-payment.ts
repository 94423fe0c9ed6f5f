import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { balanceMinor, settleResult } from '@darzi/tailoring/payments/ledger.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { balanceOf, enterPayment, lockMoney, openLedgerOf, refused, turnEntry } from '../ledger/api.ts'
import { readOrder } from '../orders/api.ts'
import { paymentWriteContextOf } from './payment-write-context.ts'
import { publishPayment } from './publish-payment.ts'

/** Takes a payment for an order. The same sending again answers the order as it is. Throws what enterPayment throws. */
export async function takePayment(ctx: RequestContext<typeof paymentRoutes.take>) {
  const { tx, params, body } = ctx
  const order = await lockMoney(tx, params.id)
  const owedMinor = balanceOf(order)
  const taking = { orderId: order.id, body }
  if (await enterPayment(tx, paymentWriteContextOf(ctx), taking))
    await publishPayment(ctx, {
      kind: takenAs(body, { isCancelled: order.state === 'cancelled', owedMinor }),
      order,
      amountMinor: body.amountMinor,
      method: body.method,
    })
  return readOrder(tx, order.id, ctx)
}

function takenAs(
  { isPending, amountMinor }: { isPending: boolean; amountMinor: number },
  { isCancelled, owedMinor }: { isCancelled: boolean; owedMinor: number },
) {
  if (isCancelled) return 'late'
  if (isPending) return 'awaited'
  return amountMinor > owedMinor ? 'tooMuch' : 'taken'
}

/**
 * Says how an awaited payment turned out; saying the same again changes nothing. Money that was seen is entered also when the
 * balance was paid another way meanwhile: what is too much is then to be given back. What failed stays failed: its money, seen
 * after all, is a payment that names it. Throws payments.notPending.
 */
export async function settlePayment(ctx: RequestContext<typeof paymentRoutes.settle>) {
  const { tx, params, body, now } = ctx
  const { order, entry, ledger } = await openLedgerOf(tx, params.id)
  const isSaidAgain = entry.status === body.to && (!body.reference || body.reference === entry.row.reference)
  if (isSaidAgain) return readOrder(tx, order.id, ctx)
  const result = settleResult(entry)
  if ('refused' in result) throw refused(result, order)
  await turnEntry(tx, entry.id, {
    status: body.to,
    reference: body.reference,
    ...(body.to === 'completed' ? { completedAt: now } : {}),
    ...(body.to === 'completed' && ledger.isCancelled ? { lateFor: order.id } : {}),
  })
  await publishPayment(ctx, {
    kind: body.to === 'completed' && entry.amountMinor > balanceMinor(ledger) ? 'tooMuch' : body.to,
    order,
    amountMinor: entry.amountMinor,
    method: entry.method,
  })
  return readOrder(tx, order.id, ctx)
}
