import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { hangNewPhoto } from './hang-new-photo.ts'
import { readOrder } from './order-queries.ts'

/** Hangs a photo on an order or one of its pieces; sent again, also at the same moment, it is the same photo. */
export function addPhoto(asked: AskedInSteps<typeof orderRoutes.addPhoto>) {
  const { params, body, once } = asked
  const { kind, pieceId, stage, isShared } = body
  return hangNewPhoto(asked, {
    wish: { orderId: params.id, kind, pieceId, stage, isShared: isShared === 'true' },
    once,
    answer: ({ tx }) => readOrder(tx, params.id, asked),
  })
}
