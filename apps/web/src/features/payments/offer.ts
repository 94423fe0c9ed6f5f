import type { Order } from '@darzi/contract/order-shapes.ts'
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import { offeredMethods, type PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'

interface Offer {
  /** The order was called off, or more came than is owed: what came all the same is entered, to be given back. */
  isLate: boolean
  /** What stands in the field to begin with. */
  amountMinor: number
  mostMinor: number
  method: PaymentMethodKey
}

/** As much as the server takes at once. */
const mostAtOnce = 100_000_000_000

/**
 * What is most likely to be paid now: what is owed and not awaited. For an order called off nothing is proposed: what was awaited
 * and came after all is entered at its own line, or it would stand twice.
 */
export function offerOf(
  {
    state,
    currency,
    balanceMinor,
    payments,
  }: Pick<Order, 'state' | 'currency' | 'balanceMinor' | 'payments'>,
  isSeen = false,
): Offer {
  if (isSeen || state === 'cancelled')
    return { isLate: true, amountMinor: 0, mostMinor: mostAtOnce, method: lateMethod(currency) }
  const open = balanceMinor - awaitedMinor(payments)
  return {
    isLate: false,
    amountMinor: open > 0 ? open : balanceMinor,
    mostMinor: balanceMinor,
    method: 'cash',
  }
}

/** Money that comes late was mostly sent by phone, where that is a way to pay. */
const lateMethod = (currency: Order['currency']): PaymentMethodKey =>
  offeredMethods(currency).includes('upi') ? 'upi' : 'cash'
