import type { orderRoutes } from '@darzi/contract/orders.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { lockOrder } from './change-store.ts'
import { editedBy } from './edited-by.ts'
import { hangNewPhoto } from './hang-new-photo.ts'
import { readOrder } from './order-queries.ts'
import { photoEdited } from './photo-edited.ts'
import { changePhoto, findPhoto, requirePhotoQuota } from './photo-store.ts'

/** Shares a photo with the customer or not; takes it away or brings it back. What is already so is no change. */
export async function editPhoto(ctx: RequestContext<typeof orderRoutes.editPhoto>) {
  const { tx, params, body, now, publishEvent } = ctx
  const order = await lockOrder(tx, params.id)
  const photo = await findPhoto(tx, { id: params.photoId, orderId: params.id })
  if (!photo) throw notFound()
  const wasRemoved = photo.removed_at !== null
  const { isShared = photo.is_shared, isRemoved = wasRemoved } = body
  if (isShared === photo.is_shared && isRemoved === wasRemoved) return readOrder(tx, params.id, ctx)
  if (wasRemoved && !isRemoved) await requirePhotoQuota(tx, params.id)
  await changePhoto(tx, photo.id, { isShared, removedAt: isRemoved ? (photo.removed_at ?? now) : null })
  await publishEvent({
    kind: `orders.${saying({ wasRemoved, isRemoved, isShared })}`,
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
  })
  if (isRemoved !== wasRemoved)
    await photoEdited(tx, editedBy(ctx), {
      orderId: order.id,
      name: orderNumber(order.number),
      photo: { id: photo.id, kind: photo.kind, isRemoved },
    })
  return readOrder(tx, params.id, ctx)
}

function saying({
  wasRemoved,
  isRemoved,
  isShared,
}: {
  wasRemoved: boolean
  isRemoved: boolean
  isShared: boolean
}) {
  if (wasRemoved !== isRemoved) return isRemoved ? 'photoRemoved' : 'photoRestored'
  return isShared ? 'photoShared' : 'photoUnshared'
}

/** Hangs a photo on an order or one of its pieces; sent again, also at the same moment, it is the same photo. */
export function addPhoto(ctx: StepsContext<typeof orderRoutes.addPhoto>) {
  const { params, body, once } = ctx
  const { kind, pieceId, stage, note, isShared } = body
  return hangNewPhoto(ctx, {
    photo: { orderId: params.id, kind, pieceId, stage, note, isShared: isShared === 'true' },
    once,
    answer: ({ tx }) => readOrder(tx, params.id, ctx),
  })
}
