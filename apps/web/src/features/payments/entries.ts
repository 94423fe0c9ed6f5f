import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { type Entry, isReversed, refundableMinor } from '@darzi/tailoring/payments/ledger.ts'

/** What the contract says of a payment is an entry of tailoring's ledger, and more. */
export const isReversedIn = (payments: readonly Payment[], payment: Entry): boolean =>
  isReversed(payments, payment)

/** What of it can still be given back. */
export const refundableOf = (payments: readonly Payment[], payment: Entry): number =>
  refundableMinor(payments, payment)
