import type { Tx } from '../../db/tx.ts'

/** Whether a record shows this photo; one that was taken off is not shown any more. */
export async function isShown(tx: Tx, photoId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('photo_id', '=', photoId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface RequestContext {
  /** Written before then. */
  before?: Date
  ids?: readonly string[]
}

/** Photos of the shop that nothing shows or keeps any more. */
export async function unshownPhotos(tx: Tx, { before, ids }: RequestContext): Promise<string[]> {
  let photos = unshown(tx)
  if (before) photos = photos.where('created_at', '<', before)
  if (ids) photos = photos.where('files.id', 'in', ids)
  const rows = await photos.orderBy('files.id').execute()
  return rows.map((row) => row.id)
}

const unshown = (tx: Tx) =>
  tx
    .selectFrom('files')
    .select('files.id')
    .where('kind', '=', 'photo')
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('customers')
            .select('customers.id')
            .whereRef('customers.shop_id', '=', 'files.shop_id')
            .whereRef('customers.photo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('order_photos')
            .select('order_photos.id')
            .whereRef('order_photos.shop_id', '=', 'files.shop_id')
            .whereRef('order_photos.file_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('stock_items')
            .select('stock_items.id')
            .whereRef('stock_items.shop_id', '=', 'files.shop_id')
            .whereRef('stock_items.photo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('paper_heads')
            .select('paper_heads.shop_id')
            .whereRef('paper_heads.shop_id', '=', 'files.shop_id')
            .whereRef('paper_heads.logo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('fronts')
            .select('fronts.shop_id')
            .whereRef('fronts.shop_id', '=', 'files.shop_id')
            .whereRef('fronts.logo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('collection_items')
            .select('collection_items.id')
            .whereRef('collection_items.shop_id', '=', 'files.shop_id')
            .whereRef('collection_items.photo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('portfolio_photos')
            .select('portfolio_photos.id')
            .whereRef('portfolio_photos.shop_id', '=', 'files.shop_id')
            .whereRef('portfolio_photos.id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('conversation_messages')
            .select('conversation_messages.id')
            .whereRef('conversation_messages.shop_id', '=', 'files.shop_id')
            .whereRef('conversation_messages.photo_id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('verification_photos')
            .select('verification_photos.id')
            .whereRef('verification_photos.shop_id', '=', 'files.shop_id')
            .whereRef('verification_photos.id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('review_photos')
            .select('review_photos.id')
            .whereRef('review_photos.shop_id', '=', 'files.shop_id')
            .whereRef('review_photos.id', '=', 'files.id'),
        ),
      ),
    )
    .where((photo) =>
      photo.not(
        photo.exists(
          photo
            .selectFrom('dispute_photos')
            .select('dispute_photos.id')
            .whereRef('dispute_photos.shop_id', '=', 'files.shop_id')
            .whereRef('dispute_photos.id', '=', 'files.id'),
        ),
      ),
    )

export async function forgetPhoto(tx: Tx, id: string) {
  await tx.deleteFrom('files').where('id', '=', id).where('kind', '=', 'photo').execute()
}
