/** Photos of an order: the shop's own until shared; taken away with ten seconds to bring them back. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { shrinkPhoto } from '../customers/api.ts'

type Photo = Order['photos'][number]

export interface NewPhoto {
  /** Sent again under the same id, it is the same photo. */
  id?: string
  photo: File
  kind: Photo['kind']
  pieceId?: string
  /** The key of the stage it shows. */
  stage?: string
}

/** What a photo of an order is said to be when it is taken. */
export type PhotoOf = Pick<NewPhoto, 'kind' | 'pieceId' | 'stage'>

/** Throws the refusal. */
export async function addPhoto(order: Pick<Order, 'id'>, { id, photo, kind, pieceId, stage }: NewPhoto) {
  const files = { photo: await shrinkPhoto(photo) }
  const request = { params: { id: order.id }, body: { kind, pieceId, stage }, files }
  cacheOrder(await call('POST /api/orders/:id/photos', request, { idempotencyKey: id }))
}

const edit = async (order: Order, photo: Photo, body: { isShared?: boolean; isRemoved?: boolean }) =>
  cacheOrder(
    await call('PATCH /api/orders/:id/photos/:photoId', {
      params: { id: order.id, photoId: photo.id },
      body,
    }),
  )

export async function sharePhoto(order: Order, photo: Photo): Promise<void> {
  const { isShared } = photo
  try {
    await edit(order, photo, { isShared: !isShared })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t(isShared ? 'orders-page.photo.hidden' : 'orders-page.photo.shared'),
    undo: () => edit(order, photo, { isShared }),
  })
}

export async function removePhoto(order: Order, photo: Photo): Promise<void> {
  try {
    await edit(order, photo, { isRemoved: true })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('orders-page.photo.removed'),
    undo: () => edit(order, photo, { isRemoved: false }),
  })
}
