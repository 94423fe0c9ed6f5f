import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import type { SumFact } from './order-sum.ts'

/**
 * Saves the notes, the discount or the surcharge by `send`, which is to send the version of the order it is given. What a colleague changed
 * otherwise meanwhile stays; orders.changedMeanwhile is thrown when it was the same fact, and the order shows theirs.
 */
export async function saveFact(
  order: Order,
  fact: 'notes' | SumFact,
  send: (seen: Order) => Promise<void>,
): Promise<void> {
  try {
    return await send(order)
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = cacheOrder(await call('GET /api/orders/:id', { params: { id: order.id } }))
    if (now[fact] !== order[fact]) throw error
    await send(now)
  }
}
