import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { writeOffResult } from '@darzi/tailoring/payments/ledger.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { enterWriteOff, entriesOf, findEntry, lockMoney, refused, standingOf } from '../ledger/api.ts'
import { keepFigures, readOrder, reasonOf } from '../orders/api.ts'
import { paymentWriteContextOf } from './payment-write-context.ts'
import { publishPayment } from './publish-payment.ts'

type WriteOffContext = RequestContext<typeof paymentRoutes.writeOff>

/**
 * Gives up what is owed, all or a part: a line of the ledger that lowers the price and moves no money. The same sending again
 * answers the order as it is. Throws payments.aboveBalance, payments.aboveAwaited (at `amountMinor`) and payments.orderCancelled.
 */
export async function writeOff(ctx: WriteOffContext) {
  const { tx, params, body, newId } = ctx
  const reason = reasonOf(body)
  const order = await lockMoney(tx, params.id)
  if (await isWrittenOff(ctx)) return readOrder(tx, order.id, ctx)
  const result = writeOffResult(
    { ...standingOf(order), entries: await entriesOf(tx, order.id) },
    body.amountMinor,
  )
  if ('refused' in result) throw refused(result, { currency: order.currency, field: 'amountMinor' })
  await enterWriteOff(tx, paymentWriteContextOf(ctx), {
    id: body.id ?? newId(),
    orderId: order.id,
    amountMinor: body.amountMinor,
    note: reason,
    sentHash: body.id ? digestOf(body) : undefined,
  })
  await keepFigures(tx, order.customer_id)
  const told = { kind: 'writtenOff', order, amountMinor: body.amountMinor, method: 'cash', reason } as const
  await publishPayment(ctx, told)
  return readOrder(tx, order.id, ctx)
}

async function isWrittenOff({ tx, params, body }: WriteOffContext): Promise<boolean> {
  const entry = body.id ? await findEntry(tx, body.id) : undefined
  if (!entry) return false
  if (entry.order_id !== params.id || entry.kind !== 'write_off') throw fieldError('id', 'request.invalid')
  requireSameSending(entry.sent_hash, body)
  return true
}
