/** Photos of the cloth, sent when the order stands. Each has a key of its own: sent again it is the same photo. */
import { call } from '../../../data/api.ts'
import { newId } from '../../../data/new-id.ts'
import { keepOrder } from '../../orders/order-cache.ts'
import { shrinkPhoto } from '../shrink-photo.ts'

export interface ClothPhoto {
  id: string
  file: File
}

export const clothPhotoOf = (file: File): ClothPhoto => ({ id: newId(), file })

/** Throws the refusal. */
export async function sendClothPhoto(orderId: string, { id, file }: ClothPhoto): Promise<void> {
  const request = {
    params: { id: orderId },
    body: { kind: 'cloth' as const },
    files: { photo: await shrinkPhoto(file) },
  }
  keepOrder(await call('POST /api/orders/:id/photos', request, { idempotencyKey: id }))
}
