import type { Expression, SqlBool } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { lookMethod } from '../../images/look-of-pixels.ts'

/**
 * The photos that search by photo may find: of pieces, of cloth, of the collection. Those of people are never among them: nobody
 * is found by their face.
 */
const shownPhotos = (tx: Tx) =>
  tx
    .selectFrom('order_photos')
    .select('file_id')
    .where('removed_at', 'is', null)
    .where('kind', '!=', 'customer')
    .union(
      tx
        .selectFrom('collection_items')
        .select((item) => item.ref('photo_id').$notNull().as('file_id'))
        .where('photo_id', 'is not', null),
    )

const isRead = (tx: Tx, fileId: Expression<string>): Expression<SqlBool> =>
  tx
    .selectFrom('photo_looks')
    .select('photo_looks.file_id')
    .where('photo_looks.method', '=', lookMethod)
    .where('photo_looks.file_id', '=', fileId) as unknown as Expression<SqlBool>

/** Photos nobody has read yet, or only by an older method. */
const unread = (tx: Tx) =>
  tx
    .selectFrom(shownPhotos(tx).as('shown'))
    .where(({ not, exists, ref }) => not(exists(isRead(tx, ref('shown.file_id')))))

export async function unreadPhotos(tx: Tx, most: number): Promise<string[]> {
  const rows = await unread(tx).select('shown.file_id').orderBy('shown.file_id').limit(most).execute()
  return rows.map(({ file_id }) => file_id)
}

export async function countUnread(tx: Tx): Promise<number> {
  const { count } = await unread(tx)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function writeLook(tx: Tx, photo: { shopId: string; fileId: string; look: Buffer }) {
  const row = { method: lookMethod, look: photo.look }
  await tx
    .insertInto('photo_looks')
    .values({ shop_id: photo.shopId, file_id: photo.fileId, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'file_id']).doUpdateSet(row))
    .execute()
}

/** The next looks of the shop, by the ids of their files. */
export const looksAfter = (tx: Tx, after: string | undefined, most: number) =>
  tx
    .selectFrom('photo_looks')
    .select(['file_id', 'look'])
    .where('method', '=', lookMethod)
    .$if(after !== undefined, (rows) => rows.where('file_id', '>', after ?? ''))
    .orderBy('file_id')
    .limit(most)
    .execute()

/** Of these files, the pieces they show; the newest photo first. */
export const piecesShown = (tx: Tx, fileIds: readonly string[]) =>
  tx
    .selectFrom('order_photos as photo')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.shop_id', '=', 'photo.shop_id').onRef('o.id', '=', 'photo.order_id'),
    )
    .innerJoin('customers as customer', (join) =>
      join.onRef('customer.shop_id', '=', 'o.shop_id').onRef('customer.id', '=', 'o.customer_id'),
    )
    .leftJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'photo.shop_id').onRef('piece.id', '=', 'photo.piece_id'),
    )
    .select(['photo.id', 'photo.file_id', 'o.id as order_id', 'o.number'])
    .select(['customer.id as customer_id', 'customer.name as customer_name'])
    .select(['piece.garment_key', 'piece.garment_name'])
    .where('photo.file_id', 'in', fileIds)
    .where('photo.removed_at', 'is', null)
    .where('photo.kind', '!=', 'customer')
    .orderBy('photo.id', 'desc')
    .execute()

export const itemsShown = (tx: Tx, fileIds: readonly string[]) =>
  tx
    .selectFrom('collection_items')
    .select(['id', 'name', 'photo_id'])
    .where('photo_id', 'in', fileIds)
    .orderBy('id')
    .execute()
