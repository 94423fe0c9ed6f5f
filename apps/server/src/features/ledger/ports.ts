import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import { port } from '../../port.ts'

export interface SentBack {
  tx: Tx
  enqueue: InTx['enqueue']
  shopId: string
  now: Date
  /** The entry the money came by, and the refund of it. */
  entryId: string
  refundId: string
}

/** What came through a gateway is given back through it. Provided by online-payments. */
export const moneySentBack = port<(given: SentBack) => Promise<void>>('money sent back')

/** Money of an order was given back or given up, or that was taken back. Provided by houses. */
export const refundEntered =
  port<(tx: Tx, by: { shopId: string; now: Date; newId(): string }, orderId: string) => Promise<void>>(
    'refunds that were entered',
  )

/** What was taken off the price of an order, which is held, was taken back: it costs that again. Provided by bills. */
export const offTakenBack = port<(tx: Tx, by: { now: Date }, orderId: string) => Promise<void>>(
  'prices that are raised again',
)
