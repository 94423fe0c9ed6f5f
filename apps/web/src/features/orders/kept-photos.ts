/** Photos of pieces that are still being ordered: on this device, for the one who took them, until the order has them. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type DraftPhoto, draftPhotosOf, forgetDraftPhoto, keepDraftPhoto } from '../../data/draft-photos.ts'
import { newId } from '../../data/new-id.ts'
import { readSession } from '../../data/session.ts'

export interface KeptPhoto extends DraftPhoto {
  kind: Extract<Order['photos'][number]['kind'], 'cloth' | 'style'>
}

interface NewPhoto extends Pick<KeptPhoto, 'kind' | 'photo' | 'pieceId'> {
  orderId: string
  id?: string
}

/** Another member at the same counter does not see them. */
const formOf = (orderId: string) => `draft.orders.${readSession().user?.id ?? ''}.${orderId}`

export const newPhoto = ({ orderId, id = newId(), ...given }: NewPhoto): KeptPhoto => ({
  ...given,
  ...{ id, form: formOf(orderId) },
})

export const isOfOrder = (photo: KeptPhoto, orderId: string) => photo.form === formOf(orderId)

export const keepPhoto: (photo: KeptPhoto) => Promise<unknown> = keepDraftPhoto

export const forgetPhoto: (id: string) => Promise<unknown> = forgetDraftPhoto

/** Those of one order, in the order they were taken. */
export async function keptPhotos(orderId: string): Promise<KeptPhoto[]> {
  const found = await draftPhotosOf(formOf(orderId))
  return found.map((photo) => ({ ...photo, kind: photo.kind === 'style' ? 'style' : 'cloth' }))
}
