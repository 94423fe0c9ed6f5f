import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { writeOffRuling } from '@darzi/tailoring/payments/ledger.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal } from '../../http/refusal.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { keepFigures } from '../orders/keep-figures.ts'
import { readOrder } from '../orders/read-order.ts'
import { reasonOf } from '../orders/reason-of.ts'
import { announcePayment } from './announce-payment.ts'
import { standingOf } from './order-standing.ts'
import { paymentPenOf } from './payment-pen.ts'
import { entriesOf, findEntry } from './payment-queries.ts'
import { insertEntry, lockMoney } from './payment-store.ts'
import { refused } from './refused.ts'

type AskedToWriteOff = Asked<typeof paymentRoutes.writeOff>

/**
 * Gives up what is owed, all or a part: a line of the ledger that lowers the price and moves no money. The same sending again
 * answers the order as it is. Throws payments.aboveBalance, payments.aboveAwaited (at `amountMinor`) and payments.orderCancelled.
 */
export async function writeOff(asked: AskedToWriteOff) {
  const { tx, params, body, newId } = asked
  const reason = reasonOf(body)
  const order = await lockMoney(tx, params.id)
  if (await isWrittenOff(asked)) return readOrder(tx, order.id, asked)
  const ruling = writeOffRuling(
    { ...standingOf(order), entries: await entriesOf(tx, order.id) },
    body.amountMinor,
  )
  if ('refused' in ruling) throw refused(ruling, { currency: order.currency, field: 'amountMinor' })
  await insertEntry(tx, paymentPenOf(asked), {
    // The column asks for a way to pay; nothing was paid.
    ...{ id: body.id ?? newId(), orderId: order.id, kind: 'write_off', method: 'cash', status: 'completed' },
    ...{ amountMinor: 0, offPriceMinor: body.amountMinor, note: reason, isLate: false },
    sentHash: body.id ? digestOf(body) : undefined,
  })
  await keepFigures(tx, order.customer_id)
  const told = { kind: 'writtenOff', order, amountMinor: body.amountMinor, method: 'cash', reason } as const
  await announcePayment(asked, told)
  return readOrder(tx, order.id, asked)
}

async function isWrittenOff({ tx, params, body }: AskedToWriteOff): Promise<boolean> {
  const entry = body.id ? await findEntry(tx, body.id) : undefined
  if (!entry) return false
  if (entry.order_id !== params.id || entry.kind !== 'write_off') throw fieldRefusal('id', 'request.invalid')
  requireSameSending(entry.sent_hash, body)
  return true
}
