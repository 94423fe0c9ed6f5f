/** For other features: what becomes of awaited payments when their order, which is held, is called off; what was asked for. */
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import { asksOf } from './payment-queries.ts'

export { findAwaited as readAwaitedPayment, hasEntriesSince } from './payment-queries.ts'
export { awaitAgain, stopAwaited } from './payment-store.ts'

/** How much of an order is asked for and not seen yet, and how many lines its ledger has. */
export async function readAwaited(tx: Tx, orderId: string) {
  const lines = await asksOf(tx, orderId)
  return {
    awaitedMinor: awaitedMinor(
      lines.map(({ status, amount_minor }) => ({ status, amountMinor: amount_minor })),
    ),
    lines: lines.length,
  }
}
