/** Photos of pieces that are still being ordered: on this device, for the one who took them, until the order has them. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type DraftPhoto, draftPhotosOf, forgetDraftPhoto, storeDraftPhoto } from '../../data/draft-photos.ts'
import { newId } from '../../data/new-id.ts'
import { readSession } from '../../data/session.ts'

export interface StoredPhoto extends DraftPhoto {
  kind: Extract<Order['photos'][number]['kind'], 'cloth' | 'style'>
}

interface NewPhoto extends Pick<StoredPhoto, 'kind' | 'photo' | 'pieceId'> {
  orderId: string
  id?: string
}

/** Another member at the same counter does not see them. */
const formOf = (orderId: string) => `draft.orders.${readSession().user?.id ?? ''}.${orderId}`

export const newPhoto = ({ orderId, id = newId(), ...given }: NewPhoto): StoredPhoto => ({
  ...given,
  id,
  form: formOf(orderId),
})

export const isOfOrder = (photo: StoredPhoto, orderId: string) => photo.form === formOf(orderId)

export const storePhoto: (photo: StoredPhoto) => Promise<unknown> = storeDraftPhoto

export const forgetPhoto: (id: string) => Promise<unknown> = forgetDraftPhoto

/** Those of one order, in the order they were taken. */
export async function storedPhotos(orderId: string): Promise<StoredPhoto[]> {
  const found = await draftPhotosOf(formOf(orderId))
  return found.map((photo) => ({ ...photo, kind: photo.kind === 'style' ? 'style' : 'cloth' }))
}
