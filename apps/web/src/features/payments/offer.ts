import type { Order } from '@darzi/contract/order-shapes.ts'
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'

interface Offer {
  /** The order was called off: what came all the same is entered, to be given back. */
  isLate: boolean
  /** What stands in the field to begin with. */
  amountMinor: number
  mostMinor: number
  method: PaymentMethodKey
}

/** As much as the server takes at once. */
const mostAtOnce = 100_000_000_000

/** What is most likely to be paid now: what is owed and not awaited; of an order called off, what was awaited last. */
export function offerOf({
  state,
  balanceMinor,
  payments,
}: Pick<Order, 'state' | 'balanceMinor' | 'payments'>): Offer {
  if (state === 'cancelled') {
    const missed = payments.findLast(({ status }) => status === 'failed')
    const { amountMinor = 0, method = 'upi' } = missed ?? {}
    return { isLate: true, amountMinor, mostMinor: mostAtOnce, method }
  }
  const open = balanceMinor - awaitedMinor(payments)
  return {
    ...{
      isLate: false,
      amountMinor: open > 0 ? open : balanceMinor,
      mostMinor: balanceMinor,
      method: 'cash',
    },
  }
}
