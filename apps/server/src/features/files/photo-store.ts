import type { Tx } from '../../db/tx.ts'

export interface NewPhoto {
  id: string
  width: number
  height: number
  bytes: number
}

/** Written down before the bytes are stored, so that no bytes lie anywhere unknown: what nothing shows is swept out at night. */
export async function insertPhoto(tx: Tx, writeContext: { shopId: string; now: Date }, photo: NewPhoto) {
  await tx
    .insertInto('files')
    .values({
      shop_id: writeContext.shopId,
      kind: 'photo',
      content_type: 'image/webp',
      created_at: writeContext.now,
      ...photo,
    })
    .execute()
}
