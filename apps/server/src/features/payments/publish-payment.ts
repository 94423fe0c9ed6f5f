import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { PublishesEvents } from '../../http/request-context.ts'

interface Moved {
  kind:
    | 'taken'
    | 'awaited'
    | 'completed'
    | 'tooMuch'
    | 'failed'
    | 'refunded'
    | 'refundedOffPrice'
    | 'writtenOff'
    | 'late'
    | 'reversed'
  order: { id: string; number: number; currency: Currency }
  amountMinor: number
  method: string
  reason?: string
}

/** A line of the order's timeline; the amount is written as money of the order, whatever the reader's language. */
export function publishPayment(
  { publishEvent }: PublishesEvents,
  { kind, order, amountMinor, method, reason }: Moved,
) {
  return publishEvent({
    kind: `payments.${kind}`,
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    params: {
      amount: formatMoney(Math.abs(amountMinor), order.currency, 'en'),
      method,
      ...(reason ? { reason } : {}),
    },
  })
}
