import type { orderRoutes } from '@darzi/contract/orders.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { fieldError } from '../../http/app-error.ts'
import type { InTx, PublishesEvents, StepsContext } from '../../http/request-context.ts'
import { dropUnshown } from '../customers/api.ts'
import { takeInPhoto } from '../files/api.ts'
import { lockOrder } from './change-store.ts'
import { editedBy } from './edited-by.ts'
import { photoEdited } from './photo-edited.ts'
import { hangPhoto, type NewOrderPhoto, requirePhotoQuota } from './photo-store.ts'

type Given = InTx & PublishesEvents
type Asking = Pick<
  StepsContext<typeof orderRoutes.addPhoto>,
  'files' | 'member' | 'now' | 'newId' | 'app' | 'step'
>

interface Hanging<A> {
  photo: Pick<NewOrderPhoto, 'orderId' | 'pieceId' | 'kind' | 'stage' | 'note' | 'isShared'>
  /** The asked one's, for sendings under one key. */
  once: (work: (given: Given) => Promise<A>) => Promise<A>
  answer: (given: Given) => Promise<A>
}

/**
 * Hangs an uploaded photo on an order. It is read and stored between transactions; what was stored for nothing, as the
 * sending was refused or had come before, is taken away again. Throws images.wrongType, images.tooLarge,
 * images.unreadable, orders.tooManyPhotos.
 */
export async function hangNewPhoto<A>(ctx: Asking, { photo, once, answer }: Hanging<A>): Promise<A> {
  const { member, now, newId, app, step } = ctx
  const { shopId } = member
  await step(({ tx }) => requirePlace(tx, photo))
  const fileId = await takeInPhoto(ctx)
  try {
    return await once(async (given) => {
      const { number } = await requirePlace(given.tx, photo)
      const id = newId()
      await hangPhoto(given.tx, { ...photo, shopId, id, fileId, now })
      await given.enqueue('photos.look', { shopId })
      const subject = { type: 'order', id: photo.orderId, name: orderNumber(number) } as const
      await given.publishEvent({ kind: 'orders.photoAdded', subject })
      await photoEdited(given.tx, editedBy({ ...ctx, ...given }), {
        orderId: photo.orderId,
        name: subject.name,
        photo: { id, kind: photo.kind, isRemoved: false },
      })
      return answer(given)
    })
  } finally {
    await dropUnshown([fileId], { shopId, files: app.files, inShop: (work) => step(({ tx }) => work(tx)) })
  }
}

/** The order, locked, with room for one more photo; a piece must be one of its own. */
async function requirePlace(
  tx: Parameters<typeof lockOrder>[0],
  { orderId, pieceId }: Hanging<unknown>['photo'],
) {
  const order = await lockOrder(tx, orderId)
  if (pieceId && !order.pieces.some(({ id }) => id === pieceId))
    throw fieldError('pieceId', 'request.notFound')
  await requirePhotoQuota(tx, orderId)
  return order
}
