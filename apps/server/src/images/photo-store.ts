/** Pictures of the shop: where their bytes lie, and the row that is written before them. Rooms hang them on their own. */
import type { Tx } from '../db/tx.ts'

export interface NewPhoto {
  id: string
  width: number
  height: number
  bytes: number
}

/** Where a photo's bytes lie in the file store. */
export const photoKey = ({ shopId, id, size }: { shopId: string; id: string; size: 'full' | 'thumb' }) =>
  `${shopId}/${id}/${size}.webp`

/** Written down before the bytes are stored, so that no bytes lie anywhere unknown: see customers/tidy-photos. */
export async function insertPhoto(tx: Tx, pen: { shopId: string; now: Date }, photo: NewPhoto) {
  await tx
    .insertInto('files')
    .values({
      ...{ shop_id: pen.shopId, kind: 'photo', content_type: 'image/webp', created_at: pen.now },
      ...photo,
    })
    .execute()
}
