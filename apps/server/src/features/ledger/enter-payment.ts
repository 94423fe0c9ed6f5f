import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { type Ledger, nameResult, takeResult } from '@darzi/tailoring/payments/ledger.ts'
import { methodRefused, type PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { standingOf } from './order-standing.ts'
import { entriesOf, findEntry, methodsOff, type StoredEntry } from './payment-queries.ts'
import {
  insertEntry,
  insertNewEntry,
  lockMoney,
  type NewEntry,
  type PaymentWriteContext,
} from './payment-store.ts'
import { refused } from './refused.ts'

export interface PaymentBody {
  id?: string
  amountMinor: number
  method: PaymentMethodKey
  reference?: string
  note?: string
  isPending?: boolean
  /** The money was seen: it is entered whatever is owed, and by whatever way it came. */
  isSeen?: boolean
  /** The failed payment it was sent for. */
  names?: string
}

/**
 * Writes money received for an order, which is held until the transaction ends. Answers whether it was new: the same
 * sending again adds nothing. Throws payments.methodOff, payments.methodNotOffered and payments.methodNotAwaited (at `method`),
 * payments.aboveBalance and payments.aboveAwaited (at `amountMinor`), payments.notFailed and payments.namedBefore (at `names`),
 * payments.orderCancelled for a payment to await, request.keyReused when its id came with other content before, and notFound.
 */
export async function enterPayment(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { orderId, body }: { orderId: string; body: PaymentBody },
): Promise<boolean> {
  const order = await lockMoney(tx, orderId)
  if (await isEntered(tx, body, orderId)) return false
  if (!isSeen(body)) requireNotOff(body, await methodsOff(tx))
  requireWay(body, order.currency)
  const ledger = { ...standingOf(order), entries: await entriesOf(tx, orderId) }
  requireNamed(body, ledger)
  if (!isSeen(body)) requireOwed(body, { ledger, currency: order.currency })
  const isLate = order.state === 'cancelled'
  await insertEntry(tx, writeContext, newEntry(writeContext, { orderId, body, kind: 'payment', isLate }))
  return true
}

interface OfNewOrder {
  body: PaymentBody
  order: { id: string; totalMinor: number; currency: Currency }
  /** Ways to pay that the shop does not offer, as they were read before its numbers were locked. */
  methodsOff?: readonly string[]
  /** Where the body stands in what was sent, such as `advance.`: refusals name the field there. */
  at?: string
}

/**
 * Writes the advance of an order that this transaction has just made: nobody else knows it, so nothing of it is locked or looked
 * up. Throws what enterPayment throws.
 */
export async function enterAdvance(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { body, order, methodsOff: off = [], at = '' }: OfNewOrder,
): Promise<StoredEntry> {
  const { currency, totalMinor } = order
  const entry = newEntry(writeContext, { orderId: order.id, body, kind: 'advance', isLate: false })
  const written = await insertNewEntry(tx, writeContext, entry)
  if (!written) throw fieldError(`${at}id`, 'request.invalid')
  requireNotOff(body, off, at)
  requireWay(body, currency, at)
  requireOwed(body, { ledger: { totalMinor, entries: [] }, currency, at })
  return written
}

/** What was seen is there, whatever is owed; what is only asked for was not. */
const isSeen = ({ isSeen: said, names, isPending }: PaymentBody) =>
  !isPending && (said === true || names !== undefined)

function requireNotOff({ method }: PaymentBody, off: readonly string[], at = '') {
  if (off.includes(method)) throw fieldError(`${at}method`, 'payments.methodOff')
}

function requireNamed({ names }: PaymentBody, { entries }: Ledger) {
  if (!names) return
  const result = nameResult(
    entries,
    entries.find(({ id }) => id === names),
  )
  if ('refused' in result) throw fieldError('names', result.refused)
}

function requireWay(body: PaymentBody, currency: Currency, at = '') {
  const notThisWay = methodRefused(body, currency)
  if (notThisWay) throw fieldError(`${at}method`, notThisWay)
}

interface Owing {
  ledger: Ledger
  currency: Currency
  at?: string
}

function requireOwed(body: PaymentBody, { ledger, currency, at = '' }: Owing) {
  const result = takeResult(ledger, body.amountMinor, statusOf(body))
  if ('refused' in result) throw refused(result, { currency, field: `${at}amountMinor` })
}

const statusOf = ({ isPending }: PaymentBody) => (isPending ? 'pending' : 'completed')

const newEntry = (
  { newId }: PaymentWriteContext,
  { body, ...entry }: Pick<NewEntry, 'orderId' | 'kind' | 'isLate'> & { body: PaymentBody },
): NewEntry => ({
  ...entry,
  id: body.id ?? newId(),
  method: body.method,
  amountMinor: body.amountMinor,
  status: statusOf(body),
  reference: body.reference,
  names: body.names,
  note: body.note,
  sentHash: body.id ? digestOf(body) : undefined,
})

/** The sender's id was used for this order before; for another one it is a mistake of the sender. */
async function isEntered(tx: Tx, body: PaymentBody, orderId: string): Promise<boolean> {
  const entry = body.id ? await findEntry(tx, body.id) : undefined
  if (!entry) return false
  const isSame = entry.order_id === orderId && !entry.reverses
  if (!isSame) throw fieldError('id', 'request.invalid')
  requireSameSending(entry.sent_hash, body)
  return true
}
