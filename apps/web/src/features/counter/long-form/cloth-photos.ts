/** Photos of the cloth, sent when the order stands. Each has a key of its own: sent again it is the same photo. */
import { call } from '../../../data/api.ts'
import { cacheOrder } from '../../../data/order-cache.ts'
import type { ChosenPhoto } from '../../../data/use-draft-photos.ts'
import { shrinkPhoto } from '../../customers/api.ts'
import { forgetPhoto, newPhoto, storePhoto } from '../../orders/api.ts'

/** Throws the refusal. */
export async function sendClothPhoto(orderId: string, { id, file }: ChosenPhoto): Promise<void> {
  const request = {
    params: { id: orderId },
    body: { kind: 'cloth' as const },
    files: { photo: await shrinkPhoto(file) },
  }
  cacheOrder(await call('POST /api/orders/:id/photos', request, { idempotencyKey: id }))
  await forgetPhoto(id)
}

/** Until it is there it waits on the device with the order: the order's page sends it when this screen is left. */
export const storeForOrder = (orderId: string, { id, file }: ChosenPhoto) =>
  storePhoto(newPhoto({ id, orderId, kind: 'cloth', photo: file }))
