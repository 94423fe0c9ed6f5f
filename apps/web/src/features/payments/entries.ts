import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { awaitedMinor, type Entry, isReversed, refundableMinor } from '@darzi/tailoring/payments/ledger.ts'

/** What the contract says of a payment is an entry of tailoring's ledger, and more. */
export const isReversedIn = (payments: readonly Payment[], payment: Entry): boolean =>
  isReversed(payments, payment)

/** What of it can still be given back. */
export const refundableOf = (payments: readonly Payment[], payment: Entry): number =>
  refundableMinor(payments, payment)

/** What of the balance can be written off: what is on its way is left standing, to be written down when it comes. */
export const writableMinor = ({ balanceMinor, payments }: Pick<Order, 'balanceMinor' | 'payments'>): number =>
  Math.max(0, balanceMinor - awaitedMinor(payments))

/** The newest payment of which so much can be given back; else the newest of which anything can. */
export function refundableEntry(payments: readonly Payment[], amountMinor: number): Payment | undefined {
  const open = payments.filter((payment) => refundableOf(payments, payment) > 0)
  return open.findLast((payment) => refundableOf(payments, payment) >= amountMinor) ?? open.at(-1)
}
