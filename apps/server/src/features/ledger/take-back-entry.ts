import { type Ledger, refundResult, reverseResult } from '@darzi/tailoring/payments/ledger.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import type { Tx } from '../../db/tx.ts'
import type { StoredEntry } from './payment-queries.ts'
import { insertEntry, type PaymentWriteContext, turnEntry } from './payment-store.ts'
import { offTakenBack } from './ports.ts'

interface Opened {
  order: { id: string }
  entry: StoredEntry
  ledger: Ledger & { isCancelled: boolean }
}

interface TakingBack {
  /** The entry's order is held; see openLedgerOf. */
  opened: Opened
  id: string
  note: string
  sentHash?: Buffer | undefined
}

interface Refunding extends TakingBack {
  amountMinor: number
  isOffPrice?: boolean | undefined
  method: PaymentMethodKey
}

/** Writes that a payment, or a part of it, was given back. Answers what the ledger's rules say; nothing is written when they refuse. */
export async function enterRefund(tx: Tx, writeContext: PaymentWriteContext, refund: Refunding) {
  const { opened, id, note, sentHash, amountMinor, isOffPrice, method } = refund
  const { order, entry, ledger } = opened
  const result = refundResult(ledger, entry, { amountMinor, isOffPrice })
  if ('refused' in result) return result
  if (result.status !== entry.status) await turnEntry(tx, entry.id, { status: result.status })
  await insertEntry(tx, writeContext, {
    id,
    orderId: order.id,
    kind: 'refund',
    method,
    status: 'completed',
    amountMinor: -amountMinor,
    offPriceMinor: result.offPriceMinor,
    note,
    offKeptMinor: result.offKeptMinor,
    isLate: ledger.isCancelled,
    reverses: entry.id,
    sentHash,
  })
  return result
}

/** Writes that an entry was a mistake: exactly what was taken, and its fee. Answers as enterRefund does. */
export async function enterReversal(
  tx: Tx,
  writeContext: PaymentWriteContext,
  { opened, id, note, sentHash }: TakingBack,
) {
  const { order, entry, ledger } = opened
  const result = reverseResult(ledger, entry)
  if ('refused' in result) return result
  await insertEntry(tx, writeContext, {
    id,
    orderId: order.id,
    kind: 'reversal',
    method: entry.method,
    status: 'completed',
    amountMinor: result.amountMinor,
    offPriceMinor: result.offPriceMinor,
    offKeptMinor: result.offKeptMinor,
    isLate: ledger.isCancelled,
    feeMinor: 0 - entry.row.fee_minor,
    note,
    reverses: entry.id,
    sentHash,
  })
  if (result.offPriceMinor !== 0) await offTakenBack.use()(tx, writeContext, order.id)
  if (entry.kind === 'refund' && entry.reverses) await turnEntry(tx, entry.reverses, { status: 'completed' })
  return result
}

interface WritingOff {
  id: string
  orderId: string
  amountMinor: number
  note: string
  sentHash?: Buffer | undefined
}

/** Writes that a part of what is owed was given up. */
export const enterWriteOff = (
  tx: Tx,
  writeContext: PaymentWriteContext,
  { amountMinor: offPriceMinor, ...given }: WritingOff,
) =>
  insertEntry(tx, writeContext, {
    ...given,
    kind: 'write_off',
    // The column asks for a way to pay; nothing was paid.
    method: 'cash',
    status: 'completed',
    amountMinor: 0,
    offPriceMinor,
    isLate: false,
  })
