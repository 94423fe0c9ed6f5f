import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hangNewPhoto } from './hang-new-photo.ts'
import { readOrder } from './order-queries.ts'

/** Hangs a photo on an order or one of its pieces; sent again, also at the same moment, it is the same photo. */
export function addPhoto(ctx: StepsContext<typeof orderRoutes.addPhoto>) {
  const { params, body, once } = ctx
  const { kind, pieceId, stage, isShared } = body
  return hangNewPhoto(ctx, {
    photo: { orderId: params.id, kind, pieceId, stage, isShared: isShared === 'true' },
    once,
    answer: ({ tx }) => readOrder(tx, params.id, ctx),
  })
}
