import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { ProblemError } from '../../data/problem-error.ts'

/** The order that an earlier sending made, whose answer was lost, when something was changed before sending again. */
export async function findSentOrder(error: unknown, id: string): Promise<Order | undefined> {
  if (!(error instanceof ProblemError) || error.code !== 'request.keyReused') return undefined
  return call('GET /api/orders/:id', { params: { id } }).then(cacheOrder, () => undefined)
}
