import { cancelTerms } from '@darzi/tailoring/orders/customer-life.ts'
import { movedBy } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { stopAwaited } from '../ledger/api.ts'
import { lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'
import { makeStep } from './make-step.ts'
import type { OrderWriteContext } from './order-write-context.ts'
import { reasonOf } from './reason-of.ts'
import { termsOf } from './terms-store.ts'

interface Cancelling {
  orderId: string
  reason: string
  /** What the customer was told the shop keeps. */
  keptMinor: number
}

/**
 * The customer calls an order off. What the shop keeps is what they were told; the rest it owes them from now on. Inside the shop. Throws
 * orders.cancelTooLate, and orders.termsChanged when it went on meanwhile.
 */
export async function cancelByCustomer(
  tx: Tx,
  writeContext: OrderWriteContext,
  { orderId, reason: said, keptMinor }: Cancelling,
) {
  const reason = reasonOf({ reason: said })
  const order = await lockOrder(tx, orderId)
  const agreed = await termsOf(tx, orderId)
  const { state, pieces, paid_minor: paidMinor } = order
  const terms = cancelTerms({ state, pieces, paidMinor, advanceMinor: agreed?.advanceMinor })
  if ('refused' in terms) throw new AppError(terms.refused, terms.params)
  if (terms.keptMinor !== keptMinor) throw new AppError('orders.termsChanged')
  const stopped = await stopAwaited(tx, order.id)
  await makeStep(tx, writeContext, order, {
    kind: 'cancelled',
    to: 'cancelled',
    pieces: pieces.flatMap((piece) => {
      const move = movedBy('cancel', piece)
      return move ? [{ id: piece.id, ...move }] : []
    }),
    reason,
    cause: 'keep',
    stopped,
    change: { cancel_reason: reason, kept_minor: Math.min(keptMinor, order.total_minor) },
    says: { kind: 'orders.cancelledByCustomer', params: { reason } },
  })
  await keepFigures(tx, order.customer_id)
}
