import type { Tx } from '../../db/tx.ts'
import type { KeptPhoto } from './form-photo.ts'

interface NewFile {
  shopId: string
  id: string
  width: number
  height: number
  bytes: number
  now: Date
}

export async function insertFile(tx: Tx, { shopId, now, ...file }: NewFile) {
  await tx
    .insertInto('files')
    .values({ shop_id: shopId, kind: 'photo', content_type: 'image/webp', created_at: now, ...file })
    .execute()
}

interface NewPhotos {
  shopId: string
  orderId: string
  photos: readonly KeptPhoto[]
  now: Date
  newId(): string
}

/** Hangs a form's pictures on the order it became. */
export async function hangPhotos(tx: Tx, { shopId, orderId, photos, now, newId }: NewPhotos) {
  if (photos.length === 0) return
  const of = { shop_id: shopId, order_id: orderId, created_at: now }
  await tx
    .insertInto('order_photos')
    .values(photos.map(({ fileId, kind }) => ({ ...of, id: newId(), file_id: fileId, kind })))
    .execute()
}
