import type { Tx } from '../../db/tx.ts'
import type { NewOrderPhoto } from './photo-store.ts'
import { type EditedBy, type OrderEdit, orderEdited } from './ports.ts'

interface PhotoEdit extends Pick<OrderEdit, 'orderId' | 'name'> {
  photo: { id: string; kind: NewOrderPhoto['kind']; isRemoved: boolean }
}

/** A photo was hung, taken away or brought back: of the cloth or the style it belongs to what is to be sewn. */
export async function photoEdited(tx: Tx, by: EditedBy, { photo, ...order }: PhotoEdit) {
  const { id, kind, isRemoved } = photo
  if (kind === 'cloth' || kind === 'style')
    await orderEdited.use()(tx, by, { ...order, photo: { id, isRemoved } })
}
