import type { Tx } from '../../db/tx.ts'

/** What is to be sewn; photos of the customer and of work that was done stay with the house. */
const kinds = ['cloth', 'style'] as const

/** The work as it stands; undefined once it was called off. */
export const openWork = (tx: Tx, id: string) =>
  tx
    .selectFrom('house_work')
    .select(['order_id', 'tailor_id', 'tailor_order_id'])
    .where('id', '=', id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()

export const photosToGive = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_photos as photo')
    .innerJoin('files', (join) =>
      join.onRef('files.shop_id', '=', 'photo.shop_id').onRef('files.id', '=', 'photo.file_id'),
    )
    .leftJoin('order_pieces as piece', (join) =>
      join.onRef('piece.shop_id', '=', 'photo.shop_id').onRef('piece.id', '=', 'photo.piece_id'),
    )
    .select(['photo.id', 'photo.file_id', 'photo.kind', 'piece.position'])
    .select(['files.width', 'files.height', 'files.bytes'])
    .where('photo.order_id', '=', orderId)
    .where('photo.removed_at', 'is', null)
    .where('photo.kind', 'in', [...kinds])
    .orderBy('photo.id')
    .execute()
export type PhotoToGive = Awaited<ReturnType<typeof photosToGive>>[number]

export async function hasPhoto(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('order_photos').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The piece of an order at this place; undefined where it is of no piece. */
export async function pieceAt(tx: Tx, orderId: string, position: number | null): Promise<string | undefined> {
  if (position === null) return undefined
  const row = await tx
    .selectFrom('order_pieces')
    .select('id')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.id
}
