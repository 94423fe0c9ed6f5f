import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'

interface Told {
  shopId: string
  orderId: string
  number: number
  kind:
    | 'disputes.raised'
    | 'disputes.withdrawn'
    | 'disputes.answered'
    | 'disputes.decided'
    | 'disputes.remakeAsked'
    | 'disputes.remakeAgreed'
    | 'disputes.remakeDeclined'
  name: string | null
  memberId?: string
}

/** A line of the order's timeline. Inside the shop. */
export function tellOfDispute(
  { tx, newId, now }: { tx: Tx; newId(): string; now: Date },
  { shopId, orderId, number, kind, name, memberId }: Told,
) {
  const subject = { type: 'order', id: orderId, name: orderNumber(number) } as const
  const params = { number: orderNumber(number) }
  const actor = { shopId, memberId: memberId ?? null, name }
  return publishEvent(tx, actor, { id: newId(), at: now, kind, subject, params })
}
