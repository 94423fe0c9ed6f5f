import { type TakenBack, takeBackResult } from '@darzi/tailoring/houses/take-back.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { cancelByCustomer, type LockedOrder, lockOrder } from '../orders/api.ts'
import { shopOf } from './partner-store.ts'
import { isInBook, markTakenBack, setWorkState, type Work } from './work-store.ts'

interface Cancelling {
  work: Work
  reason: string
  /** Though it is cut, from a partner that is suspended. */
  isAnyway?: boolean
  now: Date
  newId(): string
}

/**
 * Calls the partner's order off for the house, which is its customer there, unless it is cut or handed over: then nothing is
 * written and the answer says why. Of a partner that is closed, or suspended where that was said, what is cut comes back too; what is
 * to be paid for it is between the two.
 */
export function cancelAtPartner(tx: Tx, cancelling: Cancelling) {
  const { work, reason, now, newId } = cancelling
  const { shop_id: from, tailor_id: to, tailor_order_id: orderId } = work
  return besideShop(tx, { from, to }, async (): Promise<ReturnType<typeof takeBackResult>> => {
    // Of a book that was cleared nothing is left to call off.
    const order = (await isInBook(tx, orderId)) ? await lockOrder(tx, orderId) : undefined
    const result = order ? await resultAt(tx, order, cancelling) : cleared
    if ('refused' in result) return result
    await markTakenBack(tx, work.id, now)
    if (order && result.how === 'calledOff') {
      const partner = { shopId: to, memberId: null, memberName: null, now, newId }
      await cancelByCustomer(tx, partner, { orderId, reason, keptMinor: 0 })
    } else {
      await setWorkState(tx, work.id, { state: 'cancelled', now })
      if (order) await tellTakenBack(tx, order, cancelling)
    }
    return result
  })
}

const cleared = { ok: true, how: 'asItIs' } as const satisfies { ok: true } & TakenBack

async function resultAt(tx: Tx, order: LockedOrder, { work, isAnyway }: Cancelling) {
  const shop = await shopOf(tx, work.tailor_id)
  const partner = shop?.closed_at ? 'closed' : shop?.suspended_at ? 'suspended' : 'atWork'
  return takeBackResult({ ...order, partner, isAnyway })
}

/** In the partner's timeline, for when they are back. */
async function tellTakenBack(tx: Tx, order: LockedOrder, { work, reason, now, newId }: Cancelling) {
  await publishEvent(
    tx,
    { shopId: work.tailor_id, memberId: null, name: null },
    {
      id: newId(),
      at: now,
      kind: 'houses.tookBackCut',
      subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
      params: { reason },
    },
  )
}
