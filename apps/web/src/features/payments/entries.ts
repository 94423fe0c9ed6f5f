import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { type Entry, isReversed, refundableMinor } from '@darzi/tailoring/payments/ledger.ts'

/** What the contract says of a payment is an entry of tailoring's ledger, and more. */
export const isReversedIn = (payments: readonly Payment[], payment: Entry): boolean =>
  isReversed(payments, payment)

/** Said not to have come, and entered since by a line of its own: as came after all it would stand twice. */
export const cameAnew = (
  payments: readonly Payment[],
  { status, amountMinor, createdAt }: Payment,
): boolean =>
  status === 'failed' &&
  payments.some(
    (other) =>
      other.kind === 'payment' &&
      other.status === 'completed' &&
      other.amountMinor === amountMinor &&
      other.createdAt > createdAt &&
      !isReversedIn(payments, other),
  )

/** What of it can still be given back. */
export const refundableOf = (payments: readonly Payment[], payment: Entry): number =>
  refundableMinor(payments, payment)
