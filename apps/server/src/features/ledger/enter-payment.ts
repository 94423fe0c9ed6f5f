import { takeResult } from '@darzi/tailoring/payments/ledger.ts'
import { methodRefused, type PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { standingOf } from './order-standing.ts'
import { entriesOf, findEntry } from './payment-queries.ts'
import { insertEntry, lockMoney, type PaymentWriteContext } from './payment-store.ts'
import { refused } from './refused.ts'

export interface PaymentBody {
  id?: string
  amountMinor: number
  method: PaymentMethodKey
  reference?: string
  note?: string
  isPending?: boolean
}

export interface Taking {
  kind: 'advance' | 'payment'
  /** Where the body stands in what was sent, such as `advance.`: refusals name the field there. */
  at?: string
}

/**
 * Writes money received for an order, which is held until the transaction ends. Answers whether it was new: the same
 * sending again adds nothing. Throws payments.methodNotOffered and payments.methodNotAwaited (at `method`),
 * payments.aboveBalance and payments.aboveAwaited (at `amountMinor`), payments.orderCancelled for a payment to await, request.keyReused when its id came with other content before, and notFound.
 */
export async function enterPayment(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { orderId, body, kind, at = '' }: Taking & { orderId: string; body: PaymentBody },
): Promise<boolean> {
  const order = await lockMoney(tx, orderId)
  if (await isEntered(tx, body, { orderId, at })) return false
  const notThisWay = methodRefused(body, order.currency)
  if (notThisWay) throw fieldError(`${at}method`, notThisWay)
  const entries = await entriesOf(tx, orderId)
  const status = body.isPending ? 'pending' : 'completed'
  const result = takeResult({ ...standingOf(order), entries }, body.amountMinor, status)
  if ('refused' in result) throw refused(result, { currency: order.currency, field: `${at}amountMinor` })
  await insertEntry(tx, writeContext, {
    id: body.id ?? writeContext.newId(),
    orderId,
    kind,
    method: body.method,
    amountMinor: body.amountMinor,
    status,
    reference: body.reference,
    note: body.note,
    isLate: order.state === 'cancelled',
    sentHash: body.id ? digestOf(body) : undefined,
  })
  return true
}

/** The sender's id was used for this order before; for another one it is a mistake of the sender. */
async function isEntered(
  tx: Tx,
  body: PaymentBody,
  { orderId, at }: { orderId: string; at: string },
): Promise<boolean> {
  const entry = body.id ? await findEntry(tx, body.id) : undefined
  if (!entry) return false
  const isSame = entry.order_id === orderId && !entry.reverses
  if (!isSame) throw fieldError(`${at}id`, 'request.invalid')
  requireSameSending(entry.sent_hash, body)
  return true
}
