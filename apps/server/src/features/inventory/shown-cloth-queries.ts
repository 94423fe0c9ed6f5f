import type { Tx } from '../../db/tx.ts'

const shown = (tx: Tx) =>
  tx
    .selectFrom('stock_items')
    .where('is_shown', '=', true)
    .where('is_archived', '=', false)
    .where('category', '=', 'fabric')

/** Cloth that customers may see, with a photo, newest first: what a customer sees of it and no more. Inside its shop. */
export async function shownCloths(tx: Tx, most: number) {
  const rows = await shown(tx)
    .select(['id', 'name', 'photo_id', 'photo_width_mm'])
    .where('photo_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, name, photo_id, photo_width_mm }) =>
    photo_id === null ? [] : [{ id, name, photoId: photo_id, photoWidthMm: photo_width_mm ?? undefined }],
  )
}

/** Whether this photo is of such cloth. Inside its shop. */
export async function isOfShownCloth(tx: Tx, photoId: string): Promise<boolean> {
  const row = await shown(tx).select('id').where('photo_id', '=', photoId).limit(1).executeTakeFirst()
  return row !== undefined
}
