import { takeBackResult } from '@darzi/tailoring/houses/take-back.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { cancelByCustomer, lockOrder } from '../orders/api.ts'
import { isInBook, markTakenBack, setWorkState, type Work } from './work-store.ts'

interface Cancelling {
  work: Work
  reason: string
  now: Date
  newId(): string
}

/**
 * Calls the partner's order off for the house, which is its customer there, unless it is cut or handed over: then nothing is
 * written and the answer says why.
 */
export function cancelAtPartner(tx: Tx, { work, reason, now, newId }: Cancelling) {
  const { shop_id: from, tailor_id: to, tailor_order_id: orderId } = work
  return besideShop(tx, { from, to }, async (): Promise<ReturnType<typeof takeBackResult>> => {
    // Of a book that was cleared nothing is left to call off.
    const isThere = await isInBook(tx, orderId)
    const result = isThere ? takeBackResult(await lockOrder(tx, orderId)) : { ok: true as const }
    if ('refused' in result) return result
    await markTakenBack(tx, work.id, now)
    const partner = { shopId: to, memberId: null, memberName: null, now, newId }
    if (isThere) await cancelByCustomer(tx, partner, { orderId, reason, keptMinor: 0 })
    else await setWorkState(tx, work.id, { state: 'cancelled', now })
    return result
  })
}
